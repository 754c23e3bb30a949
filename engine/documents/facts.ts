import type { Language } from '#shared/language.ts'
import { namedIn, says } from '../words/phrases.ts'
import { cutAtWord, plainLine, type Sentence, sentencesOf } from '../words/tokens.ts'
import { wantedDocument } from './wanted-document.ts'

/** Most facts of a document, and most characters of one. */
const FACTS = 4
const LONGEST = 200
/** How far behind a "not" the figure stands that was wrong, in characters. */
const NEAR = 14

const figuresIn = (text: string): string[] => text.match(/\d[\d.,]{0,20}\d|\d/g) ?? []

/** Messages without what later ones take back ("9, not 12"), and the newest sentences with a figure as one text. */
export function stillTrue(messages: readonly string[], lang: Language): { texts: string[]; facts: string } {
  const gone = new Set<string>()
  const facts: string[] = []
  const texts = messages.toReversed().map((message) => {
    const held = sentencesOf(message).filter(({ text }) => !figuresIn(text).some((each) => gone.has(each)))
    // What is left in the bank is for nobody else to read.
    const open = held.filter(({ tokens }) => !namedIn(tokens, 'conduct', lang).includes('runway'))
    const told = open.flatMap((each) => partsOf(each, lang)).filter((text) => /\d/.test(text))
    facts.unshift(...told.slice(0, FACTS - facts.length))
    for (const each of held) for (const figure of takenBack(each, lang)) gone.add(figure)
    return held.map(({ text }) => text).join(' ')
  })
  return { texts: texts.toReversed(), facts: facts.map((text) => cutAtWord(text, LONGEST)).join('; ') }
}

/** A sentence as a fact; of one that asks for a document what stands behind its colon. */
function partsOf({ text }: Sentence, lang: Language): string[] {
  const told = wantedDocument(text, lang) ? text.split(/:\s/).slice(1).join(': ') : text
  return text.includes('?') || told === '' ? [] : [plainLine(told).replace(/[\s.!]{1,9}$/, '')]
}

/** The figures that a sentence denies and has another for. */
const takenBack = ({ text, tokens }: Sentence, lang: Language): string[] =>
  figuresIn(text).length < 2 && !says(tokens, 'corrects', lang)
    ? []
    : tokens
        .filter((token) => says([token], 'negates', lang))
        .flatMap(({ end }) => figuresIn(text.slice(end, end + NEAR)).slice(0, 1))
