import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LANGUAGES } from './language.ts'
import { DocumentKind } from './offered-document.ts'

/** A knowledge entry as founders read it beside the chat, in one language; parts with nothing in them are empty. */
export const PlaybookEntry = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  /** The language that it is written in: the one asked for, or English where there is no translation. */
  lang: z.enum(LANGUAGES),
  claim: z.string(),
  /** Markdown. */
  text: z.string(),
  steps: z.array(z.object({ step: z.string(), deliverable: z.string().nullable() })),
  rule: z.string().nullable(),
  skipIf: z.string().nullable(),
  example: z.string().nullable(),
  readNext: z.array(z.object({ id: z.string(), title: z.string() })),
  /** The document that goes with it, if one does. */
  document: DocumentKind.nullable(),
})
export type PlaybookEntry = z.infer<typeof PlaybookEntry>

/** Returns where an entry is opened: a link of a reply with this path opens it beside the chat. */
export const playbookPath = (id: string): string => `/playbook/${encodeURIComponent(id)}`

export const playbookApi = {
  /** `id` is an entry's id, or its title. 404 for an entry that is deleted or not in use. */
  read: endpoint({
    method: 'GET',
    path: '/rest/v1/playbook/:id',
    access: 'anyone',
    input: z.object({ id: z.string().min(1).max(200), lang: z.enum(LANGUAGES).default('en') }),
    output: PlaybookEntry,
  }),
}
