import type { ModelBatch } from '#server/models/contract/model.ts'

/** Characters of a continuation that are looked at before the first of them is passed on. */
const LOOK = 200
/** Shorter repetitions are taken for chance, unless all of the text is as short. */
const SHORTEST = 8

/**
 * A continuation without the last words of the text that it goes on from: a model is asked to begin with them, and may
 * leave them out.
 */
export async function* joined(text: string, batches: AsyncIterable<ModelBatch>): AsyncGenerator<ModelBatch> {
  let held: string | undefined = ''
  for await (const batch of batches) {
    if (held === undefined) {
      yield batch
      continue
    }
    held += batch.pieces.join('')
    // One that ends without a word may be asked once more.
    if (held === '' || (held.length < LOOK && batch.finish === undefined)) {
      yield { ...batch, pieces: [] }
      continue
    }
    const rest: string = withoutRepetition(text, held)
    held = undefined
    yield { ...batch, pieces: rest === '' ? [] : [rest] }
  }
  if (held) yield { pieces: [withoutRepetition(text, held)] }
}

/** Returns what follows the longest beginning of `next` that `text` ends with. */
export function withoutRepetition(text: string, next: string): string {
  const bare = next.replace(/^[\s"“„«…]+/u, '')
  const quoted = /^["“„«]/u.test(next.trimStart())
  const shortest = Math.min(SHORTEST, text.trimEnd().length)
  for (const end of [text, text.trimEnd()]) {
    for (let length = Math.min(bare.length, end.length); length >= shortest && length > 0; length -= 1) {
      if (end.endsWith(bare.slice(0, length))) {
        const rest = quoted ? bare.slice(length).replace(/^["”“»]/u, '') : bare.slice(length)
        // A space that stood at the end of the text is there already.
        return end.length < text.length ? rest.trimStart() : rest
      }
    }
  }
  return spaced(text, next)
}

/** A sentence that begins right after another one's end. */
function spaced(text: string, next: string): string {
  return /[.,;:!?]$/.test(text) && /^\p{L}/u.test(next) ? ` ${next}` : next
}
