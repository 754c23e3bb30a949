import { z } from 'zod'
import { LANGUAGES } from '#shared/language.ts'
import { parseContent, readContent } from '../content/read-content.ts'
import { keys, texts } from '../content/text-shapes.ts'

/** What operators read of a rule, and what the guide puts before words that a rule wants mentioned. */
export const RuleTexts = z.strictObject({
  reasons: texts(
    keys(`
    scoped every_reply needs_model exception_holds exception_fails audience level other_language no_topic first
    not_first in_language not_in_language asks no_question speaks speaks_not no_counts counts
  `),
  ),
  found: texts(
    keys(`
    question questions items words none mentioned missing written_in too_short in_reply ends_with_question
    ends_without_question
  `),
  ),
  also: texts(LANGUAGES),
  lead_ins: z.array(z.string().regex(/^[a-z: ]{1,40}$/)).min(1),
})

export const RULE_TEXTS_FILE = 'content/rules/en.yaml'

export const RULE_TEXTS = parseContent(readContent(RULE_TEXTS_FILE), RULE_TEXTS_FILE, RuleTexts)
