import { roleReader } from '#engine/reading/field-classifier/classify.ts'
import { ROLES, type Role } from '#engine/reading/field-classifier/roles.ts'
import { LANGUAGES } from '#shared/language.ts'
import { FOLDS, knownSentences } from '../scripts/learning/known-sentences.ts'
import { learn } from '../scripts/learning/learn-roles.ts'

type Guess = { language: string; role: Role; guess: Role; share: number; value: number | null; text: string }

const SURE = 0.5
const two = (value: number) => Math.round(value * 100) / 100

/** Returns how much two texts share, 1 when they are the same. */
function overlap(a: [number, number], b: [number, number]): number {
  const common = Math.max(0, Math.min(a[1], b[1]) - Math.max(a[0], b[0]))
  return (2 * common) / (a[1] - a[0] + b[1] - b[0])
}

function measure(guesses: Guess[], role: Role) {
  const sure = guesses.filter(({ guess, share }) => guess === role && share >= SURE)
  const right = sure.filter((guess) => guess.role === role).length
  const of = guesses.filter((guess) => guess.role === role)
  const cut = of.flatMap(({ value }) => (value === null ? [] : [value]))
  return {
    precision: two(right / Math.max(1, sure.length)),
    recall: two(right / Math.max(1, of.length)),
    ...(cut.length > 0 && { value: two(cut.reduce((a, b) => a + b, 0) / cut.length) }),
  }
}

/** Reads each example by what the others teach: precision and recall of sure guesses, and how well values are cut. */
export function evaluateRoles() {
  const known = knownSentences()
  const guesses: Guess[] = []
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const reader = roleReader(learn(known.filter((sentence) => sentence.fold !== fold)))
    for (const { language, role, text, value } of known.filter((sentence) => sentence.fold === fold)) {
      const shares = reader.roles(text, language)
      const guess = ROLES.reduce((best, name) => (shares[name] > shares[best] ? name : best), 'other' as Role)
      const cut = value ? reader.value(text, language, role) : ''
      const from = text.indexOf(cut)
      guesses.push({
        language,
        role,
        guess,
        share: shares[guess],
        value: value ? overlap(value, [from, from + cut.length]) : null,
        text,
      })
    }
  }
  for (const { language, role, guess, share, text } of guesses)
    if (guess !== role && share >= SURE)
      console.log(`${language} ${role} read as ${guess} ${two(share)}: ${text}`)
  for (const language of LANGUAGES)
    for (const role of ROLES) {
      const { precision, recall, value } = measure(
        guesses.filter((guess) => guess.language === language),
        role,
      )
      console.log(
        `${language} ${role.padEnd(17)} precision ${precision} recall ${recall} value ${value ?? '-'}`,
      )
    }
  return {
    kind: 'roles',
    examples: known.length,
    exact: two(guesses.filter(({ role, guess }) => role === guess).length / guesses.length),
    roles: Object.fromEntries(ROLES.map((role) => [role, measure(guesses, role)])),
  }
}
