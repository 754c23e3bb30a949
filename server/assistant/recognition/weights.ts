/**
 * What was learned, a letter a number (learning/letters.ts): the vectors of features and of what may be asked for,
 * the latter with their biases; `examples` is the print of the questions it was learned from.
 */
export interface Weights {
  readonly examples: string
  readonly features: Readonly<Record<string, string>>
  readonly targets: Readonly<Record<string, readonly [vector: string, bias: string]>>
}
