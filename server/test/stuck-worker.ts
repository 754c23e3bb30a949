import type { Call, Outcome } from '#server/workers/texts/thread.ts'

/** Answers with the texts it was given, unless one says to hang: then never, as native code can. */
export function run(calls: readonly Call[]): Outcome[] {
  return calls.map(({ input }) => {
    const { text } = input as { text: string }
    if (text === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    return { value: text }
  })
}
