import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digestOf, hexDigestOf } from './digest.ts'

it('digests a text as the runtime does, so that digests stored by earlier releases stay valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hash = () => createHash('sha256').update(text)
      expect(digestOf(text)).toBe(hash().digest('base64url'))
      expect(hexDigestOf(text)).toBe(hash().digest('hex'))
    }),
  )
})
