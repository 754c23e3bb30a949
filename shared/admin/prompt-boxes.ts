import { z } from 'zod'
import { Uuid } from '../chat.ts'
import { endpoint } from '../endpoint.ts'
import { EVIDENCE_TYPES } from '../evidence-types.ts'
import { LANGUAGES } from '../language.ts'
import { LineChange, VersionActor } from './versions.ts'

/** Longest text of a box, in characters. */
export const PROMPT_BOX_MAX_LENGTH = 10_000

const Language = z.enum(LANGUAGES)
const Moment = z.iso.datetime({ offset: true }).max(40)
const words = z.array(z.string().min(1).max(200)).min(1).max(50)
const count = z.number().int().min(0).max(100_000)

/** Who a rule is for. */
const Audience = z.enum(['visitor', 'member', 'admin'])
export type Audience = z.infer<typeof Audience>

/** What code can find out about a condition by itself; everything given must hold. */
const ConditionTest = z.object({
  /** One of these words, or a word that begins with one, in the message. */
  words: words.optional(),
  /** Whether the message asks something. */
  question: z.boolean().optional(),
  /** Whether it is the first message of its conversation. */
  first: z.boolean().optional(),
  /** Language of the message. */
  language: Language.optional(),
  /** Confirmed evidence of one type. */
  evidence: z
    .object({
      type: z.enum(EVIDENCE_TYPES),
      min: count.optional(),
      max: count.optional(),
    })
    .optional(),
  /** The condition is the opposite: "unless". */
  not: z.boolean().optional(),
})
export type ConditionTest = z.infer<typeof ConditionTest>

/** When a rule applies; null is always. Without `test` only a model can judge it. */
const Condition = z.object({ text: z.string().min(1).max(500), test: ConditionTest.nullable() })
export type Condition = z.infer<typeof Condition>

/** `before` names what must not happen first: "Before proposing a price, ask for the budget." */
const Action = z.object({
  kind: z.enum(['do', 'avoid', 'prefer']),
  /** As an imperative, without "always" and "never": "ask for the budget". */
  text: z.string().min(1).max(500),
  /** With `prefer`: rather than this. */
  over: z.string().min(1).max(300).optional(),
  before: z.string().min(1).max(300).optional(),
})
export type Action = z.infer<typeof Action>

const Scope = z.object({
  audience: z.array(Audience).optional(),
  minLevel: z.number().int().min(0).max(6).optional(),
  maxLevel: z.number().int().min(0).max(6).optional(),
  languages: z.array(Language).optional(),
  /** Subjects, as words; the rule is for messages about one of them. */
  topics: words.optional(),
})
export type Scope = z.infer<typeof Scope>

/** What code checks on the finished reply. */
export const RuleCheck = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('length'),
    unit: z.enum(['words', 'sentences', 'characters', 'paragraphs']),
    min: count.optional(),
    max: count.optional(),
  }),
  z.object({ kind: z.literal('questions'), min: count.optional(), max: count.optional() }),
  z.object({
    kind: z.literal('list_items'),
    style: z.enum(['numbered', 'bulleted', 'any']),
    min: count.optional(),
    max: count.optional(),
  }),
  z.object({ kind: z.literal('forbidden'), words }),
  /** All of the words or any; `verbatim` as quoted, otherwise in any form and language. */
  z.object({ kind: z.literal('mention'), words, all: z.boolean(), verbatim: z.boolean() }),
  /** `user` is the language of the message that is answered. */
  z.object({ kind: z.literal('language'), language: z.enum([...LANGUAGES, 'user']) }),
  z.object({
    kind: z.literal('without'),
    what: z.enum(['emoji', 'exclamation', 'link', 'heading', 'table', 'list', 'bold', 'code']),
  }),
  z.object({ kind: z.literal('ends_with_question') }),
])
export type RuleCheck = z.infer<typeof RuleCheck>

export const Rule = z.object({
  /** Follows from what the rule says: the same rule keeps its id, and with it its counts. */
  id: z.string().min(1).max(40),
  /** The sentence it was read from. */
  text: z.string().max(1000),
  /** As the engine puts it into the prompt. */
  compiled: z.string(),
  condition: Condition.nullable(),
  action: Action,
  priority: z.enum(['must', 'should', 'may']),
  scope: Scope,
  check: RuleCheck.nullable(),
})
export type Rule = z.infer<typeof Rule>

export const Interpretation = z.object({
  /** Who read the text: a model, or the parser that is always there. */
  source: z.enum(['model', 'parser']),
  rules: z.array(Rule).max(200),
  /** Sentences that became no rule: they have no effect. */
  notUnderstood: z.array(z.string()),
})
export type Interpretation = z.infer<typeof Interpretation>

const RuleCounts = z.object({
  rule_id: z.string(),
  last7Days: z.number().int(),
  last30Days: z.number().int(),
  lastAt: z.iso.date().nullable(),
})

export const PromptBox = z.object({
  id: Uuid,
  box_key: z.string(),
  title: z.string(),
  prompt_text: z.string(),
  order_index: z.number().int(),
  /** To be sent back as `expectedUpdatedAt`. */
  updated_at: Moment,
  /** What the engine goes by; null before the text was first interpreted. */
  interpretation: Interpretation.nullable(),
  /** False when the text was saved but not interpreted since: the engine goes by what it was before. */
  interpreted: z.boolean(),
  /** Finished replies that broke a rule; rules that were never broken are left out. */
  violations: z.array(RuleCounts),
})
export type PromptBox = z.infer<typeof PromptBox>

