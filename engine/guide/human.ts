import { languageSignal } from '#shared/language.ts'
import type { PhraseList } from '../content/guide-lexicon-shape.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import { keys } from '../content/text-shapes.ts'
import { namedIn, says, saysAnywhere } from '../words/phrases.ts'
import type { Sentence, Token } from '../words/tokens.ts'
import { type Part, type Turn, wording } from './turn.ts'

type Say = keyof GuideTexts['say']

/** Most words of a message that does nothing but greet, thank or agree. */
const SHORT = 9
const AGREEMENT = 4
/** Most words of a message that thanks and tells nothing of the venture. */
const THANKS = 30
const COMPLAINT = 25

/** What a message is, when it is no matter of the venture; the first of these that fits. */
export function humanIn({ tokens, lang, text, questions, asked, roadmap }: Turn): Say | undefined {
  if (isNoise(tokens, text) && !(asked && /\d/.test(text))) return 'noise'
  if (says(tokens, 'injected', lang) || saysAnywhere(tokens, 'injected')) return 'injected'
  const told = (roadmap?.changes ?? []).length > 0
  if (says(tokens, 'identity', lang) && tokens.length <= SHORT) return 'identity'
  if (says(tokens, 'jokes', lang) && tokens.length <= SHORT) return 'joke'
  if (told) return undefined
  if (says(tokens, 'complains', lang) && tokens.length <= COMPLAINT) return 'complaint'
  if (questions.length > 0 && text.includes('?')) return undefined
  if (says(tokens, 'glad', lang) || says(tokens, 'sorry', lang)) return undefined
  if (tokens.length <= SHORT && saysAnywhere(tokens, 'thanks')) return 'thanks'
  if (
    tokens.length <= THANKS &&
    says(tokens, 'thanks', lang) &&
    questions.length === 0 &&
    !roadmap?.proposed?.length
  )
    return 'thanks'
  if (tokens.length <= SHORT && says(tokens, 'unsure', lang) && asked) return 'unknown'
  if (tokens.length <= AGREEMENT && saysAnywhere(tokens, 'greets')) return 'greeting'
  if (tokens.length <= AGREEMENT && saysAnywhere(tokens, 'agrees')) return 'agreed'
  return undefined
}

/** The strain that a message tells of; what the founder says of customers is none. */
export function strainIn({ sentences, lang }: Turn): 'exhausted' | 'afraid' | undefined {
  const strains: readonly (PhraseList & ('exhausted' | 'afraid'))[] = ['exhausted', 'afraid']
  return strains.find((strain) => sentences.some(({ tokens }) => says(tokens, strain, lang)))
}

/** A longer run of letters without a vowel than any word has. */
const CONSONANTS = /[b-df-hj-np-tv-xzß]{6}/i

/** No word at all, the same sign again and again, or letters that no language would write. */
function isNoise(tokens: readonly Token[], text: string): boolean {
  const words = tokens.filter(({ word }) => /\p{L}/u.test(word))
  if (words.length === 0) return true
  const odd = words.filter(({ word }) => word.length > 3 && (CONSONANTS.test(word) || isTyped(word)))
  return odd.length > words.length / 2 && languageSignal(text) === null
}

/** Rows of a keyboard that hands fall on. */
const KEYS = [...keys('asdf asdasd qwer'), ...keys('azert yxcv zxcv')]
const isTyped = (word: string) => new Set(word).size <= 2 || KEYS.some((keys) => word.startsWith(keys))

/** Longest question about the product itself, in words. */
const LONGEST = 24
/** Things that it may ask about at once. */
const NAMED = 2

/** What a question about the product itself is answered with; empty where that was said before. */
export function productPart(turn: Turn, { tokens }: Sentence): Part | undefined {
  const { lang, texts, said } = turn
  if (tokens.length <= LONGEST && says(tokens, 'identity', lang))
    return { text: wording(turn, 'identity') ?? '' }
  const named = tokens.length <= LONGEST ? namedIn(tokens, 'product', lang).slice(0, NAMED) : []
  const fresh = named.map((each) => said.fresh(texts.product[each])).filter((text) => text !== '')
  return named.length > 0 ? { text: fresh.join('\n\n') } : undefined
}
