import { GUIDE } from '#engine/content/guide.ts'
import { organisationKey } from '#engine/ledger/organisation.ts'
import { type ActiveRecord, isAtRisk, type LedgerState } from '#engine/ledger/state.ts'
import { LANGUAGES } from '#shared/language.ts'

/** The answer in each language; a ledger keeps the words of the language that asked. */
const PAUSED = new Set(LANGUAGES.map((language) => GUIDE[language].questions.answers.paused))

/**
 * The records whose question "is it still running?" was answered with "paused", by their ids; `answerOf` gives an
 * answer's words. The newest word about an organisation holds: another answer, or later evidence, ends the pause.
 */
export function pausedIds(
  { records }: Pick<LedgerState, 'records'>,
  answerOf: (id: string) => string | null | undefined,
): ReadonlySet<string> {
  const newest = new Map<string, ActiveRecord>()
  for (const entry of records) {
    const { state } = entry
    if (state === 'active' || (state === 'rejected' && isAtRisk(entry))) newest.set(subjectOf(entry), entry)
  }
  return new Set(
    [...newest.values()]
      .filter(({ id, state }) => state === 'rejected' && PAUSED.has(answerOf(id) ?? ''))
      .map(({ id }) => id),
  )
}

/** What a record of evidence is about: its type and its organisations. */
export function subjectOf({ record: { type, org, orgs = [] } }: ActiveRecord): string {
  const names = orgs.length > 0 ? orgs : org ? [org] : []
  return `${type} ${names.map(organisationKey).sort().join(', ')}`
}
