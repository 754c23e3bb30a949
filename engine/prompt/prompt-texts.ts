import { z } from 'zod'
import { parseContent, readContent } from '../content/read-content.ts'

const Text = z.string().min(1)

/** What stands around the master prompt in the prompt of a reply. */
const ReplyTexts = z.strictObject({
  pointers: z.strictObject({ user_profile: Text, knowledge_entries: Text }),
  missing_placeholders: Text,
  rules_heading: Text,
  levels_heading: Text,
  levels_note: Text,
  index_heading: Text,
  index_note: Text,
  who: z.strictObject({ visitor: Text, member: Text, admin: Text }),
  opening: Text,
  profile_heading: Text,
  reference_heading: Text,
  no_entry: Text,
  shorter: Text,
  longer: Text,
  message_follows: Text,
  fitting_answer: Text,
  invented_example: Text,
  history_cut: Text,
  summary_label: Text,
  go_on: Text,
})

/** How a model is told of a roadmap. */
const ProfileTexts = z.strictObject({
  states: z.strictObject({ active: Text, waiting: Text }),
  level: Text,
  missing: Text,
  nothing_missing: Text,
  evidence: Text,
  priority: Text,
  action: Text,
  day: Text,
  days: Text,
  asks_nothing: Text,
  asks: Text,
  record: Text,
  with: Text,
  quote: Text,
  told_on: Text,
  terms: z.strictObject({
    signed: Text,
    paid: Text,
    unpaid: Text,
    multi_year: Text,
    outside_network: Text,
    source: Text,
  }),
})

/** Rules that the product ships, each with the words of the shipped master prompt that say the same. */
const CoveredRules = z.array(z.strictObject({ rule: Text, said_by: Text }))

/** The rule boxes that the product begins with. */
const RuleBoxes = z.array(z.strictObject({ key: Text, title: Text, text: Text }))

const REPLY = 'content/prompts/reply.yaml'
const PROFILE = 'content/prompts/profile.yaml'
const COVERED = 'content/prompts/covered-rules.yaml'
const BOXES = 'content/prompts/rule-boxes.yaml'

/** The files of `content/prompts` that have a shape, by their path. */
export const PROMPT_FILES: Readonly<Record<string, z.ZodType>> = {
  [REPLY]: ReplyTexts,
  [PROFILE]: ProfileTexts,
  [COVERED]: CoveredRules,
  [BOXES]: RuleBoxes,
}

export const REPLY_TEXTS = parseContent(readContent(REPLY), REPLY, ReplyTexts)
export const PROFILE_TEXTS = parseContent(readContent(PROFILE), PROFILE, ProfileTexts)
/** An operator's rule is none of these; a master prompt without the words leaves the rule in the prompt. */
export const COVERED_RULES = parseContent(readContent(COVERED), COVERED, CoveredRules)
export const RULE_BOXES = parseContent(readContent(BOXES), BOXES, RuleBoxes)

/** The master prompt until an operator edits it. What its two placeholders stand for follows at the end of a prompt. */
export const DEFAULT_MASTER_PROMPT = readContent('content/prompts/master.md').trimEnd()
