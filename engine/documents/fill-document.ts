import type { Language } from '#shared/language.ts'
import type { DocumentKind, FilledField, OfferedDocument } from '#shared/offered-document.ts'
import type { RoadmapSummary } from '../types.ts'
import { stillTrue } from './facts.ts'
import { FORMS } from './forms.ts'
import { readMessage } from './read-message.ts'
import { isPhrase, readRoadmap } from './read-roadmap.ts'
import type { MessageSource } from './sources.ts'

/** What a document is filled from. */
interface Known {
  /** The message that asks for it; empty when none does. */
  readonly message: string
  readonly messageId?: string | null
  /** What the founder wrote before it, oldest first. */
  readonly earlier?: readonly string[]
  readonly roadmap: RoadmapSummary | null
  readonly lang: Language
  /** What a mail asks for where the message does not say. */
  readonly purpose?: string | undefined
}

/** Fills the form of a document from the founder's message and from the roadmap; what nobody said stays open. */
export function fillDocument(
  kind: DocumentKind,
  { message, messageId = null, earlier = [], roadmap, lang, purpose }: Known,
): OfferedDocument {
  const now = readMessage(message, lang)
  const { texts, facts } = stillTrue([...earlier, message], lang)
  const answers = now.purpose === 'reply'
  const said = {
    ...(facts && facts !== now.claim && { facts }),
    ...(purpose && { purpose }),
    ...saidBefore(texts, lang, answers ? [...LASTING, 'quantity', 'amount'] : LASTING),
    ...now,
  }
  const known = readRoadmap(roadmap)
  const filled = FORMS[kind][lang].fields.flatMap(({ key, from, fit, choices }) => {
    for (const source of from) {
      const words = source in said ? said[source as keyof typeof said] : known[source]
      const fits = words && (choices ? words in choices : fit !== 'phrase' || isPhrase(words, lang))
      if (!fits) continue
      const own = { value: words, source: 'message', messageId } as const
      const field: FilledField = source in said ? own : { ...own, source: 'roadmap', messageId: null }
      return [[key, field] as const]
    }
    return []
  })
  return { kind, lang, fields: Object.fromEntries(filled) }
}

/** Who and what a venture is about stays from message to message; numbers and dates belong to the one they stand in. */
const LASTING: readonly MessageSource[] = ['product', 'claim', 'contact', 'addressee', 'sender', 'us']

function saidBefore(earlier: readonly string[], lang: Language, keys: readonly MessageSource[]) {
  const readings = earlier.map((message) => readMessage(message, lang))
  // Who introduces themselves names their own people.
  const isOwn = (key: MessageSource) => key === 'contact' || key === 'addressee'
  const lasting = readings.flatMap((each) =>
    keys.flatMap((key) => (each[key] && !(each.sender && isOwn(key)) ? [[key, each[key]]] : [])),
  )
  return Object.fromEntries(lasting) as ReturnType<typeof readMessage>
}
