import type { Language } from '#shared/language.ts'
import type { DocumentKind, FilledField, OfferedDocument } from '#shared/offered-document.ts'
import type { RoadmapSummary } from '../types.ts'
import { FORMS } from './forms.ts'
import { readMessage } from './read-message.ts'
import { isPhrase, readRoadmap } from './read-roadmap.ts'

/** What a document is filled from. */
interface Known {
  /** The message that asks for it; empty when none does. */
  readonly message: string
  readonly messageId?: string | null
  /** What the founder wrote before it, oldest first. */
  readonly earlier?: readonly string[]
  readonly roadmap: RoadmapSummary | null
  readonly lang: Language
}

/** Fills the form of a document from the founder's message and from the roadmap; what nobody said stays open. */
export function fillDocument(
  kind: DocumentKind,
  { message, messageId = null, earlier = [], roadmap, lang }: Known,
): OfferedDocument {
  const said = { ...saidBefore(earlier, lang), ...readMessage(message, lang) }
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
const LASTING = ['product', 'claim', 'contact', 'addressee', 'sender', 'us'] as const

function saidBefore(earlier: readonly string[], lang: Language) {
  const readings = earlier.map((message) => readMessage(message, lang))
  const lasting = readings.flatMap((each) => LASTING.flatMap((key) => (each[key] ? [[key, each[key]]] : [])))
  return Object.fromEntries(lasting) as ReturnType<typeof readMessage>
}
