import type { Language } from '#shared/language.ts'
import { LEVEL_NAMES, shortLevelName } from '#shared/levels.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import type { LedgerState } from '../ledger/state.ts'
import type { Difference as Changed } from './differences.ts'

/** The priorities as the ledger keeps them. */
const RANKS = { 1: 'Primary', 2: 'Secondary', 3: 'Exploratory' } as const

const LONG = 160
const cut = (text: string) => (text.length > LONG ? `${text.slice(0, LONG).toWellFormed()}…` : text)

/** The language the founder wrote in last. */
export const languageOf = ({ lang }: Pick<LedgerState, 'lang'>): Language => (lang as Language | null) ?? 'en'

/** What the roadmap says about its changes, in one language. */
export function phrasesIn(language: Language) {
  const { counters, fields, priorities, changes: says, questions } = GUIDE[language].roadmap
  const labels: Partial<Record<string, string>> = { ...counters, ...fields, record: says.record }
  const inBrackets = new Map<string, string>(Object.entries(priorities))
  const label = (what: string) => labels[what] ?? what
  const wholeValue = (what: string, value: string) =>
    what === 'industry'
      ? value.replace(/\((\w{1,40})\)$/, (all, priority) =>
          inBrackets.has(priority) ? `(${inBrackets.get(priority)})` : all,
        )
      : value
  const shownValue = (what: string, value: string) => cut(wholeValue(what, value))
  const inside = (name: string) =>
    language === 'de' ? name : name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  return {
    yes: questions.yes,
    no: questions.no,
    label,
    /** A value behind its label; an industry with its priority in this language. */
    labelled: (what: string, value: string) =>
      fill(says.value, { what: label(what), value: wholeValue(what, value) }),
    whole: wholeValue,
    priority: (rank: 1 | 2 | 3) => priorities[RANKS[rank]],
    /** One sentence for a change of a counter or a field. */
    changed(what: string, before: string, after: string): string {
      if (after === '') return fill(says.removed, { what: label(what), value: shownValue(what, before) })
      if (what in counters) return fill(says.changed, { what: label(what), before, after })
      return fill(says.value, { what: label(what), value: shownValue(what, after) })
    },
    /** A sentence for each change; values that came to one list are told in one: "Customer trait: a, b". */
    allChanged(changes: readonly Changed[]): string[] {
      const listed = ({ what, before, after }: Changed) =>
        before === '' && after !== '' && !(what in counters)
      return changes.flatMap((change) => {
        const sentence = this.changed(change.what, change.before, change.after)
        if (!listed(change)) return sentence
        const [first, ...others] = changes.filter((each) => each.what === change.what && listed(each))
        if (first !== change) return []
        return [sentence, ...others.map(({ what, after }) => shownValue(what, after))].join(', ')
      })
    },
    /** Within a sentence: "interviews from 0 to 12". */
    rose: (what: string, before: string, after: string) =>
      fill(says.rose, { what: inside(label(what)), before, after }),
    /** Within a sentence: "proof point", "proof point removed". */
    named: (what: string, removed: boolean) =>
      removed ? fill(says.gone, { what: inside(label(what)) }) : inside(label(what)),
    level(before: number, after: number): string {
      const name = shortLevelName(after)
      return fill(after > before ? says.up : says.down, { level: after, name })
    },
    jump(before: number, after: number, what: string, value: string): string {
      const named = fill(says.value, { what: label(what), value: cut(value) })
      const [from, to] = [LEVEL_NAMES[before] ?? '', LEVEL_NAMES[after] ?? '']
      return fill(questions.jump, { from, to, what: named })
    },
    replace: (first: string, other: string) =>
      fill(questions.replace, { first: cut(first), other: cut(other) }),
    surer: (industry: string) => fill(says.surer, { industry: cut(industry) }),
  }
}
