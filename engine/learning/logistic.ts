/** A logistic regression: the weight of each feature by its name, and the bias. */
export type Logistic<Name extends string> = Readonly<Record<Name | 'bias', number>>

/** The log odds that a logistic regression gives. */
export function logOdds<Name extends string>(
  weights: Logistic<Name>,
  features: Readonly<Record<Name, number>>,
): number {
  let sum: number = weights.bias
  for (const name of Object.keys(features) as Name[]) sum += weights[name] * features[name]
  return sum
}

export const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** A probability as log odds that stay finite: nothing is ever surer than a thousand to one. */
export const logOf = (probability: number): number => Math.log(probability + 1e-3)
