import { type Logistic, logOdds, sigmoid } from '#engine/learning/logistic.ts'

/** What was seen, and whether it was right. */
export interface Seen<Name extends string> {
  readonly features: Readonly<Record<Name, number>>
  readonly right: boolean
}

/** Steps of Newton's method; ten are enough for a handful of features. */
const STEPS = 30
/** Pulls weights towards 0 (ridge), in the number of rows that speak for it. */
const RIDGE = 0.3

/** The logistic regression that makes what was seen likeliest. */
export function fitLogistic<Name extends string>(
  seen: readonly Seen<Name>[],
  names: readonly Name[],
): Logistic<Name> {
  const columns = ['bias', ...names] as const
  let weights = Object.fromEntries(columns.map((name) => [name, 0])) as Record<Name | 'bias', number>
  const numberOf = (features: Readonly<Record<Name, number>>, name: Name | 'bias') =>
    name === 'bias' ? 1 : features[name]
  for (let step = 0; step < STEPS; step++) {
    const slope = columns.map((name): number => (name === 'bias' ? 0 : -RIDGE * weights[name]))
    const curve = columns.map((_, row) => columns.map((_, column): number => (row === column ? RIDGE : 0)))
    for (const { features, right } of seen) {
      const probability = sigmoid(logOdds(weights, features))
      const values = columns.map((name) => numberOf(features, name))
      for (const [row, value] of values.entries()) {
        slope[row] = (slope[row] ?? 0) + (Number(right) - probability) * value
        const line = curve[row] ?? []
        for (const [column, other] of values.entries())
          line[column] = (line[column] ?? 0) + probability * (1 - probability) * value * other
      }
    }
    const change = solve(curve, slope)
    weights = Object.fromEntries(
      columns.map((name, at) => [name, weights[name] + (change[at] ?? 0)]),
    ) as typeof weights
  }
  return weights
}

/** Solves a system of linear equations by Gaussian elimination; its matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (const [at, pivot] of rows.entries())
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value
    }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}
