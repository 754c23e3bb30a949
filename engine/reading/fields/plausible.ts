import type { FieldFact, FieldName } from '#shared/roadmap.ts'

/** Half a sentence: what has a verb of its own or belongs to us is no name. */
const SENTENCE =
  /(?<!\p{L})(?:hat|haben|hatte|wurden?|war|ist|sagt|sagte|has|have|had|was|were|is|says|said|ha|han|fue|dice|dicen|dijo|est|sont|ont|dit|unser\p{L}*|our|nuestr\p{L}*|notre|nos)(?!\p{L})/iu
/** "Not the CIO", "noch offen": what is denied or not chosen. */
const DENIED =
  /^(?:not|no|nicht|kein\p{L}*|pas|ni|nobody|niemand|nadie|personne|nothing|nichts|nada|rien)\s|(?<!\p{L})(?:todavía|aún|noch (?:nicht|kein\p{L}*|offen)|not (?:yet|sure|decided)|pas encore)(?!\p{L})/iu
/** What opens a message, and where a market stands, are no markets. */
const NO_MARKET =
  /^(?:hall\p{L}*|hi|hey|hello|hola|buen[ao]s|bonjour|salut|moin|servus|beachhead|vorrangig|nachrangig|(?:an\s)?(?:erster|zweiter|dritter)\s+stelle)$/iu
/** "Two markets" counts them and names none; a team is who works on it. */
const NO_USE =
  /^(?:\d+|two|three|several|zwei|drei|mehrere|dos|tres|varios|deux|trois|plusieurs)\s+(?:\p{L}+\s)?(?:m[aä]rkte?|markets?|mercados|marchés|branchen|industries|industrias|sectores|secteurs)$|(?<!\p{L})(?:team|equipo|équipe)(?!\p{L})/iu
/** What founders ask an adviser about is no market to sell in. */
const ADVICE =
  /^(?:pric\p{L}*|prices?|preis\p{L}*|precios?|prix|tarif\p{L}*|pilots?|pilote[ns]?|pilotos?|lois?|interviews?|entrevistas?|entretiens?|investors?|investoren|inversores|investisseurs|grants?|förder\p{L}*|subvencion\p{L}*|subvention\p{L}*|sales|vertrieb|ventas|ventes?|icps?|personas?|pitch|hiring)$/iu
/** Figures of a market tell nothing of a customer in it. */
const MARKET_FIGURE =
  /(?<!\p{L})(?:milliarden|mrd|billions?|milliards?|miles de millones)(?!\p{L})|%\s(?:a year|per year|p\.\s?a\.|pro jahr|im jahr|al año|anual|par an)/iu
/** Those asked are no sufferers, and a contract that ended is a loss: the evidence rules read it. */
const NO_PROBLEM =
  /(?<!\p{L})(?:interviewees?|interviewpartner\p{L}*|entrevistad[oa]s|interviewé\p{L}*)(?!\p{L})|(?<!\p{L})(?:gekündigt|cancell?ed (?:on us|the|their)|résilié\p{L}*|rescindi\p{L}*|canceló|cancelaron)(?!\p{L})/iu
/** What a customer or an office does to us is no problem of theirs, unless it is measured. */
const SALES_TROUBLE =
  /^(?:(?:the|der|die|das|el|la|le|al|un|una?|our|unser|l['’])\s?)?(?:customer|client|cliente|kunde|buyer|käufer|einkäufer|acheteur|comprador|procurement|purchasing|legal|einkauf|compras|les achats|(?:service )?juridi\p{L}*|responsable|pilot|test|ministry|ministerium|EIC)(?!\p{L})|(?:customers?|kunden|clientes|clients)\s(?:can['’]?t|cannot|don['’]?t|won['’]?t|nod|keep|just)(?!\p{L})|(?<!\p{L})(?:nobody|niemand|nadie|personne|keiner)\s(?:pa(?:ys|ga)|zahlt|would|will|ne (?:paie|mettrait)|sign|firma)/iu
const READ_IN_PROSE = /^(?:problem\.|role\.problem)/

/** A contract that goes on is evidence and no promise. */
const NO_PROMISE =
  /(?<!\p{L})(?:vertrag|contract|contrato|contrat|licence|license|lizenz|licencia)(?!\p{L}).*(?:verlänger|renew|extend|renov|prolong|renouvel|reconduit)/iu
const PRICE_OR_FAVOUR =
  /(?<!\p{L})(?:kostenlos\p{L}*|gratis|free of charge|for free|gratuit\p{L}*|rabatt\p{L}*|discount|descuento|remise)(?!\p{L})/iu
const PRICE_EACH = /[€$£]\s?(?:pièce|l'unité|each|apiece|pro stück|das stück|por unidad|cada un[oa])/iu

/** Who asks for a quote asks for a price, and for no proof. */
const QUOTE =
  /^(?:an?|the|another|one|ein(?:e|en)?|un[ae]?|le|la|el)\s(?:\p{L}+\s)?(?:quotes?|quotation|price list|offer|angebot|preisliste|presupuesto|cotización|oferta|devis)(?!\p{L})/iu
/** "Back from holiday, the inbox is a horror show": how somebody is doing. */
const SMALL_TALK =
  /(?<!\p{L})(?:back from (?:\p{L}+\s)?(?:holidays?|vacation|leave|parental leave)|(?:aus|von) (?:dem|der|den) (?:urlaub|ferien|elternzeit) zurück|(?:aus|von) (?:dem|der|den) (?:urlaub|ferien)|(?:de vuelta|llegad[oa]|vuelvo|volví) de (?:las )?vacaciones|(?:rentre|rentrée?|revien[st]|retour) de (?:vacances|congés)|(?:my|our) (?:inbox|mailbox)|(?:mein|unser) postfach|(?:find|dig out|look for|check) my notes|(?:busco|buscar) mis notas|(?:retrouve|cherche) mes notes)(?!\p{L})/iu

/** What is ours is no customer. */
const OF_US = /^(?:our|unser\p{L}*|nuestr\p{L}*|notre|nos|my|mein\p{L}*|mon|mes|mis?)\s/iu

/** What is offered to us, or what we think of it, describes no customer. */
const OURS =
  /(?<!\p{L})(?:nda|i have|i['’]m|ich bin|ich habe|wir haben|tengo|tenemos|j['’]ai|je|nous)(?!\p{L})/iu

/** A pronoun at the beginning names nothing: "that on their own line". */
const POINTS_BACK = /^(?:that|this|it|das|dies\p{L}*|es|eso|esto|ça|cela)\s/iu

const NEVER: Partial<Record<FieldName, readonly RegExp[]>> = {
  persona_role: [SENTENCE, DENIED],
  industry: [DENIED, NO_MARKET, ADVICE],
  icp_description: [MARKET_FIGURE, OF_US, OURS],
  icp_characteristic: [MARKET_FIGURE, OURS],
  problem: [NO_PROBLEM, SMALL_TALK],
  value_proposition: [NO_PROMISE],
  persona_proof_needed: [POINTS_BACK, PRICE_OR_FAVOUR, QUOTE],
  technology: [SMALL_TALK],
  application: [NO_USE, SMALL_TALK],
  proof_point: [PRICE_EACH],
}

/** Whether a value can be what its field holds, whoever read it: a role is no half sentence, a market no greeting. */
export const isPlausible = ({ field, value, rule }: FieldFact): boolean =>
  !(NEVER[field] ?? []).some((pattern) => pattern.test(value)) &&
  !(field === 'problem' && READ_IN_PROSE.test(rule) && SALES_TROUBLE.test(value) && !/\d/.test(value))
