import { Quote } from '#web/ui/quote.tsx'
import { useNoticed } from './use-noticed.ts'

/** A visitor's own words, with those underlined that an account would keep. */
export function NoticedMessage({ id, text }: { id: string | null; text: string }) {
  const noticed = useNoticed()
  const marks = (noticed?.facts ?? []).flatMap(({ messageId, quote }) => {
    const start = messageId === id && quote !== '' ? text.indexOf(quote) : -1
    return start === -1 ? [] : [{ start, end: start + quote.length, state: 'waiting' as const }]
  })
  return <Quote text={text} marks={marks} />
}
