import type { Language } from '#shared/language.ts'

/** Abbreviations founders ask about: term on folded text, meaning in one clause. */
export const DEFINITIONS: { term: RegExp; name: string; means: Record<Language, string> }[] = [
  {
    term: /\bicp\b/,
    name: 'ICP',
    means: {
      en: 'ideal customer profile: the kind of company that buys first, in traits you can check from outside',
      de: 'ideales Kundenprofil: die Art Firma, die zuerst kauft, in Merkmalen, die du von außen prüfen kannst',
      es: 'perfil de cliente ideal: el tipo de empresa que compra primero, en rasgos comprobables desde fuera',
      fr: 'profil de client idéal : le type d’entreprise qui achète en premier, en traits vérifiables de l’extérieur',
    },
  },
  {
    term: /\blois?\b/,
    name: 'LOI',
    means: {
      en: 'letter of intent: a signed statement by a possible customer of what it intends to buy, usually not binding',
      de: 'Absichtserklärung (letter of intent): ein unterschriebenes Papier eines möglichen Kunden, was er kaufen will, meist unverbindlich',
      es: 'carta de intención: declaración firmada de lo que un posible cliente piensa comprar, normalmente no vinculante',
      fr: 'lettre d’intention : déclaration signée de ce qu’un client possible compte acheter, en général non contraignante',
    },
  },
  {
    term: /\bmou\b/,
    name: 'MoU',
    means: {
      en: 'memorandum of understanding: a signed outline of a cooperation, weaker than a contract',
      de: 'Memorandum of Understanding: ein unterschriebener Rahmen für eine Zusammenarbeit, schwächer als ein Vertrag',
      es: 'memorando de entendimiento: marco firmado de cooperación, más débil que un contrato',
      fr: 'protocole d’accord : un cadre de coopération signé, plus faible qu’un contrat',
    },
  },
  {
    term: /\btrl\b/,
    name: 'TRL',
    means: {
      en: 'technology readiness level, from 1 to 9: how far the technology works, not whether anyone buys it',
      de: 'Technologie-Reifegrad von 1 bis 9: wie weit die Technik funktioniert, nicht ob sie jemand kauft',
      es: 'nivel de madurez tecnológica, del 1 al 9: hasta dónde funciona la tecnología, no si alguien la compra',
      fr: 'niveau de maturité technologique, de 1 à 9 : jusqu’où la technologie fonctionne, pas si quelqu’un l’achète',
    },
  },
  {
    term: /\bmeddpicc\b/,
    name: 'MEDDPICC',
    means: {
      en: 'a deal checklist: metrics, economic buyer, decision criteria, decision process, paper process, identified pain, champion, competition',
      de: 'eine Prüfliste für Abschlüsse: Kennzahlen, Budgetverantwortung, Entscheidungskriterien, Entscheidungsweg, Papierweg, Schmerz, Fürsprecher, Wettbewerb',
      es: 'una lista para cerrar ventas: métricas, comprador económico, criterios, proceso de decisión, papeleo, dolor, promotor interno, competencia',
      fr: 'une grille de vente : indicateurs, acheteur économique, critères, processus de décision, circuit papier, douleur, champion, concurrence',
    },
  },
  {
    term: /\b(tam|sam|som)\b/,
    name: 'TAM, SAM',
    means: {
      en: 'total and serviceable addressable market: everybody who could buy, and those your first product can reach',
      de: 'gesamter und bedienbarer Markt: alle möglichen Käufer, und die, die dein erstes Produkt erreicht',
      es: 'mercado total y mercado servible: todos los que podrían comprar, y los que alcanza tu primer producto',
      fr: 'marché total et marché accessible : tous les acheteurs possibles, et ceux que ton premier produit atteint',
    },
  },
  {
    term: /\bnrr\b/,
    name: 'NRR',
    means: {
      en: 'net revenue retention: this year’s revenue from last year’s customers, divided by what they paid last year',
      de: 'Netto-Umsatzbindung: heutiger Umsatz der Kunden vom Vorjahr, geteilt durch deren Vorjahresumsatz',
      es: 'retención neta de ingresos: lo que pagan hoy los clientes del año pasado entre lo que pagaban entonces',
      fr: 'rétention nette du revenu : ce que paient aujourd’hui les clients de l’an dernier, divisé par ce qu’ils payaient alors',
    },
  },
  {
    term: /\b(ltv|cac)\b/,
    name: 'LTV, CAC',
    means: {
      en: 'lifetime value and customer acquisition cost: gross margin a customer brings in total, and what winning one costs',
      de: 'Kundenwert und Akquisekosten: der gesamte Deckungsbeitrag eines Kunden, und was seine Gewinnung kostet',
      es: 'valor de vida y coste de captación: el margen total que deja un cliente y lo que cuesta ganarlo',
      fr: 'valeur vie client et coût d’acquisition : la marge totale d’un client et ce que coûte sa conquête',
    },
  },
  {
    term: /\bpmf\b|product.market fit/,
    name: 'PMF',
    means: {
      en: 'product-market fit: a group of similar customers buys, stays and recommends without being pushed',
      de: 'Product-Market-Fit: eine Gruppe ähnlicher Kunden kauft, bleibt und empfiehlt ohne Nachhelfen',
      es: 'encaje producto-mercado: un grupo de clientes parecidos compra, se queda y recomienda sin que empujes',
      fr: 'adéquation produit-marché : un groupe de clients semblables achète, reste et recommande sans qu’on pousse',
    },
  },
  {
    term: /\bgtm\b|go.to.market/,
    name: 'GTM',
    means: {
      en: 'go-to-market: whom you sell to first, what they gain, who signs, and how the deal happens',
      de: 'Go-to-Market: an wen du zuerst verkaufst, was er davon hat, wer unterschreibt und wie der Abschluss abläuft',
      es: 'go-to-market: a quién vendes primero, qué gana, quién firma y cómo se cierra',
      fr: 'go-to-market : à qui tu vends d’abord, ce qu’il y gagne, qui signe et comment se conclut l’affaire',
    },
  },
  {
    term: /\bfoak\b|first.of.a.kind/,
    name: 'FOAK',
    means: {
      en: 'first of a kind: the first plant at commercial scale, where technical and financing risk meet',
      de: 'First of a kind: die erste Anlage im kommerziellen Maßstab, bei der Technik- und Finanzierungsrisiko zusammentreffen',
      es: 'primera de su clase: la primera planta a escala comercial, donde se juntan riesgo técnico y financiero',
      fr: 'première du genre : la première usine à l’échelle commerciale, où risques technique et financier se rejoignent',
    },
  },
  {
    term: /\bfto\b|freedom to operate/,
    name: 'FTO',
    means: {
      en: 'freedom to operate: a check that selling your product does not use somebody else’s valid patent',
      de: 'Freedom to operate: die Prüfung, ob der Verkauf deines Produkts fremde gültige Patente nutzt',
      es: 'libertad de operación: la comprobación de que vender tu producto no usa una patente ajena vigente',
      fr: 'liberté d’exploitation : la vérification que vendre ton produit n’utilise pas un brevet d’autrui en vigueur',
    },
  },
  {
    term: /\bnda\b/,
    name: 'NDA',
    means: {
      en: 'non-disclosure agreement: both sides keep information secret; it promises no purchase',
      de: 'Geheimhaltungsvereinbarung: beide Seiten behalten Informationen für sich; ein Kauf wird nicht versprochen',
      es: 'acuerdo de confidencialidad: ambas partes guardan secreto; no promete compra',
      fr: 'accord de confidentialité : les deux parties gardent le secret ; aucun achat n’est promis',
    },
  },
  {
    term: /\bjda\b/,
    name: 'JDA',
    means: {
      en: 'joint development agreement: who does what, who pays and who owns which result',
      de: 'Entwicklungsvereinbarung: wer was tut, wer zahlt und wem welches Ergebnis gehört',
      es: 'acuerdo de desarrollo conjunto: quién hace qué, quién paga y de quién es cada resultado',
      fr: 'accord de développement conjoint : qui fait quoi, qui paie et à qui appartient chaque résultat',
    },
  },
  {
    term: /\beic\b/,
    name: 'EIC',
    means: {
      en: 'European Innovation Council: grants and equity for European deep tech, from lab result to market',
      de: 'Europäischer Innovationsrat: Zuschüsse und Beteiligungen für Deep Tech, vom Laborergebnis bis zum Markt',
      es: 'Consejo Europeo de Innovación: subvenciones y capital para deep tech, del laboratorio al mercado',
      fr: 'Conseil européen de l’innovation : subventions et fonds propres pour la deep tech, du labo au marché',
    },
  },
  {
    term: /\bpoc\b|proof of concept/,
    name: 'POC',
    means: {
      en: 'proof of concept: a short technical check; it becomes a pilot with a customer’s site, a criterion and a date',
      de: 'Proof of Concept: ein kurzer technischer Nachweis; zum Piloten wird er mit Kundenstandort, Kriterium und Datum',
      es: 'prueba de concepto: una comprobación técnica breve; pasa a piloto con planta del cliente, criterio y fecha',
      fr: 'preuve de concept : une vérification technique courte ; elle devient un pilote avec un site client, un critère et une date',
    },
  },
  {
    term: /earlyvangelist|early adopter/,
    name: 'Earlyvangelist',
    means: {
      en: 'an early customer who has the problem, knows it, has searched, has built a workaround and has a budget',
      de: 'ein früher Kunde, der das Problem hat, es weiß, gesucht hat, sich beholfen hat und Budget hat',
      es: 'un cliente temprano que tiene el problema, lo sabe, ha buscado, ha montado un apaño y tiene presupuesto',
      fr: 'un client précoce qui a le problème, le sait, a cherché, a bricolé un palliatif et a un budget',
    },
  },
  {
    term: /beachhead|tete de pont|einstiegsmarkt/,
    name: 'Beachhead',
    means: {
      en: 'the one segment you win first, small enough to dominate and close to the next',
      de: 'das eine Segment, das du zuerst gewinnst, klein genug zum Beherrschen und nah am nächsten',
      es: 'el segmento que ganas primero, lo bastante pequeño para dominarlo y cercano al siguiente',
      fr: 'le segment que tu gagnes d’abord, assez petit pour le dominer et proche du suivant',
    },
  },
]
