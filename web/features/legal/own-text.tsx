import type { ReactNode } from 'react'
import type { PublicSite } from '#shared/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useLanguage } from '#web/lib/use-language.ts'

const t = textsOf('legal')

type Written = NonNullable<NonNullable<PublicSite['legal']>['notice']>

/** A text that an operator wrote, in the language of the screen, or in English with a line that says so. */
export function OwnText({ text }: { text: Written }) {
  const language = useLanguage()
  const own = text[language]
  return (
    <>
      {own === undefined && <p>{t('englishOnly')}</p>}
      <div lang={own === undefined ? 'en' : language}>{blocksOf(own ?? text.en)}</div>
    </>
  )
}

/** Headings (#), lists (-) and paragraphs; anything else is shown as it was written. */
function blocksOf(text: string): ReactNode[] {
  return text.split(/\n\s*\n/).map((block, at) => {
    const key = `${at}`
    const lines = block.trim().split('\n')
    const [first = ''] = lines
    if (/^#{1,3} /.test(first) && lines.length === 1) return <h2 key={key}>{first.replace(/^#+ /, '')}</h2>
    if (lines.every((line) => /^[-*] /.test(line.trim()))) {
      return (
        <ul key={key}>
          {lines.map((line) => (
            <li key={line}>{line.trim().slice(2)}</li>
          ))}
        </ul>
      )
    }
    return <p key={key}>{lines.join(' ')}</p>
  })
}
