import { LANGUAGES } from '#shared/language.ts'
import { MEMBER_STARTERS, STARTERS } from '#shared/starters.ts'
import { ENTRY_TARGET } from '../knowledge/questions-file.ts'
import type { EntryAnswer, KnowledgeHit } from '../types.ts'
import type { Prepared } from './answer.ts'
import type { Turn } from './turn.ts'

/** Where each starter is answered: `slug/answer`, by its words. */
const PINNED = new Map(
  LANGUAGES.flatMap((lang) =>
    [...STARTERS[lang], ...MEMBER_STARTERS[lang].flat()].map(
      ({ prompt, answer }) => [prompt, answer] as const,
    ),
  ),
)

/** The answer that a starter of the empty page is pinned to; undefined for other messages, and when it is gone. */
export function pinnedAnswer({ text, library }: Turn): Prepared | undefined {
  const [slug = '', id] = PINNED.get(text.trim())?.split('/') ?? []
  const entry: (KnowledgeHit['entry'] & { answers?: readonly EntryAnswer[] }) | undefined = slug
    ? library.find(slug)
    : undefined
  if (!entry) return undefined
  if (id === ENTRY_TARGET) return { entry, answer: null }
  const answer = entry.answers?.find((each) => each.id === id)
  return answer && { entry, answer }
}
