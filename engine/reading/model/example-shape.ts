import { z } from 'zod'
import type { Language } from '#shared/language.ts'

/** The file that holds the example of a language. */
export const exampleFile = (lang: Language): string => `content/prompts/reading-example.${lang}.yaml`

const Items = z.array(z.record(z.string(), z.unknown()))

/** A message, what stood on the roadmap and was asked before it, and how it is read. */
export const ReadingExample = z.strictObject({
  roadmap: z.string().min(1),
  question: z.string().min(1).optional(),
  message: z.string().min(1),
  reading: z.strictObject({
    answer: z.record(z.string(), z.unknown()).optional(),
    records: Items.optional(),
    fields: Items.optional(),
  }),
})
