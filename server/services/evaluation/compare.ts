import {
  type Comparison,
  CRITERIA,
  type CriterionName,
  VERDICT_CASES,
} from '#shared/admin/evaluation-runs.ts'

/** The grades of one case. */
export interface GradePair {
  readonly a: number
  readonly b: number
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054

/**
 * The 97.5 % quantile of Student's t, by the expansion of Abramowitz and Stegun, Handbook of Mathematical Functions (1964),
 * 26.7.5. From 19 degrees of freedom on, the fewest that a verdict has, it is right to four digits.
 */
export function tQuantile(degrees: number): number {
  const g1 = (Z ** 3 + Z) / 4
  const g2 = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96
  const g3 = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384
  return Z + g1 / degrees + g2 / degrees ** 2 + g3 / degrees ** 3
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Compares two versions by the grades of the same cases: the mean difference with the band of a paired t test, mean ± t · s/√n
 * (Student, The Probable Error of a Mean, Biometrika 6, 1908). The cases are taken as a sample of those that founders bring.
 */
export function compare(pairs: readonly GradePair[]): Comparison {
  const cases = pairs.length
  if (cases === 0) return { cases, a: null, b: null, difference: null, band: null, verdict: null }
  const differences = pairs.map(({ a, b }) => b - a)
  const difference = mean(differences)
  const means = { cases, a: mean(pairs.map(({ a }) => a)), b: mean(pairs.map(({ b }) => b)), difference }
  if (cases < VERDICT_CASES) return { ...means, band: null, verdict: null }
  const variance = differences.reduce((sum, each) => sum + (each - difference) ** 2, 0) / (cases - 1)
  const reach = tQuantile(cases - 1) * Math.sqrt(variance / cases)
  const band = { from: difference - reach, to: difference + reach }
  return { ...means, band, verdict: band.from > 0 ? 'b' : band.to < 0 ? 'a' : 'close' }
}

/** The same for each criterion, over the cases whose two sides were graded on it. */
export function compareCriteria(
  graded: readonly {
    a: Record<CriterionName, { grade: number }>
    b: Record<CriterionName, { grade: number }>
  }[],
): (Comparison & { name: CriterionName })[] {
  return CRITERIA.map((name) => ({
    name,
    ...compare(graded.map(({ a, b }) => ({ a: a[name].grade, b: b[name].grade }))),
  }))
}
