import type { FieldFact, FieldName } from '#shared/roadmap.ts'

/** Names the fixtures use for the fields that matter for gates. */
const NAMES: Record<string, FieldName> = {
  technology: 'technology',
  problem: 'problem',
  applications: 'application',
  value_proposition: 'value_proposition',
  proof_point: 'proof_point',
  proof_points: 'proof_point',
  industries: 'industry',
  icp_description: 'icp_description',
  icp_characteristics: 'icp_characteristic',
  persona_role: 'persona_role',
  persona_motivation: 'persona_motivation',
  persona_proof_needed: 'persona_proof_needed',
}

const stems = (text: string) =>
  new Set(
    (
      text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]{2,}/gu) ?? []
    )
      .filter(
        (word) =>
          !/^(?:the|and|of|in|on|der|die|das|und|von|im|mit|el|la|los|las|de|del|en|le|les|des|du|et|au|aux|un|une|una|ein|eine|to|for|a|by)$/.test(
            word,
          ),
      )
      .map((word) => word.slice(0, 5)),
  )

/** Returns whether two wordings say the same: most word stems of the shorter stand in the longer. */
function sameText(a: string, b: string): boolean {
  const left = stems(a)
  const right = stems(b)
  const common = [...left].filter((stem) => right.has(stem)).length
  return common > 0 && common / Math.min(left.size, right.size) >= 0.5
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((item) =>
    typeof item === 'string'
      ? item
      : ((item as { name?: string; text?: string }).name ?? (item as { text?: string }).text ?? ''),
  )

/** Matches expected against found texts of one field, each at most once. */
export function pairTexts(expected: string[], found: string[]) {
  const free = [...found]
  let right = 0
  for (const text of expected) {
    const at = free.findIndex((other) => sameText(text, other))
    if (at < 0) continue
    free.splice(at, 1)
    right += 1
  }
  return { right, wrong: free.length, missing: expected.length - right }
}

/** Prints how many of the suggestions that a file names are read; other suggestions are no mistake. */
function scoreSuggestions(cases: { id: string; expected: Record<string, unknown>; facts: FieldFact[] }[]) {
  let right = 0
  let missing = 0
  for (const { id, expected, facts } of cases) {
    for (const [name, target] of Object.entries(NAMES)) {
      const wanted = expected[`${name}_suggested`]
      if (wanted === undefined) continue
      const found = facts.filter((fact) => fact.field === target && fact.suggested).map((fact) => fact.value)
      const score = pairTexts(textsOf(wanted), found)
      right += score.right
      missing += score.missing
      if (score.missing > 0)
        console.log(`${id} ${name} suggested: wanted ${JSON.stringify(wanted)} got ${JSON.stringify(found)}`)
    }
  }
  console.log(`suggestions: right ${right}, missing ${missing}`)
}

/** Prints precision, recall and F1 over the fields that matter for gates, with each miss. */
export function scoreFields(cases: { id: string; expected: Record<string, unknown>; facts: FieldFact[] }[]) {
  scoreSuggestions(cases)
  const sum = { right: 0, wrong: 0, missing: 0 }
  for (const { id, expected, facts } of cases) {
    for (const field of new Set(Object.values(NAMES))) {
      const wanted = Object.entries(NAMES).flatMap(([name, target]) =>
        target === field && expected[name] !== undefined ? textsOf(expected[name]) : [],
      )
      const found = facts.filter((fact) => fact.field === field && !fact.suggested).map((fact) => fact.value)
      const score = pairTexts(wanted, found)
      sum.right += score.right
      sum.wrong += score.wrong
      sum.missing += score.missing
      if (score.wrong + score.missing > 0)
        console.log(`${id} ${field}: wanted ${JSON.stringify(wanted)} got ${JSON.stringify(found)}`)
    }
  }
  const precision = sum.right / Math.max(1, sum.right + sum.wrong)
  const recall = sum.right / Math.max(1, sum.right + sum.missing)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  console.log(
    `fields: right ${sum.right}, wrong ${sum.wrong}, missing ${sum.missing}, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, f1 ${f1.toFixed(3)}`,
  )
}
