import { rulesFor } from '#server/assistant/rules/compile-rules.ts'
import type { RuleBox } from '#server/assistant/rules/rules.ts'
import type { RoadmapSummary } from '#server/assistant/types.ts'
import type { Audience } from '#shared/admin/prompt-boxes.ts'
import type { Language } from '#shared/language.ts'
import type { ReplyPlan } from './plan-reply.ts'

/** What the guide says to a message that it could not read in time. */
const UNREAD: Record<Language, string> = {
  en: 'I couldn’t read this message: it takes too long as it stands. Your words are saved. Please send the main point again in a few plain sentences.',
  de: 'Ich konnte diese Nachricht nicht lesen: So, wie sie dasteht, dauert es zu lange. Deine Worte sind gespeichert. Schick mir das Wichtigste bitte noch einmal in ein paar einfachen Sätzen.',
  es: 'No he podido leer este mensaje: tal como está, tardo demasiado. Tus palabras están guardadas. Envíame lo principal otra vez en unas pocas frases sencillas.',
  fr: 'Je n’ai pas pu lire ce message : tel quel, cela prend trop de temps. Tes mots sont enregistrés. Renvoie-moi l’essentiel en quelques phrases simples.',
}

/** A message that could not be read in time. */
export interface UnreadInput {
  readonly language: Language
  readonly boxes: readonly RuleBox[]
  readonly audience: Audience
  readonly roadmap: RoadmapSummary | null
  readonly model: boolean
}

/** What a reply is written from without reading its message: no knowledge, and the rules that ask nothing of it. */
export function unreadPlan({ language, boxes, audience, roadmap, model }: UnreadInput): ReplyPlan {
  const turn = {
    message: '',
    language,
    first: false,
    audience,
    level: roadmap?.level ?? null,
    counters: roadmap?.counters ?? null,
  }
  const rules = rulesFor(boxes, turn)
  return {
    hits: [],
    index: [],
    language,
    found: undefined,
    rules,
    guide: model ? undefined : { text: UNREAD[language], asks: null },
  }
}
