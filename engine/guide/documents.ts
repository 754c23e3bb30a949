import { fieldsShown, openFields } from '#shared/document-form.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import { fill } from '../content/fill.ts'
import { documentText } from '../documents/document-text.ts'
import { fillDocument } from '../documents/fill-document.ts'
import { FORMS } from '../documents/forms.ts'
import { wantedDocument } from '../documents/wanted-document.ts'
import { plainLine, type Sentence } from '../words/tokens.ts'
import { listed } from './counted.ts'
import { weighedEver } from './signals.ts'
import type { Part, Turn } from './turn.ts'

/** Fields named in the sentence before a document; the document shows the others. */
const NAMED = 4

/** What a mail asks for by what customers did, where the founder does not say it: the first of these. */
const PURPOSES = {
  promise: 'letter',
  silence: 'follow',
  won: 'decision',
  budget: 'pilot',
  free: 'pilot',
  pull: 'sale',
}

/** The document that a sentence asks for. */
export const documentAsked = ({ lang }: Turn, { text }: Sentence): DocumentKind | undefined =>
  wantedDocument(text, lang) ?? undefined

/** A document: what is filled and what is open in one sentence, and the document itself. */
export function documentReply(kind: DocumentKind, turn: Turn): Part {
  const { lang, roadmap, text, told, texts, said, count } = turn
  const signals: readonly string[] = weighedEver(turn).map(({ signal }) => signal)
  const purpose = Object.entries(PURPOSES).find(([signal]) => signals.includes(signal))?.[1]
  const document = fillDocument(kind, { message: text, earlier: told.slice(0, -1), roadmap, lang, purpose })
  const { form } = FORMS[kind][lang]
  const values = Object.fromEntries(Object.entries(document.fields).map(([key, { value }]) => [key, value]))
  const open = openFields(form, values).length
  const filled = fieldsShown(form, values).filter(({ key, choices }) => choices === null && values[key])
  const sentence =
    open === 0
      ? texts.document.whole
      : fill(filled.length > 0 ? texts.document.filled : texts.document.blank, {
          filled: listed(
            texts,
            filled.slice(0, NAMED).map(({ label }) => label),
          ),
          open,
        })
  const opening = said.firstNew([sentence, texts.document.again]) ?? fill(texts.words.last, { n: count })
  const shown = documentText(document, { open: 'chip' })
  const rest = turn.sentences
    .filter((each) => isLeftOut(turn, each, shown))
    .map((each) => `- ${plainLine(each.text)}`)
  const left = rest.length > 0 ? [`**${texts.document.rest}**`, rest.slice(0, NAMED).join('\n')] : []
  return { text: [opening, shown, ...left].join('\n\n'), document }
}

/** Whether a sentence tells something, with a number, that the document does not show. */
const isLeftOut = (turn: Turn, sentence: Sentence, shown: string): boolean =>
  !documentAsked(turn, sentence) &&
  !sentence.text.includes('?') &&
  /\d/.test(sentence.text) &&
  !shown.includes(sentence.text.replace(/[.!]{1,9}$/, ''))
