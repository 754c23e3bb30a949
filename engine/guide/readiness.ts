import type { Language } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import type { EvidenceCounters } from '../types.ts'

type Target = {
  id: keyof GuideTexts['ready_for']
  about: RegExp
  /** Whether the counters reach the bar; the bar itself is said in words. */
  met: (counters: EvidenceCounters) => boolean
  gap: string
}

/** When a founder is ready for what, from the roadmap's gates and the entries on hiring, pilots and funding. */
const TARGETS: Target[] = [
  {
    id: 'sales_hire',
    about:
      /\bhir(e|ing)\b|salesperson|sales (rep|team|hire)|\bvp\b|einstell|vertriebl|vertriebs|verkaufer|contrata|vendedor|\b(un|una|primer|nuestro) comercial|embauch|recrut|\b(un|une|premiere?|des|nos|notre) (commercial|vendeu)/,
    met: (counters) => counters.revenue >= 10,
    gap: 'customers',
  },
  {
    id: 'scaling',
    about:
      /scale|scaling|grow|expand|skalier|wachs|escalar|crecer|expandir|passer a l'echelle|croitre|second (segment|market)|zweite/,
    met: (counters) => counters.revenue >= 10,
    gap: 'customers',
  },
  {
    id: 'investors',
    about:
      /invest|\brais(e|ing)\b|\bseed\b|series a|\bvcs?\b|\bround\b|kapital|finanzierung|ronda|inversion|inversor|\blever\b|levee/,
    met: (counters) => counters.interview >= 20 && counters.loi + counters.pilot + counters.revenue > 0,
    gap: 'warm-contacts',
  },
  {
    id: 'grant',
    about:
      /\bgrants?\b|\beic\b|horizon|accelerator|forder(?!lich)|antrag|subvencion|convocatoria|subvention|dossier/,
    met: (counters) => counters.loi + counters.pilot + counters.revenue > 0,
    gap: 'signer',
  },
  {
    id: 'pilot',
    about: /pilot|\btrial|\bpoc\b|\btest|prueba|\bessai/,
    met: (counters) => counters.interview >= 10,
    gap: 'metric',
  },
  {
    id: 'selling',
    about: /\bsell|launch|\bsales\b|\bmarket\b|verkauf|\bmarkt\b|vender|lanzar|vendre|lancer/,
    met: (counters) => counters.pilot + counters.revenue > 0,
    gap: 'customers',
  },
]

const OWN =
  /\b(am i|are we|bin ich|sind wir|estoy|estamos|suis[- ]je|je suis|sommes[- ]nous|nous sommes|on est)\b.{0,20}\b(ready|bereit|reif|list[oa]s?|preparad[oa]s?|prete?s?)\b/

/** Whether the founder asks this of the venture itself, which the roadmap's counters answer. */
export const asksOwnReadiness = (folded: string): boolean => OWN.test(folded)

/** "Am I ready for X": the verdict where counters exist, the bar in words, and the gap to ask about. */
export function readiness(folded: string, lang: Language, counters: EvidenceCounters | null) {
  const target = TARGETS.find((each) => each.about.test(folded))
  if (!target) return null
  const { say, ready_for } = GUIDE[lang]
  const verdict = counters ? `${target.met(counters) ? say.ready : say.not_ready} ` : ''
  return { text: verdict + ready_for[target.id], gap: target.gap }
}
