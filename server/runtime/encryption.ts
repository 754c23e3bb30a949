import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** A secret as it is stored: AES-256-GCM with a random nonce, bound to the name it was sealed under. */
export const Sealed = z.object({
  v: z.literal(1),
  /** Tells which secret the key follows from, without telling the secret. */
  key: z.string(),
  nonce: z.string(),
  box: z.string(),
})
export type Sealed = z.infer<typeof Sealed>

/** Keeps secrets at rest (trust.md, keys). */
export interface Encryption {
  seal(name: string, secret: string): Sealed
  /** Undefined when it was sealed with another secret or under another name, or was changed since. */
  open(name: string, sealed: Sealed): string | undefined
}

const TAG_BYTES = 16

/** The key follows from AUTH_SECRET, so every replica opens what another sealed. */
export function createEncryption(authSecret: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'settings-v1', 32))
  const id = createHash('sha256').update('settings-key-id').update(key).digest('hex').slice(0, 12)
  return {
    seal(name, secret) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const box = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return { v: 1, key: id, nonce: nonce.toString('base64'), box: box.toString('base64') }
    },
    open(name, sealed) {
      if (sealed.key !== id) return undefined
      const box = Buffer.from(sealed.box, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.nonce, 'base64'))
        decipher.setAAD(Buffer.from(name)).setAuthTag(box.subarray(-TAG_BYTES))
        return decipher.update(box.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
