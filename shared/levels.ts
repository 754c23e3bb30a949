/** The seven stages of the journey, level 0 to 6 (product.md section 1). Apart from the schemas, for pages that only name them. */
export const LEVEL_NAMES = [
  'Spark',
  'Problem Clarity',
  'Concept',
  'Evidence',
  'Proof',
  'Repeat',
  'Scale',
] as const
export const TOP_LEVEL = LEVEL_NAMES.length - 1

/** A stage as the chat area names it (product.md section 1). */
export function shortLevelName(level: number): string {
  return LEVEL_NAMES[level]?.replace('Problem Clarity', 'Problem') ?? ''
}
