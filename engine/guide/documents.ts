import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offers.ts'
import { DOCUMENTS } from '../content/documents.ts'
import { fill } from '../content/fill.ts'
import { GUIDE } from '../content/guide.ts'
import type { RoadmapSummary } from '../types.ts'
import { plainLine } from './plain-line.ts'

const WRITE =
  /\b(write|draft|template|give me|outline|prepare|sketch|create|sample|schreib\w*|entwirf|entwurf|vorlage|gib mir|formulier\w*|erstell\w*|muster|escribe\w*|escribir|redacta\w*|plantilla|dame|borrador|modelo|prepara\w*|ecris|rediger?|modele|donne-moi|prepare\w*|trame)\b/

/** "How do I write an ICP" asks for advice, not for the document. */
const ASKS_HOW =
  /^(how|why|when|what|wie|warum|wann|was|como|por que|cuando|que|comment|pourquoi|quand)\b|\b(example|beispiel|ejemplo|exemple)/

/** "And an outreach mail please": the thing itself, asked for without a verb. */
const WANTED =
  /\b(please|bitte|por favor|s'il (te|vous) plait|i need|ich brauche|necesito|il me faut|j'ai besoin)\b|^(and |und |y |et )?(an?|eine?n?|una?|une?|the|den?|das|die|el|la|le) /
const SHEET =
  /outreach mail|one.?pager|interview guide|leitfaden|guion|guide d'entretien|scorecard|(icp|kunden).{0,4}(sheet|blatt|steckbrief)|loi (outline|template)|value proposition statement|correo de contacto|courriel de prise|anfrage ?mail|anschreiben|pilotseite|pagina del piloto|page du pilote|ficha (del|de) (icp|cliente)|fiche (icp|client)/

const KINDS: { id: DocumentKind; about: RegExp; gap: string }[] = [
  {
    id: 'outreach',
    about: /mail|e-mail|outreach|message|anschreiben|nachricht|correo|mensaje|courriel|prise de contact/,
    gap: 'interviews',
  },
  { id: 'interview', about: /interview|leitfaden|gesprach|entrevist|guion|entretien/, gap: 'interviews' },
  { id: 'pilot', about: /pilot/, gap: 'metric' },
  {
    id: 'loi',
    about: /\bloi\b|letter of intent|absichtserklarung|carta de intencion|lettre d'intention/,
    gap: 'warm-contacts',
  },
  {
    id: 'icp',
    about: /\bicp\b|customer profile|kundenprofil|perfil de cliente|profil (de )?client|steckbrief/,
    gap: 'monday-company',
  },
  {
    id: 'value',
    about: /value prop|nutzenversprechen|wertversprechen|propuesta de valor|proposition de valeur/,
    gap: 'metric',
  },
  {
    id: 'scorecard',
    about: /scorecard|beachhead|bewertung|einstiegsmarkt|puntuacion|hoja para elegir|grille|tableau de choix/,
    gap: 'segment',
  },
]

/** A working document the founder asks for, filled from the roadmap; brackets mark what is still open. */
export function documentFor(folded: string, lang: Language, roadmap: RoadmapSummary | null) {
  const named = WRITE.test(folded) || (SHEET.test(folded) && (WANTED.test(folded) || folded.length < 30))
  const asked = named && !ASKS_HOW.test(folded.replace(/^¿/, '')) && folded.length < 300
  const kind = asked ? KINDS.find(({ about }) => about.test(folded)) : undefined
  return kind ? { text: filled(kind.id, lang, roadmap), gap: kind.gap } : null
}

const BY_GAP: Record<string, DocumentKind> = {
  technology: 'value',
  sufferer: 'interview',
  segment: 'scorecard',
  'monday-company': 'icp',
  interviews: 'outreach',
  'warm-contacts': 'loi',
  metric: 'pilot',
}

/** The document that works out the missing piece of a gap, if there is one. */
export function documentForGap(gap: string, lang: Language, roadmap: RoadmapSummary | null): string | null {
  const id = BY_GAP[gap]
  return id ? filled(id, lang, roadmap) : null
}

function filled(id: DocumentKind, lang: Language, roadmap: RoadmapSummary | null): string {
  const open = GUIDE[lang].blanks
  return fill(DOCUMENTS[id][lang], {
    segment: known(roadmap?.industries?.[0]) ?? open.segment,
    company: known(roadmap?.icp) ?? open.company,
    role: known(roadmap?.persona) ?? open.role,
    problem: phrase(roadmap?.idea?.problem) ?? open.problem,
    told: known(roadmap?.idea?.problem) ?? open.problem,
    value: known(roadmap?.valueProposition) ?? open.value,
  })
}

/** A few words that fit inside a sentence; a whole sentence of the founder does not. */
const phrase = (value: string | null | undefined) => {
  const line = known(value)
  return line && line.length <= 60 && line.split(' ').length <= 8 ? line : null
}

const known = (value: string | null | undefined) => plainLine(value).slice(0, 160) || null
