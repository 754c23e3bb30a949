/**
 * What was learned, one letter a weight: by feature for the roles in their order, and for the edges of values;
 * `examples` is the print of the sentences it was learned from.
 */
export type Weights = {
  examples: string
  bias: string
  roles: Record<string, string>
  edges: Record<string, string>
}
