/** An idea as the roadmap stores it: JSON of its parts, or plain text from elsewhere (product.md section 3). */
export interface IdeaSummary {
  readonly technology: string
  readonly problem: string
  readonly applications: readonly string[]
  /** All of it as one readable text. */
  readonly text: string
}

/** An idea needs this much substance, in characters (product.md section 9). */
const MIN_SUBSTANCE = 50

/** Words that any venture could say about itself. */
const GENERIC =
  /innovative (solution|technolog|product)|sustainable (solution|technolog)|(cutting[- ]edge|game[- ]changing|disruptive) (solution|technolog)|business model|go[- ]to[- ]market|innovative[nrs]? lösung|nachhaltige[nrs]? technologie|geschäftsmodell|solución innovadora|tecnología sostenible|modelo de negocio|solution innovante|technologie durable|modèle d.affaires/i

/** Signs that a text speaks of one particular technology. Word stems, so that the four languages share them. */
const TECHNICAL = [
  /\d\s*(%|percent|prozent|por ciento|pour cent)/i,
  /\d\s*(°\s*[CFK]?\b|°|º|degrees|grad\b|kelvin)/i,
  /enzym|polym|algorit|neural|neuron|crispr|membran|quant[uie]|genet|génét|genét|mole[ck]ul|moléc|catal[yi]|katalys|laser|photon|foton|protein|semiconduct|halbleiter|electroly|elektroly/i,
]
const ACRONYM = /\b[A-Z][A-Z0-9]+\b/g
/** Capitals of the trade, not of a technology. */
const TRADE = new Set([
  'GTM',
  'ICP',
  'B2B',
  'B2C',
  'CEO',
  'CTO',
  'KPI',
  'ROI',
  'USP',
  'MVP',
  'LOI',
  'SME',
  'VC',
  'EU',
  'US',
  'UK',
])

/** Reads the stored idea; anything that is not JSON of an object is plain text. */
export function parseIdeaSummary(stored: string): IdeaSummary {
  const parts = parseObject(stored)
  if (!parts) return { technology: '', problem: '', applications: [], text: stored.trim() }
  const applications = Array.isArray(parts.applications) ? parts.applications.map(textOf).filter(Boolean) : []
  const [technology, problem] = [textOf(parts.technology), textOf(parts.problem)]
  return {
    technology,
    problem,
    applications,
    text: [technology, problem, ...applications].filter(Boolean).join(' '),
  }
}

/** Returns whether an idea says too little to show: nothing, under 50 characters, or only what anyone could say. */
export function isIdeaSummaryEmpty(stored: string | null | undefined): boolean {
  const { text } = parseIdeaSummary(stored ?? '')
  return text.length < MIN_SUBSTANCE || (GENERIC.test(text) && !hasTechnicalMarker(text))
}

function hasTechnicalMarker(text: string): boolean {
  const acronyms = text.match(ACRONYM) ?? []
  return TECHNICAL.some((marker) => marker.test(text)) || acronyms.some((word) => !TRADE.has(word))
}

/** What an assistant writes down about a person rather than about their customer. */
const ASSISTANT_NOTE = [
  /\b(the )?(user|founder) (wants|needs|should|must|has(n.t| not)?|is (looking|trying)|did(n.t| not))\b/i,
  /\b(needs?|wants?) to (define|clarify|specify)\b/i,
  /\bshould (clarify|define|specify)\b/i,
  /\b(hasn.t|haven.t|has not|have not|not yet) (been )?(provided|specified|defined|described|shared|clarified)\b/i,
  /\bno (icp|ideal customer( profile)?) (has been )?(provided|defined|specified|given)\b/i,
]

/** Returns whether an ideal customer is missing, or its description is a note about the person instead. */
export function isIcpEmpty(description: string | null | undefined): boolean {
  const text = description?.trim() ?? ''
  return text === '' || ASSISTANT_NOTE.some((note) => note.test(text))
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
