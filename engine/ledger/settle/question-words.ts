import type { Language } from '#shared/language.ts'
import type { EvidenceType } from '#shared/roadmap.ts'

/** What is asked about: its type, its words for this number, and the organisations in brackets. */
export type Subject = { readonly type: EvidenceType; readonly what: string; readonly who: string }

/** The wordings of closed questions in one language. */
export type QuestionWords = {
  types: Record<EvidenceType, [one: string, many: string]>
  count: (n: number, s: Subject) => string
  /** What a count also adds where a pilot turned into a purchase. */
  andRepeat: string
  /** What an answer says besides when repeat sales go with it. */
  lost: (n: number) => string
  open: (s: Subject) => string
  either: (numbers: [number, number], s: Subject) => string
  total: (n: number, s: Subject) => string
  correct: (n: number, current: number, s: Subject) => string
  part: (n: number, sum: number, s: Subject) => string
  more: (n: number) => string
  inTotal: (n: number) => string
  counted: string
  signature: (n: number, who: string) => string
  stage: (n: number, who: string) => string
  money: (n: number, who: string) => string
  duplicate: (n: number, who: string) => string
  contradiction: (n: number, s: Subject) => string
  less: (n: number, s: Subject) => string
  repeat: (n: number, who: string) => string
  yes: string
  yesN: (n: number) => string
  notYet: string
  no: string
  keep: string
  not: (what: string) => string
}

const isFeminine = (type: EvidenceType) => type === 'loi'

