import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Learned, readInputs } from './learned-inputs.ts'

const MANIFEST = 'content/learned/manifest.json'

/** SHA-256 of each learned file and of everything it was learned from, by path. */
const Manifest = z.record(
  z.string(),
  z.strictObject({ sha256: z.string(), inputs: z.record(z.string(), z.string()) }),
)

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

const readManifest = (root: string) => {
  const path = join(root, MANIFEST)
  return existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

const hashesOf = (learned: Learned, root: string) =>
  Object.fromEntries(Array.from(readInputs(learned, root), ([path, text]) => [path, sha256(text)]))

/** Writes a learned file, and into the manifest what it was learned from. */
export function writeLearned(learned: Learned, bytes: Uint8Array, root = '.'): void {
  const entry = { sha256: sha256(bytes), inputs: hashesOf(learned, root) }
  const manifest = { ...readManifest(root), [learned.output]: entry }
  writeFileSync(join(root, learned.output), bytes)
  writeFileSync(join(root, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Says, a sentence each, what moved since a file was learned; nothing where it is what its inputs gave. */
export function staleInputs(learned: Learned, root = '.'): string[] {
  const { output, command } = learned
  const about = `since ${output} was learned: run ${command}`
  const known = readManifest(root)[output]
  if (!known || !existsSync(join(root, output))) return [`${output} was never learned: run ${command}`]
  const now = hashesOf(learned, root)
  const changed = Object.entries(known.inputs).flatMap(([path, hash]) =>
    now[path] === hash ? [] : [`${path} ${now[path] === undefined ? 'went' : 'changed'} ${about}`],
  )
  const added = Object.keys(now).filter((path) => !(path in known.inputs))
  const own = sha256(readFileSync(join(root, output))) === known.sha256
  return [
    ...changed,
    ...added.map((path) => `${path} came ${about}`),
    ...(own ? [] : [`${output} is not what was learned: run ${command}`]),
  ]
}
