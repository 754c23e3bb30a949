import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../language.ts'

/** Longest values, in characters, and how many there may be of each. */
export const ENTRY_TEXT_LIMITS = {
  translation: 4_000,
  answers: 60,
  says: 1_200,
  step: 400,
  steps: 4,
  question: 300,
  questions: 20,
} as const
/** Bytes of a body that holds the translations and answers of an entry. */
const TEXTS_BODY_LIMIT = 1024 * 1024

const text = (name: string, max: number) =>
  z.string(`${name} must be text`).trim().max(max, `${name} must be less than ${max} characters`)
const required = (name: string, max: number) => text(name, max).min(1, `${name} is required`)

/** One value for each language that an answer has: at least one, and an empty one is left out. */
const inLanguages = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(LANGUAGES), value)

/** The languages that the text of an entry is translated into, which is itself English. */
export const TRANSLATED = ['de', 'es', 'fr'] as const
const Translated = z.enum(TRANSLATED)

/** What of an entry goes with its text: translations by language, and the prepared answers. */
export const EntryPart = z.enum([...TRANSLATED, 'answers'])
export type EntryPart = z.infer<typeof EntryPart>

/** An answer that a reply may lead with, to questions like those it names. */
export const PreparedAnswer = z.object({
  /** Never changes, and is the only one of its entry. */
  id: z
    .string()
    .regex(
      /^[a-z0-9]{1,40}(-[a-z0-9]{1,40}){0,12}$/,
      'An id is words in small letters with "-" between them',
    ),
  asks: inLanguages(
    z.array(required('A question', ENTRY_TEXT_LIMITS.question)).max(ENTRY_TEXT_LIMITS.questions),
  ),
  says: inLanguages(required('The answer', ENTRY_TEXT_LIMITS.says)),
  steps: inLanguages(z.array(required('A step', ENTRY_TEXT_LIMITS.step)).max(ENTRY_TEXT_LIMITS.steps)),
})
export type PreparedAnswer = z.infer<typeof PreparedAnswer>

/** Translations and prepared answers of an entry; what is stale was written for another text and is not used. */
export const EntryTexts = z.object({
  translations: z.partialRecord(Translated, text('A translation', ENTRY_TEXT_LIMITS.translation)),
  answers: z
    .array(PreparedAnswer)
    .max(ENTRY_TEXT_LIMITS.answers, `An entry has at most ${ENTRY_TEXT_LIMITS.answers} answers`)
    .refine(
      (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
      'Two answers have the same id',
    ),
  stale: z.array(EntryPart).max(TRANSLATED.length + 1),
})
export type EntryTexts = z.infer<typeof EntryTexts>

const Moment = z.iso.datetime({ offset: true }).max(40)
export const SavedTexts = EntryTexts.extend({ updated_at: Moment })
export type SavedTexts = z.infer<typeof SavedTexts>

export const entryTextsApi = {
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/admin/knowledge/:id/texts',
    access: 'operator',
    input: z.object({ id: Uuid }),
    output: SavedTexts,
  }),
  /** 409 `conflict` with what is stored as `current`, when the entry was changed after `expectedUpdatedAt`. */
  save: endpoint({
    method: 'PUT',
    path: '/rest/v1/admin/knowledge/:id/texts',
    access: 'admin',
    body: TEXTS_BODY_LIMIT,
    input: EntryTexts.extend({ id: Uuid, expectedUpdatedAt: Moment }),
    output: SavedTexts,
  }),
}
