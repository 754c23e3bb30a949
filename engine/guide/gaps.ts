import type { Asks } from '#shared/asks.ts'
import type { GuideTexts } from '../content/guide-shape.ts'
import { fold } from '../search/fold.ts'
import type { RoadmapSummary } from '../types.ts'

export type Gap = {
  id: keyof GuideTexts['gaps']
  /** In the founder's own words, folded: they have already told this. */
  told: RegExp
  /** The roadmap already holds it. */
  known: (roadmap: RoadmapSummary) => boolean
  /** What its question asks for; left out where the answer belongs to no field. */
  asks?: Asks
}

const never = /(?!)/

/** The elements of the roadmap in the order of the next-best-action table. */
export const GAPS: Gap[] = [
  {
    id: 'technology',
    asks: { kind: 'field', field: 'technology' },
    told: /\b(we|i)('ve| have)? (built|build|developed?|developing|make|made|invented|are building|are developing|can measure)\b|our (technology|sensor|process|material|platform|membrane|chip|device|software|algorithm|enzyme|battery|laser)|wir (bauen|entwickeln|haben .{0,60}(entwickelt|gebaut))|unsere? (technologie|sensor|verfahren|material|chip|anlage|software|membran|scanner)|(hemos|estamos) (desarrollad|desarroll|cre|constru)|(hacemos|desarrollamos|fabricamos|construimos) (un|una|unos|unas) (?!piloto|prueba|entrevista|oferta|encuesta)|nuestr[oa] (tecnologia|sensor|proceso|material|chip|plataforma)|(nous|on) (a|avons|developpons|fabriquons|developpe|construisons)\b.{0,40}(developpe|construit|mis au point|un|une)|notre (technologie|capteur|procede|materiau|puce|membrane)/,
    known: (roadmap) => Boolean(roadmap.idea?.technology),
  },
  {
    id: 'sufferer',
    asks: { kind: 'field', field: 'problem' },
    told: /(lose|loses|losing|cost|costs|costing|waste|pay|pays) .{0,60}(\d|million|hours|month|year)|(verlieren|verliert|kostet|kosten|zahlen|ausschuss) .{0,60}(\d|million|stunden|monat|jahr)|(pierden|pierde|cuesta|cuestan|gastan) .{0,60}(\d|millon|horas|mes|ano)|(perdent|perd|coute|coutent|depensent) .{0,60}(\d|million|heures|mois|an)/,
    known: (roadmap) => Boolean(roadmap.idea?.problem),
  },
  {
    id: 'segment',
    asks: { kind: 'field', field: 'industry' },
    told: /priorit(y|at|ad|e) ?1|primary (industry|segment|market)|our (beachhead|primary|target market) is|prioritat 1|einstiegsmarkt ist|zielmarkt ist|prioridad 1|mercado de entrada es|priorite 1|tete de pont/,
    known: (roadmap) => (roadmap.industries?.length ?? 0) > 0,
  },
  {
    id: 'monday-company',
    told: /ideal customer (is|profile)|our icp|wunschkunde|ideal(er)? kunde|unser icp|cliente ideal|client ideal|notre icp|nuestro icp/,
    known: (roadmap) => Boolean(roadmap.icp),
  },
  {
    id: 'signer',
    asks: { kind: 'field', field: 'persona_role' },
    told: /(who|one|he|she|they|manager|director|head|cto|coo|ceo) .{0,20}signs?\b|unterschreibt|entscheidet (der|die|das|unser)|firma el|quien firma|decide la|qui signe|signe les/,
    known: (roadmap) => Boolean(roadmap.persona),
  },
  {
    id: 'interviews',
    asks: { kind: 'count', evidenceType: 'interview' },
    told: /\d+ .{0,30}(interview|conversation|gesprach|entrevist|entretien)|(interview|gesprach|entrevist|entretien)\w* .{0,20}\d+/,
    known: (roadmap) => (roadmap.counters?.interview ?? 0) > 0,
  },
  {
    id: 'warm-contacts',
    told: never,
    known: (roadmap) =>
      Boolean(
        roadmap.counters && roadmap.counters.loi + roadmap.counters.pilot + roadmap.counters.revenue > 0,
      ),
  },
  {
    id: 'metric',
    told: /(from|von|de) \d[\d.,]* ?(%|\w+) (to|auf|a|à) \d/,
    known: (roadmap) => (roadmap.counters?.revenue ?? 0) > 0,
  },
  {
    id: 'customers',
    asks: { kind: 'count', evidenceType: 'revenue' },
    told: never,
    known: (roadmap) => (roadmap.counters?.revenue ?? 0) >= 10,
  },
]

/** The first piece neither the roadmap nor the founder's own messages hold, in the order of the table. */
export function openGap(
  userTexts: string[],
  roadmap: RoadmapSummary | null,
  asked: (gap: Gap) => boolean,
): Gap | undefined {
  const told = fold(userTexts.join('\n').slice(-20_000))
  return GAPS.find((gap) => !gap.told.test(told) && !(roadmap && gap.known(roadmap)) && !asked(gap))
}
