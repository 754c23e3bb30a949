import { COUNTING_RULE, LEVEL_RULES } from '#shared/level-rules-text.ts'
import type { RuleBox } from '../rules/rules.ts'
import { fence } from '../words/fence.ts'
import { REPLY_TEXTS as TEXTS } from './prompt-texts.ts'
import { ruleLines } from './rule-lines.ts'

/** What stands in a master prompt where an operator wants the data that differs from message to message. */
const POINTERS: Record<string, string> = {
  '{{USER_PROFILE}}': TEXTS.pointers.user_profile,
  '{{KNOWLEDGE_ENTRIES}}': TEXTS.pointers.knowledge_entries,
}

/** The index takes at most this many characters, and at most this share of a prompt. */
const INDEX = { most: 16_000, share: 0.15 }

export interface FixedInput {
  readonly masterPrompt: string
  readonly boxes: readonly RuleBox[]
  /** All entries of the knowledge base, in the same order for everybody. */
  readonly index: readonly IndexLine[]
}

/** An entry as the index names it. */
export interface IndexLine {
  readonly title: string
  /** In one sentence; empty where there is none. */
  readonly claim: string
}

/**
 * The beginning of every prompt: the master prompt, the rules that it does not hold already, what opens each level, and
 * the index of the knowledge base. The same settings and knowledge give the same bytes, whoever asks what, so that a
 * provider can keep it. `room` is what the whole prompt may have, in characters.
 */
export function fixedPart({ masterPrompt, boxes, index }: FixedInput, room: number): string {
  const master = masterPrompt
    .trim()
    .replace(/\{\{(?:USER_PROFILE|KNOWLEDGE_ENTRIES)\}\}/g, (placeholder) => POINTERS[placeholder] ?? '')
  const missing = Object.entries(POINTERS).filter(([placeholder]) => !masterPrompt.includes(placeholder))
  const lines = ruleLines(boxes, masterPrompt)
  return [
    master,
    missing.length > 0 && TEXTS.missing_placeholders,
    lines.length > 0 && `${TEXTS.rules_heading}\n${lines.map((line) => `- ${line}`).join('\n')}`,
    LEVELS,
    index.length > 0 && `${TEXTS.index_heading}\n${TEXTS.index_note}\n${indexText(index, room)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What opens each level, as the founder can read it on the roadmap; "you" is the founder there. */
const LEVELS = [
  TEXTS.levels_heading,
  TEXTS.levels_note,
  ...LEVEL_RULES.slice(1).map(({ name, conditions }, at) => `- ${at + 1} ${name}: ${conditions.join(' ')}`),
  COUNTING_RULE,
].join('\n')

/** Titles with their claims; where these take too much, titles alone; and what is still too much is left out. */
function indexText(index: readonly IndexLine[], room: number): string {
  const most = Math.min(INDEX.most, Math.floor(room * INDEX.share))
  const full = index.map(({ title, claim }) => (claim === '' ? title : `${title}: ${claim}`)).join('\n')
  const titles = full.length <= most ? full : index.map(({ title }) => title).join('\n')
  const kept = titles.length <= most ? titles : titles.slice(0, titles.lastIndexOf('\n', most))
  return fence('index', kept)
}
