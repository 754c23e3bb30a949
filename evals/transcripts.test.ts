import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type TranscriptCase, writeTranscripts } from './transcripts.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const cases: TranscriptCase[] = JSON.parse(read('transcripts.json'))

describe('docs/transcripts.md', () => {
  it('is what the command writes', async () => {
    const command = 'npm run -s eval -- transcripts evals/transcripts.json > docs/transcripts.md'
    expect(await writeTranscripts(cases), `The guide speaks differently now: ${command}`).toBe(
      read('../docs/transcripts.md'),
    )
  })

  it('shows eight turns each in English, German and French', () => {
    expect(cases.map(({ lang, turns }) => [lang, turns.length])).toEqual([
      ['en', 8],
      ['de', 8],
      ['fr', 8],
    ])
  })
})
