import { z } from 'zod'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'

const Text = z.string().min(1)
const withSlots = (...slots: string[]) => slots.reduce((text, slot) => text.includes(`{${slot}}`), Text)

const ReminderTexts = z.strictObject({
  calendar: z.strictObject({
    due: withSlots('product'),
    named: withSlots('venture', 'text'),
    open: withSlots('product', 'link'),
  }),
  weekly: z.strictObject({
    subject: withSlots('product'),
    changed: Text,
    level: withSlots('from', 'to'),
    counter: withSlots('counter', 'from', 'to'),
    fields: withSlots('count'),
    due: Text,
    item: withSlots('date', 'text'),
    overdue: withSlots('date', 'text'),
    open: Text,
    stop: Text,
  }),
  stop: z.strictObject({ ask: Text, about: Text, button: Text, done: Text, again: Text, account: Text }),
})
export type ReminderTexts = z.infer<typeof ReminderTexts>

const fileOf = (lang: Language) => `content/reminders/${lang}.yaml`

/** What stands in calendar, weekly mail and the page that stops it. Reading them throws a sentence for each fault. */
export const REMINDER_TEXTS = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(fileOf(lang)), fileOf(lang), ReminderTexts)]),
) as Record<Language, ReminderTexts>
