import { z } from 'zod'
import { parseContent, readContent } from '../content/read-content.ts'

const Text = z.string().min(1)
const texts = <const Key extends string>(...keys: Key[]) => z.record(z.enum(keys), Text)

/** What operators read of a rule, and what the guide puts before words that a rule wants mentioned. */
export const RuleTexts = z.strictObject({
  reasons: texts(
    'scoped',
    'every_reply',
    'needs_model',
    'exception_holds',
    'exception_fails',
    'audience',
    'level',
    'other_language',
    'no_topic',
    'first',
    'not_first',
    'in_language',
    'not_in_language',
    'asks',
    'no_question',
    'speaks',
    'speaks_not',
    'no_counts',
    'counts',
  ),
  found: texts(
    'question',
    'questions',
    'items',
    'words',
    'none',
    'mentioned',
    'missing',
    'written_in',
    'too_short',
    'in_reply',
    'ends_with_question',
    'ends_without_question',
  ),
  also: texts('en', 'de', 'es', 'fr'),
  lead_ins: z.array(z.string().regex(/^[a-z: ]{1,40}$/)).min(1),
})

export const RULE_TEXTS_FILE = 'content/rules/en.yaml'

export const RULE_TEXTS = parseContent(readContent(RULE_TEXTS_FILE), RULE_TEXTS_FILE, RuleTexts)