export const QUESTION_WORDS: Record<Language, QuestionWords> = {
  en: {
    types: {
      interview: ['interview', 'interviews'],
      loi: ['signed LOI', 'signed LOIs'],
      pilot: ['pilot', 'pilots'],
      revenue: ['paying customer', 'paying customers'],
    },
    count: (n, { what, who }) => `Count ${n} ${what}${who}?`,
    andRepeat: ' and one repeat sale',
    lost: (n) => (n === 1 ? ', one repeat sale less' : `, ${n} repeat sales fewer`),
    open: ({ what, who }) => `How many ${what}${who} should count?`,
    either: ([a, b], { what, who }) => `Is it ${a} or ${b} ${what}${who}?`,
    total: (n, { what, who }) => `Is that ${n} ${what} in total${who}?`,
    correct: (n, current, { what, who }) => `Is it ${n} ${what}${who} instead of ${current}?`,
    part: (n, sum, { what }) => `Is that ${n} more ${what} (${sum} in total), or ${n} in total?`,
    more: (n) => `${n} more`,
    inTotal: (n) => `${n} in total`,
    counted: 'Already counted',
    signature: (n, who) => (n === 1 ? `Is the LOI${who} signed?` : `Are all ${n} LOIs${who} signed?`),
    stage: (n, who) =>
      n === 1
        ? `Is the pilot${who} signed, running or completed?`
        : `Are all ${n} pilots${who} signed, running or completed?`,
    money: (n, who) =>
      n === 1
        ? `Has money arrived or a contract been signed${who}?`
        : `Have all ${n} customers${who} paid or signed a contract?`,
    duplicate: (n, who) =>
      n === 1
        ? `Is this a new organisation${who}, or one already counted?`
        : `Are these ${n} new organisations${who}, or already counted?`,
    contradiction: (n, { what }) => `Your roadmap counts ${n} ${what}. Are there none now?`,
    less: (n, { what, who }) => (n === 1 ? `One ${what} less${who}?` : `${n} ${what} fewer${who}?`),
    repeat: (n, who) =>
      n === 1
        ? `Is this a renewal or second order of a paying customer${who}?`
        : `Are these ${n} renewals or second orders of paying customers${who}?`,
    yes: 'Yes',
    yesN: (n) => `Yes, ${n}`,
    notYet: 'Not yet',
    no: 'No',
    keep: 'Keep them',
    not: (what) => `Not ${what}`,
  },
  de: {
    types: {
      interview: ['Interview', 'Interviews'],
      loi: ['unterschriebener LOI', 'unterschriebene LOIs'],
      pilot: ['Pilotprojekt', 'Pilotprojekte'],
      revenue: ['zahlender Kunde', 'zahlende Kunden'],
    },
    count: (n, { what, who }) => `${n === 1 ? 'Zählt' : 'Zählen'} ${n} ${what}${who}?`,
    andRepeat: ' und ein Folgegeschäft',
    lost: (n) => (n === 1 ? ', ein Folgegeschäft weniger' : `, ${n} Folgegeschäfte weniger`),
    open: ({ what, who }) => `Wie viele ${what}${who} zählen?`,
    either: ([a, b], { what, who }) => `Sind es ${a} oder ${b} ${what}${who}?`,
    total: (n, { what, who }) => `${n === 1 ? 'Ist' : 'Sind'} das insgesamt ${n} ${what}${who}?`,
    correct: (n, current, { what, who }) => `Richtig also ${n} ${what}${who} statt ${current}?`,
    part: (n, sum, { what }) => `Sind das ${n} weitere ${what} (insgesamt ${sum}) oder ${n} insgesamt?`,
    more: (n) => `${n} weitere`,
    inTotal: (n) => `${n} insgesamt`,
    counted: 'Schon gezählt',
    signature: (n, who) =>
      n === 1
        ? `Ist die Absichtserklärung${who} unterschrieben?`
        : `Sind alle ${n} Absichtserklärungen${who} unterschrieben?`,
    stage: (n, who) =>
      n === 1
        ? `Ist das Pilotprojekt${who} unterschrieben, läuft es oder ist es abgeschlossen?`
        : `Sind alle ${n} Pilotprojekte${who} unterschrieben, am Laufen oder abgeschlossen?`,
    money: (n, who) =>
      n === 1
        ? `Ist Geld eingegangen oder ein Vertrag unterschrieben${who}?`
        : `Haben alle ${n} Kunden${who} bezahlt oder einen Vertrag unterschrieben?`,
    duplicate: (n, who) =>
      n === 1
        ? `Ist das eine neue Organisation${who} oder schon gezählt?`
        : `Sind das ${n} neue Organisationen${who} oder schon gezählt?`,
    contradiction: (n, { what }) => `Deine Roadmap zählt ${n} ${what}. Gibt es jetzt keine mehr?`,
    less: (n, { what, who }) => `${n === 1 ? 'Ein' : n} ${what} weniger${who}?`,
    repeat: (n, who) =>
      n === 1
        ? `Ist das eine Verlängerung oder Nachbestellung eines zahlenden Kunden${who}?`
        : `Sind das ${n} Verlängerungen oder Nachbestellungen zahlender Kunden${who}?`,
    yes: 'Ja',
    yesN: (n) => `Ja, ${n}`,
    notYet: 'Noch nicht',
    no: 'Nein',
    keep: 'Behalten',
    not: () => 'Nichts davon',
  },
  es: {
    types: {
      interview: ['entrevista', 'entrevistas'],
      loi: ['carta de intención firmada', 'cartas de intención firmadas'],
      pilot: ['piloto', 'pilotos'],
      revenue: ['cliente que paga', 'clientes que pagan'],
    },
    count: (n, { what, who }) => `¿Contamos ${n} ${what}${who}?`,
    andRepeat: ' y una venta repetida',
    lost: (n) => (n === 1 ? ', una venta repetida menos' : `, ${n} ventas repetidas menos`),
    open: ({ type, what, who }) => `¿Cuánt${feminine(type)}s ${what}${who} contamos?`,
    either: ([a, b], { what, who }) => `¿Son ${a} o ${b} ${what}${who}?`,
    total: (n, { what, who }) => `¿${n === 1 ? 'Es' : 'Son'} ${n} ${what} en total${who}?`,
    correct: (n, current, { what, who }) => `¿Entonces ${n} ${what}${who} en vez de ${current}?`,
    part: (n, sum, { what }) => `¿Son ${n} ${what} más (${sum} en total) o ${n} en total?`,
    more: (n) => `${n} más`,
    inTotal: (n) => `${n} en total`,
    counted: 'Ya contado',
    signature: (n, who) =>
      n === 1
        ? `¿Está firmada la carta de intención${who}?`
        : `¿Están firmadas las ${n} cartas de intención${who}?`,
    stage: (n, who) =>
      n === 1
        ? `¿El piloto${who} está firmado, en marcha o terminado?`
        : `¿Los ${n} pilotos${who} están firmados, en marcha o terminados?`,
    money: (n, who) =>
      n === 1
        ? `¿Ha llegado dinero o se ha firmado un contrato${who}?`
        : `¿Los ${n} clientes${who} han pagado o firmado un contrato?`,
    duplicate: (n, who) =>
      n === 1
        ? `¿Es una organización nueva${who} o ya está contada?`
        : `¿Son ${n} organizaciones nuevas${who} o ya están contadas?`,
    contradiction: (n, { type, what }) =>
      `Tu hoja de ruta cuenta ${n} ${what}. ¿Ya no queda ningun${feminine(type)}?`,
    less: (n, { type, what, who }) =>
      `¿${n === 1 ? (feminine(type) === 'a' ? 'Una' : 'Un') : n} ${what} menos${who}?`,
    repeat: (n, who) =>
      n === 1
        ? `¿Es una renovación o un segundo pedido de un cliente que paga${who}?`
        : `¿Son ${n} renovaciones o segundos pedidos de clientes que pagan${who}?`,
    yes: 'Sí',
    yesN: (n) => `Sí, ${n}`,
    notYet: 'Todavía no',
    no: 'No',
    keep: 'Mantener',
    not: (what) => `No son ${what}`,
  },
  fr: {
    types: {
      interview: ['entretien', 'entretiens'],
      loi: ["lettre d'intention signée", "lettres d'intention signées"],
      pilot: ['pilote', 'pilotes'],
      revenue: ['client payant', 'clients payants'],
    },
    count: (n, { what, who }) => `On compte ${n} ${what}${who} ?`,
    andRepeat: ' et une vente répétée',
    lost: (n) => (n === 1 ? ', une vente répétée de moins' : `, ${n} ventes répétées de moins`),
    open: ({ what, who }) =>
      `Combien ${/^[aeiouéh]/i.test(what) ? 'd’' : 'de '}${what}${who} faut-il compter ?`,
    either: ([a, b], { what, who }) => `C’est ${a} ou ${b} ${what}${who} ?`,
    total: (n, { what, who }) => `Ça fait ${n} ${what} au total${who} ?`,
    correct: (n, current, { what, who }) => `Donc ${n} ${what}${who} au lieu de ${current} ?`,
    part: (n, sum, { what }) => `Est-ce ${n} ${what} de plus (${sum} au total) ou ${n} au total ?`,
    more: (n) => `${n} de plus`,
    inTotal: (n) => `${n} au total`,
    counted: 'Déjà compté',
    signature: (n, who) =>
      n === 1
        ? `La lettre d'intention${who} est-elle signée ?`
        : `Les ${n} lettres d'intention${who} sont-elles toutes signées ?`,
    stage: (n, who) =>
      n === 1
        ? `Le pilote${who} est-il signé, en cours ou terminé ?`
        : `Les ${n} pilotes${who} sont-ils signés, en cours ou terminés ?`,
    money: (n, who) =>
      n === 1
        ? `De l'argent est-il arrivé, ou un contrat est-il signé${who} ?`
        : `Les ${n} clients${who} ont-ils tous payé ou signé un contrat ?`,
    duplicate: (n, who) =>
      n === 1
        ? `Est-ce une nouvelle organisation${who} ou déjà comptée ?`
        : `Est-ce ${n} nouvelles organisations${who} ou déjà comptées ?`,
    contradiction: (n, { what }) => `Ta feuille de route compte ${n} ${what}. N'y en a-t-il plus ?`,
    less: (n, { type, what, who }) =>
      `${n === 1 ? (isFeminine(type) ? 'Une' : 'Un') : n} ${what} de moins${who} ?`,
    repeat: (n, who) =>
      n === 1
        ? `Est-ce un renouvellement ou une deuxième commande d'un client payant${who} ?`
        : `Est-ce ${n} renouvellements ou deuxièmes commandes de clients payants${who} ?`,
    yes: 'Oui',
    yesN: (n) => `Oui, ${n}`,
    notYet: 'Pas encore',
    no: 'Non',
    keep: 'Garder',
    not: (what) => `Pas des ${what}`,
  },
}

/** The Spanish ending for a type. */
function feminine(type: EvidenceType): 'a' | 'o' {
  return type === 'interview' || type === 'loi' ? 'a' : 'o'
}