const promptText = z
  .string('The rules must be text.')
  .max(PROMPT_BOX_MAX_LENGTH, `The rules must be less than ${PROMPT_BOX_MAX_LENGTH} characters.`)

const TriedRule = z.object({
  box_key: z.string(),
  box_title: z.string(),
  rule: Rule,
  /** `maybe`: code cannot tell, so the model is given the rule with its condition. */
  status: z.enum(['fires', 'maybe', 'no']),
  /** Why, in one sentence. */
  why: z.string(),
  /** What it does to the reply, in one sentence; empty when it does not apply. */
  effect: z.string(),
  /** On the reply at hand; null when nothing is checked. */
  result: z.object({ passed: z.boolean(), found: z.string() }).nullable(),
})
export type TriedRule = z.infer<typeof TriedRule>

const BoxVersion = z.object({
  /** A number, or `first` for the text before anybody changed it. */
  id: z.string(),
  /** Which of its box it is, from 1. */
  number: z.number().int(),
  /** Null for the first. */
  created_at: Moment.nullable(),
  actor: VersionActor,
  text: z.string(),
  /** How it differs from the version before; null for the first. */
  change: LineChange.nullable(),
  /** Whether the box says this now. */
  current: z.boolean(),
})
export type BoxVersion = z.infer<typeof BoxVersion>

/** Largest sealed reading, in characters: 200 rules of 1,000 characters each, twice, and what JSON and sealing add. */
const SEEN_MAX_LENGTH = 1024 * 1024

export const promptBoxesApi = {
  /** By order_index. */
  list: endpoint({
    method: 'GET',
    path: '/rest/v1/prompt-boxes',
    access: 'operator',
    input: z.object({}),
    output: z.array(PromptBox),
  }),
  /** Saves the text; the engine goes by it once it is interpreted. A 409 `conflict` carries the box and `savedBy` as `current`. */
  save: endpoint({
    method: 'PATCH',
    path: '/rest/v1/prompt-boxes/:id',
    access: 'admin',
    input: z.object({ id: Uuid, prompt_text: promptText, expectedUpdatedAt: Moment.optional() }),
    output: PromptBox,
  }),
  /**
   * Reads the text into rules and puts them in force. `success` is false, with a sentence in `error`, when no sentence was
   * understood: then the rules stay as they were and the text is kept.
   */
  interpret: endpoint({
    method: 'POST',
    path: '/functions/v1/interpret-prompt-box',
    access: 'admin',
    body: SEEN_MAX_LENGTH + 64 * 1024,
    input: z.object({
      boxId: Uuid,
      boxKey: z.string().max(200).optional(),
      promptText,
      /** What `preview` gave for this text: then that reading is put in force. */
      seen: z.string().max(SEEN_MAX_LENGTH).optional(),
    }),
    output: z.object({
      success: z.boolean(),
      error: z.string().optional(),
      /** What an operator should know although it succeeded: that the model did not answer. */
      note: z.string().optional(),
      /** What was read, also when it did not succeed. */
      interpretation: Interpretation.optional(),
      box: PromptBox.optional(),
    }),
  }),
  /** What a text would be read as. Stores nothing but the model's usage; applying the text with `seen` takes this reading. */
  preview: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/prompt-boxes/preview',
    access: 'admin',
    input: z.object({ promptText }),
    output: z.object({
      interpretation: Interpretation,
      /** What an operator should know: that the model did not answer. */
      note: z.string().optional(),
      /** To be sent back when it is applied; only the server can read it. */
      seen: z.string(),
    }),
  }),
  /** What a box said, newest first. */
  versions: endpoint({
    method: 'GET',
    path: '/rest/v1/prompt-boxes/:id/versions',
    access: 'operator',
    input: z.object({
      id: Uuid,
      /** `nextCursor` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{1,18}$/, 'This cursor is not one of ours.')
        .optional(),
    }),
    output: z.object({ versions: z.array(BoxVersion), nextCursor: z.string().optional() }),
  }),
  /** Which rules a message fires and what they do to the reply. Nothing is stored. */
  tryMessage: endpoint({
    method: 'POST',
    path: '/rest/v1/admin/prompt-boxes/try',
    access: 'admin',
    // Drafts of all boxes at once.
    body: 1024 * 1024,
    input: z.object({
      message: z.string().trim().min(1, 'Please enter a message.').max(8000),
      /** A reply to check; without it, the built-in guide's own. */
      reply: z.string().max(20_000).optional(),
      audience: Audience.default('member'),
      /** Without one, any: rules for some levels may apply. */
      level: z.number().int().min(0).max(6).nullish(),
      /** Texts to try before they are saved, by the id of their box. */
      drafts: z.record(Uuid, promptText).optional(),
    }),
    output: z.object({
      rules: z.array(TriedRule),
      /** The part of the prompt that the rules make; empty when there are none. */
      compiled: z.string(),
      reply: z.object({ source: z.enum(['given', 'guide']), text: z.string() }),
    }),
  }),
}
