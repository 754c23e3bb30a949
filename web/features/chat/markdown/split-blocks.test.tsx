import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import type { Block, Split } from './blocks.ts'
import { splitBlocks } from './split-blocks.ts'

const blocksOf = (split: Split): Block[] => [...split.settled, split.open]

const html = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>)
    .replace(/\s*\n\s*/g, '\n')
    .replace(/<code([^>]*)>\n<\/code>/g, '<code$1></code>')
    .trim()

const apart = (text: string) =>
  blocksOf(splitBlocks(text, undefined, true))
    .map((block) => html(block.text))
    .filter(Boolean)
    .join('\n')

const inPieces = (text: string, sizes: readonly number[]) => {
  let split: Split | undefined
  let at = 0
  for (let turn = 0; at < text.length; turn++) {
    at += sizes[turn % sizes.length] ?? 1
    split = splitBlocks(text.slice(0, at), split)
  }
  return { growing: split ?? splitBlocks(''), complete: splitBlocks(text, split, true) }
}

/** Lines that begin, continue, end or nearly begin every kind of block. */
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', '', '', ' ', 'text', 'more *text*', 'a | b', '**bold**') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '- a',
      '* b',
      '+ c',
      '1. one',
      '2. two',
      '10. ten',
      '1) par',
      '-',
      '*',
      '3.',
      '- [x] t',
      '-     far',
      '-\ttab',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('```', '```js', '~~~', '````', '`` `', '``` a`b') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '# h',
      '## h ##',
      '#',
      '#no',
      '===',
      '=',
      '---',
      '--',
      '***',
      '- - -',
      '_ _ _',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '| a | b |',
      '|---|---|',
      '|-',
      '| :- | -: |',
      '- | -',
      '--- | ---',
      ':-:',
      '| c |',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom('> q', '>', '> - x', '> ```', '> # h', '>> deep') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '<div>',
      '</div>',
      '<b>',
      '<b> x',
      '<!-- c',
      '-->',
      '<pre>',
      '</pre>',
      '<?x',
      '?>',
      '<a href="x">',
      '<script>',
    ),
  },
)
const indent = fc.constantFrom('', '', '', '', '', ' ', '  ', '   ', '    ', '     ', '\t', ' \t')
const prefix = fc.constantFrom('', '', '', '', '', '', '- ', '> ', '1. ')
const documents = fc
  .array(fc.tuple(indent, prefix, line), { minLength: 1, maxLength: 14 })
  .chain((rows) =>
    fc.tuple(fc.constant(rows.map((row) => row.join(''))), fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')),
  )
  .map(([rows, end]) => rows.join(end))

const runs = Number(import.meta.env.VITE_FUZZ_RUNS ?? 600)

describe('splitting Markdown into blocks', () => {
  it('keeps every character, in order', () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(
          blocksOf(splitBlocks(text, undefined, true))
            .map((block) => block.text)
            .join(''),
        ).toBe(text)
      }),
      { numRuns: runs },
    )
  })

  it('comes to the same blocks however the text was cut on its way', () => {
    fc.assert(
      fc.property(documents, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (text, sizes) => {
        const { growing, complete } = inPieces(text, sizes)
        expect(blocksOf(complete)).toEqual(blocksOf(splitBlocks(text, undefined, true)))
        expect(blocksOf(growing)).toEqual(blocksOf(splitBlocks(text)))
      }),
      { numRuns: runs },
    )
  })

  it('never takes a settled block back', () => {
    fc.assert(
      fc.property(documents, (text) => {
        let split: Split | undefined
        for (let end = 1; end <= text.length; end++) {
          const next = splitBlocks(text.slice(0, end), split)
          expect(next.settled.slice(0, split?.settled.length ?? 0)).toEqual(split?.settled ?? [])
          split = next
        }
      }),
      { numRuns: Math.min(500, runs) },
    )
  })

  it('renders block by block exactly what the whole renders', () => {
    fc.assert(
      fc.property(documents, (text) => {
        expect(apart(text)).toBe(html(text))
      }),
      { numRuns: runs },
    )
  })
})
