import type { RuleCheck } from '#shared/admin/prompt-boxes.ts'
import { LANGUAGES, type Language, languageSignal } from '#shared/language.ts'
import { fill } from '../content/fill.ts'
import { mentionsIn } from './mentions.ts'
import {
  countItems,
  countParagraphs,
  countQuestions,
  countSentences,
  countWords,
  THINGS,
  withoutQuotations,
  wordPattern,
} from './reply-text.ts'
import { RULE_TEXTS } from './rule-texts.ts'

const FOUND = RULE_TEXTS.found

export interface CheckResult {
  readonly passed: boolean
  /** What was found, in a few words: "212 words". */
  readonly found: string
}

/** Checks a finished reply. `language` is that of the message it answers. */
export function checkReply(check: RuleCheck, reply: string, language: Language): CheckResult {
  switch (check.kind) {
    case 'length': {
      const count = MEASURES[check.unit](reply)
      return { passed: within(count, check), found: `${count} ${check.unit}` }
    }
    case 'questions': {
      const count = countQuestions(reply)
      return {
        passed: within(count, check),
        found: count === 1 ? FOUND.question : fill(FOUND.questions, { count }),
      }
    }
    case 'list_items': {
      const count = countItems(reply, check.style)
      const style = check.style === 'any' ? '' : `${check.style} `
      return { passed: within(count, check), found: fill(FOUND.items, { count, style }) }
    }
    case 'forbidden': {
      const used = check.words.filter((word) => wordPattern(word).test(reply))
      return {
        passed: used.length === 0,
        found: used.length > 0 ? fill(FOUND.words, { words: used.join(', ') }) : FOUND.none,
      }
    }
    case 'mention': {
      const missing = check.words.filter((word) => !isMentioned(word, reply, check.verbatim))
      const passed = check.all ? missing.length === 0 : missing.length < check.words.length
      return { passed, found: passed ? FOUND.mentioned : fill(FOUND.missing, { words: missing.join(', ') }) }
    }
    case 'language': {
      const wanted = check.language === 'user' ? language : check.language
      const written = languageSignal(withoutQuotations(reply))
      return {
        passed: written === null || written === wanted,
        found: written ? fill(FOUND.written_in, { language: NAMES[written] }) : FOUND.too_short,
      }
    }
    case 'without': {
      const passed = !THINGS[check.what].test(reply)
      return { passed, found: passed ? FOUND.none : FOUND.in_reply }
    }
    case 'ends_with_question': {
      const passed = /[?？]["”’»)*_\s]{0,20}$/.test(reply)
      return { passed, found: passed ? FOUND.ends_with_question : FOUND.ends_without_question }
    }
  }
}

const MEASURES = {
  words: countWords,
  sentences: countSentences,
  characters: (reply: string) => reply.length,
  paragraphs: countParagraphs,
}

const NAMES = Object.fromEntries(
  LANGUAGES.map((code) => [code, new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code]),
) as Record<Language, string>

const within = (count: number, { min, max }: { min?: number | undefined; max?: number | undefined }) =>
  count >= (min ?? 0) && count <= (max ?? Number.POSITIVE_INFINITY)

const isMentioned = (word: string, reply: string, verbatim: boolean): boolean =>
  wordPattern(word).test(reply) || (!verbatim && mentionsIn(reply)([word]).length > 0)
