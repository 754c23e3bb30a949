import type { GuideTexts } from '../content/guide-shape.ts'

type Definition = { id: keyof GuideTexts['definitions']; term: RegExp }

/** Abbreviations founders ask about, as they stand in folded text. */
export const DEFINITIONS: Definition[] = [
  {
    id: 'icp',
    term: /\bicp\b/,
  },
  {
    id: 'loi',
    term: /\blois?\b/,
  },
  {
    id: 'mou',
    term: /\bmou\b/,
  },
  {
    id: 'trl',
    term: /\btrl\b/,
  },
  {
    id: 'meddpicc',
    term: /\bmeddpicc\b/,
  },
  {
    id: 'tam_sam',
    term: /\b(tam|sam|som)\b/,
  },
  {
    id: 'nrr',
    term: /\bnrr\b/,
  },
  {
    id: 'ltv_cac',
    term: /\b(ltv|cac)\b/,
  },
  {
    id: 'pmf',
    term: /\bpmf\b|product.market fit/,
  },
  {
    id: 'gtm',
    term: /\bgtm\b|go.to.market/,
  },
  {
    id: 'foak',
    term: /\bfoak\b|first.of.a.kind/,
  },
  {
    id: 'fto',
    term: /\bfto\b|freedom to operate/,
  },
  {
    id: 'nda',
    term: /\bnda\b/,
  },
  {
    id: 'jda',
    term: /\bjda\b/,
  },
  {
    id: 'eic',
    term: /\beic\b/,
  },
  {
    id: 'poc',
    term: /\bpoc\b|proof of concept/,
  },
  {
    id: 'earlyvangelist',
    term: /earlyvangelist|early adopter/,
  },
  {
    id: 'beachhead',
    term: /beachhead|tete de pont|einstiegsmarkt/,
  },
]
