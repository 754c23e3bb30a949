import words from '#content/lexicon/figures.json'

/** One of the words or phrases of a kind, in whatever language somebody wrote them; no longer word begins like it. */
function oneOf(kind: keyof (typeof words)['en']): string {
  const all = Object.values(words).flatMap((language) => language[kind])
  // The longer one first: "a" would hide "al".
  return `(?:${all.toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`
}

const NUMBER = String.raw`[€$£]?\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\d))*(?:\s?(?:%|°C|€|${oneOf('units')}))?`
const EACH = String.raw`\s(?:${oneOf('per')}\s\p{L}+|${oneOf('rhythm')})`
const FIGURES = new RegExp(`${NUMBER}(?:\\s${oneOf('to')}\\s${NUMBER})?(?:${EACH})?`, 'u')

/** The figures of a value proposition: "€6,900 to €4,200 per tonne". */
export function figuresOf(valueProposition: string): string {
  return FIGURES.exec(valueProposition)?.[0] ?? ''
}
