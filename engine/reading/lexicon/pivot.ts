import type { Language } from '#shared/language.ts'
import { compile, phrases } from '../pattern.ts'

type PivotWords = {
  /** Says by itself that the idea or the market is another one now. */
  cue: string
  /** Gives something up; with `instead` in the same sentence it replaces it. */
  drop: string
  instead: string
  /** Where the new technology is named: group `v`. */
  idea: RegExp
  /** Where the new market is named: group `v`. */
  market: RegExp
}

const WORDS: Record<Language, PivotWords> = {
  en: {
    cue: 'new idea | different idea | another idea | (something|anything) (completely|totally|entirely|quite|very) (different|new|else) | something different now | pivot | pivoted | pivoting | (change|changing|changed|switch|switching|switched) ~ (market|markets|segment|industry|industries|sector|beachhead) | (change|changing|changed|switch|switching|switched) (market|markets|segment|industry|industries|sector|sectors) | (switching|switched|moving|moved) away from | (switching|switched|moved|moving) ~ from ~ to',
    drop: 'drop | dropping | dropped | abandon | abandoning | abandoned | giving up | gave up | given up | scrap | scrapping | scrapped | ditching | ditched | shelving | shelved | stopped | stopping | leaving ~ behind',
    instead:
      'instead | build | building | develop | developing | make | making | go for | going for | move to | moving to | focus on | focusing on',
    idea: /(?:\bnew idea|\bdifferent idea|\banother idea)(?: now)?\s*(?::|is|,|-|–)\s*(?:we (?:build|make|develop|want to build) )?(?<v>[^.;!?\n]{6,})|\b(?:building|developing|making|build|develop|make|doing|do)\s+(?<w>(?!something|anything)[^.;!?\n]{6,})|\bpivot\w*\s+(?:away )?(?:from [^.;!?\n]{2,60}? )?(?:to|into|towards?)\s+(?<x>[^.;!?\n]{3,})/u,
    market:
      /\b(?:market|markets|segment|industry|sector|switching|switched|moving|moved|switch|move|changing|changed)\b[^.;!?\n]{0,80}?\b(?:to|into|towards?|is now|now)\s+(?<v>[^.,;!?\n]{3,60})/u,
  },
  de: {
    cue: 'neue idee | andere idee | neuen idee | etwas (ganz|völlig|komplett|vollkommen) (anderes|neues) | was (ganz|völlig|komplett) (anderes|neues) | pivot | pivotieren | pivotiert | schwenken ~ um | umgeschwenkt | (wechseln|ändern|gewechselt|geändert|tauschen) ~ (markt|zielmarkt|einstiegsmarkt|segment|branche) | (markt|zielmarkt|einstiegsmarkt|segment|branche) ~ (gewechselt|geändert|wechseln) | (markt|zielmarkt|einstiegsmarkt|segment|branche) (gewechselt|geändert|wechseln) | wechseln ~ von ~ zu',
    drop: 'lassen ~ fallen | fallen gelassen | fallengelassen | geben ~ auf | aufgegeben | stellen ~ ein | eingestellt | verwerfen | verworfen | werfen ~ über bord | begraben | hören ~ auf | aufgehört',
    instead: 'stattdessen | bauen | entwickeln | machen | setzen auf | konzentrieren',
    idea: /\b(?:neue|andere) idee\s*(?::|ist|,|-|–)\s*(?:wir (?:bauen|entwickeln|machen) )?(?<v>[^.;!?\n]{6,})|\b(?:bauen|entwickeln|machen)\s+(?:wir\s+)?(?:jetzt |nun |stattdessen )*(?<w>(?!etwas|was )[^.;!?\n]{6,})|\bstattdessen\s+(?<x>[^.;!?\n]{6,})/u,
    market:
      /\b(?:markt|zielmarkt|einstiegsmarkt|segment|branche|wechseln|schwenken|umgeschwenkt|gewechselt)\b[^.;!?\n]{0,80}?\b(?:zu|zum|zur|auf|in|nach|sind jetzt|ist jetzt)\s+(?<v>[^.,;!?\n]{3,60}?)(?:\s(?:um|gewechselt|umgeschwenkt))?(?=[.,;!?\n]|$)/u,
  },
  es: {
    cue: 'nueva idea | otra idea | idea nueva | algo (completamente|totalmente|muy) (distinto|diferente|nuevo) | pivot* | (cambiamos|cambiado|cambiar|cambio|cambiando) de (mercado|sector|segmento|industria|idea) | (cambiamos|cambiado|cambiar|cambio) el (mercado|sector|segmento) | pasamos de ~ a',
    drop: 'dejamos | abandonamos | hemos dejado | hemos abandonado | abandonado | descartamos | hemos descartado | renunciamos',
    instead:
      'en su lugar | en cambio | construimos | desarrollamos | hacemos | estamos construyendo | estamos desarrollando',
    idea: /\b(?:nueva idea|otra idea|idea nueva)\s*(?::|es|,|-|–)\s*(?<v>[^.;!?\n]{6,})|\b(?:construimos|desarrollamos|hacemos|construyendo|desarrollando)\s+(?:ahora )?(?<w>(?!algo)[^.;!?\n]{6,})/u,
    market:
      /\b(?:mercado|sector|segmento|industria|cambiamos|pasamos)\b[^.;!?\n]{0,80}?\b(?:vamos a|vamos hacia|a|al|hacia|ahora)\s+(?:(?:vamos|vamos a|a|hacia)\s)*(?<v>[^.,;!?\n]{3,60})/u,
  },
  fr: {
    cue: 'nouvelle idée | autre idée | idée nouvelle | quelque chose de (complètement|totalement|tout à fait|très) (différent|nouveau|autre) | tout autre chose | pivot* | (changeons|changé|changer|change) de (marché|secteur|segment|industrie|cible|idée) | (changeons|changé|changer|change) (le|notre) (marché|secteur|segment)',
    drop: 'abandonnons | abandonné | on abandonne | laissons tomber | laissé tomber | on laisse tomber | arrêtons | on arrête | avons arrêté | renonçons',
    instead: 'à la place | construisons | développons | faisons | on développe | on construit | on fait',
    idea: /\b(?:nouvelle idee|autre idee|idee nouvelle)\s*(?::|est|,|-|–)\s*(?<v>[^.;!?\n]{6,})|\b(?:construisons|developpons|faisons|developpe|construit)\s+(?:maintenant |desormais )?(?<w>(?!quelque)[^.;!?\n]{6,})/u,
    market:
      /\b(?:marche|secteur|segment|industrie|cible|changeons|passons)\b[^.;!?\n]{0,80}?(?:\b(?:vers|aux?|a la|pour|maintenant|desormais)|\ba)\s+(?:(?:les?|la)\s)?(?<v>[^.,;!?\n]{3,60})/u,
  },
}

const made = new Map<Language, ReturnType<typeof build>>()

function build(language: Language) {
  const { cue, drop, instead, idea, market } = WORDS[language]
  const [cues, drops, insteads] = [cue, drop, instead].map((list) => compile(phrases(list)))
  return { cue: cues ?? /(?!)/g, drop: drops ?? /(?!)/g, instead: insteads ?? /(?!)/g, idea, market }
}

/** The compiled words of a language; compiled once. */
export function pivotMatchers(language: Language) {
  const known = made.get(language) ?? build(language)
  made.set(language, known)
  return known
}
