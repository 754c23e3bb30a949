import { readFileSync } from 'node:fs'
import { type Dialogue, evaluateDialogues } from './dialogues.ts'
import { evaluateExtraction } from './extraction.ts'
import type { UtteranceCase } from './fixtures.ts'
import { evaluateLevels } from './levels.ts'

const KINDS: Record<string, (data: never) => object> = {
  extraction: (data: UtteranceCase[]) => evaluateExtraction(data),
  dialogues: (data: Dialogue[]) => evaluateDialogues(data),
  levels: (data: Parameters<typeof evaluateLevels>[0]) => evaluateLevels(data),
}

/** `npm run eval -- KIND FILE`: a table with each miss, then one line of JSON (decisions section 6a). */
export async function run(args: string[]): Promise<void> {
  const [kind, file] = args.filter((arg) => !arg.startsWith('--'))
  const evaluate = kind ? KINDS[kind] : undefined
  if (!evaluate || !file) {
    console.error(`Usage: npm run eval -- ${Object.keys(KINDS).join('|')} FILE`)
    process.exitCode = 1
    return
  }
  const data = JSON.parse(readFileSync(file, 'utf8'))
  const list = Array.isArray(data) ? data : (data.cases ?? data.dialogues ?? data.profiles ?? [])
  console.log(JSON.stringify(evaluate(list as never)))
}
