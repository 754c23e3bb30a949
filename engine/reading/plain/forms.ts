import type { Rule } from '../../ledger/reasons.ts'
import type { Key } from '../../text/lexicon.ts'
import { isPlainCorrection } from './corrections.ts'
import { says } from './message.ts'
import { obstacleTo, type Stated } from './obstacles.ts'

/**
 * The plain forms, which are counted at once: each names the words that its sentence must hold, one of each list.
 * Decision 0025 prints them with their measured precision.
 */
const FORMS: readonly { readonly rule: Rule; readonly holds: readonly (readonly Key[])[] }[] = [
  { rule: 'interview', holds: [['interview'], ['done', 'total', 'more', 'recent']] },
  { rule: 'interview', holds: [['interviewed']] },
  { rule: 'interview', holds: [['talked'], ['topic']] },
  { rule: 'interview', holds: [['talk'], ['topic'], ['done']] },
  { rule: 'interview', holds: [['groupSession'], ['done']] },
  { rule: 'loi', holds: [['loi'], ['signed']] },
  { rule: 'pilot', holds: [['pilot'], ['running', 'completed', 'signed']] },
  { rule: 'pilot', holds: [['pilot'], ['paidUs']] },
  { rule: 'revenue', holds: [['payingCustomer']] },
  { rule: 'revenue', holds: [['paidUs']] },
  {
    rule: 'revenue',
    holds: [
      ['order', 'productContract'],
      ['signed', 'recent'],
    ],
  },
  { rule: 'change.repeat', holds: [['repeat']] },
  {
    rule: 'change.conversion',
    holds: [['conversion'], ['pilot', 'loi'], ['contract', 'productContract', 'order', 'payingCustomer']],
  },
]

/** Whether a mention stands in one of the plain forms, and nothing speaks against it. */
export function isPlain(stated: Stated): boolean {
  const { message, sentence, found } = stated
  if (found.rule === 'change.correction') return isPlainCorrection(stated)
  const fits = FORMS.some(
    ({ rule, holds }) => rule === found.rule && holds.every((keys) => says(message, sentence, ...keys)),
  )
  return fits && obstacleTo(stated) === undefined
}
