import { z } from 'zod'
import { fill } from '#engine/content/fill.ts'
import { parseContent, readContent } from '#engine/content/read-content.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import type { Mail } from './mail.ts'

const Line = z.string().min(1)
const mailOf = (...slots: string[]) =>
  z.strictObject({
    subject: Line.includes('{product}'),
    text: slots.reduce((text, slot) => text.includes(slot), Line),
  })

const MailTexts = z.strictObject({
  existing_account: mailOf(),
  invitation: mailOf('{days}'),
  reset_password: mailOf('{minutes}'),
  venture_invitation: mailOf('{days}', '{name}', '{venture}'),
  verify_email: mailOf('{hours}'),
})
type MailTexts = z.infer<typeof MailTexts>

const mailFile = (lang: Language) => `content/mail/${lang}.yaml`

/** Subjects and texts by language. Reading them throws a sentence for each fault. */
const MAIL_TEXTS = Object.fromEntries(
  LANGUAGES.map((lang) => [lang, parseContent(readContent(mailFile(lang)), mailFile(lang), MailTexts)]),
) as Record<Language, MailTexts>

/** The subject and text of a mail in a language, with `{name}` filled in by the value of that name. */
export function mailText(
  lang: Language,
  kind: keyof MailTexts,
  values: Readonly<Record<string, string | number>>,
): Pick<Mail, 'subject' | 'text'> {
  const { subject, text } = MAIL_TEXTS[lang][kind]
  return { subject: fill(subject, values), text: fill(text, values) }
}
