const FIGURE =
  /[€$£]?\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}(?!\d))*(?:\s?(?:%|°C|€|(?:euros?|h|kg|kWh|MW|hours|days|weeks|months|Stunden|Tagen?|Wochen|Monaten?|horas|días|semanas|meses|heures|jours|semaines|mois)(?!\p{L})))?/u
const EACH =
  /\s(?:(?:per|pro|por|par)\s\p{L}+|(?:a|al|im)\s(?:year|month|day|año|mes|día|Jahr|Monat|Tag)|anual(?:es)?|mensual(?:es)?|annuels?|jährlich|monatlich)(?!\p{L})/u
const FIGURES = new RegExp(
  `${FIGURE.source}(?:\\s(?:to|auf|a|al|à)\\s${FIGURE.source})?(?:${EACH.source})?`,
  'u',
)

/** The figures of a value proposition: "€6,900 to €4,200 per tonne". */
export function figuresOf(valueProposition: string): string {
  return FIGURES.exec(valueProposition)?.[0] ?? ''
}
