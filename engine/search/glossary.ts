import type { Language } from '#shared/language.ts'
import { contentWords, fold } from './fold.ts'

type Row = { terms: string; en?: string; de?: string; es?: string; fr?: string }

/**
 * How founders name a thing, and how the entries name it. A word matches when it begins with a stem;
 * a stem with a hyphen is looked for as a phrase, with hyphens or spaces. Stems are folded (no accents).
 */
const ROWS: Row[] = [
  {
    terms: 'interview',
    en: 'talk conversation discovery',
    de: 'interview gesprach befrag kundengesprach',
    es: 'entrevist conversacion charla',
    fr: 'entretien interview',
  },
  {
    terms: 'interview questions past behaviour',
    en: 'script leading hypothetical what-do-i-ask what-should-i-ask what-to-ask do-we-ask should-we-ask',
    de: 'interviewleitfaden leitfaden fragen suggestiv frage-ich fragen-wir',
    es: 'preguntas preguntar guion pregunto',
    fr: 'questions guide trame je-demande leur-demander lui-demander',
  },
  {
    terms: 'how many number enough sample size saturation',
    en: 'how-many enough sufficient',
    de: 'wieviel anzahl genug ausreich reichen',
    es: 'cuant cuanta suficient bastan',
    fr: 'combien suffi assez',
  },
  {
    terms: 'friends supervisor professor counts bias',
    en: 'counts mum mother brother supervisor colleague',
    de: 'zahlt zahlen professor doktorvater betreuer freund familie kollege',
    es: 'cuenta cuentan profesor amigo familia tutor director',
    fr: 'compte comptent professeur ami famille directeur',
  },
  {
    terms: 'find interviewees contacts alumni referral outreach',
    en: 'reach recruit strangers contacts linkedin cold',
    de: 'finden finde ansprech kontakt anschreib alumni kaltakquise',
    es: 'encontr contact antiguos captar',
    fr: 'trouver contact ancien joindre demarch',
  },
  {
    terms: 'early adopter earlyvangelist workaround',
    en: 'eager keen desperate homemade adopter earlyvangelist',
    de: 'erstkaufer vorreiter behelf notlosung bastel',
    es: 'pionero apano entusiast',
    fr: 'precurseur palliatif bricol',
  },
  {
    terms: 'commitment next step reputation interested',
    en: 'interested polite promise',
    de: 'verbindlich zusage interessiert interesse unverbindlich',
    es: 'compromiso interesad',
    fr: 'engagement interesse',
  },
  {
    terms: 'evidence confidence strength proof',
    en: 'convincing evidence validate',
    de: 'beleg nachweis beweis validier',
    es: 'evidencia prueba valida',
    fr: 'preuve valid',
  },
  {
    terms: 'notes log template',
    en: 'write-up notes document',
    de: 'notiz protokoll dokumentier',
    es: 'notas apunt',
    fr: 'notes consign compte-rendu',
  },
  {
    terms: 'willingness to pay deposit pre-sale pricing',
    en: 'deposit prepay presale',
    de: 'zahlungsbereit anzahlung vorbestell',
    es: 'disposicion deposito preventa anticipo',
    fr: 'consentement acompte prevente',
  },
  {
    terms: 'beachhead segment market focus choose',
    en: 'market segment vertical niche focus',
    de: 'markt markte segment branche einstiegsmarkt zielmarkt nische fokus',
    es: 'mercado segmento sector nicho enfoc',
    fr: 'marche segment secteur niche focalis',
  },
  {
    terms: 'scattered customers references word of mouth chasm',
    en: 'scattered spread referral',
    de: 'verstreut empfehl mundpropaganda verschiedene',
    es: 'dispers recomend boca',
    fr: 'disperse eparpill bouche recommand',
  },
  {
    terms: 'ICP ideal customer profile target customer',
    en: 'ideal profile target',
    de: 'kundenprofil wunschkunde idealkunde zielkunde montag',
    es: 'perfil ideal lunes',
    fr: 'profil ideal cible lundi',
  },
  {
    terms: 'platform applications many markets',
    en: 'platform versatile everything fields applications',
    de: 'plattform anwendung vielseitig',
    es: 'plataforma aplicacion',
    fr: 'plateforme application',
  },
  {
    terms: 'TAM SAM market size bottom-up',
    en: 'size sizing billion',
    de: 'marktgrosse marktvolumen potenzial',
    es: 'tamano volumen',
    fr: 'taille volume',
  },
  {
    terms: 'problem urgent hard fact archetype',
    en: 'urgent painful accepted',
    de: 'dringend schmerz problem',
    es: 'urgente dolor problema',
    fr: 'urgent douleur probleme',
  },
  {
    terms: 'adoption curve pragmatist references',
    en: 'mainstream conservative visionary',
    de: 'pragmatik fruhe mehrheit',
    es: 'pragmatic mayoria',
    fr: 'pragmati majorite',
  },
  {
    terms: 'value proposition quantified metric baseline',
    en: 'benefit statement pitch value',
    de: 'nutzen nutzenversprechen wertversprechen mehrwert',
    es: 'propuesta beneficio valor',
    fr: 'proposition benefice valeur',
  },
  {
    terms: '10x better differentiation switching',
    en: 'tenfold better switch improvement',
    de: 'zehnmal besser wechsel unterscheid differenzier',
    es: 'mejor cambiar diferenci',
    fr: 'mieux meilleur changer differenci',
  },
  {
    terms: 'lab proof field proof TRL test conditions',
    en: 'bench lab laboratory university on-site factory field',
    de: 'labor feld prufstand messwert',
    es: 'laborator campo planta banco',
    fr: 'labo terrain paillasse usine',
  },
  {
    terms: 'value-based price pricing',
    en: 'price pricing charge margin',
    de: 'preis verkaufspreis bepreis kosten wertbasiert spart einspar',
    es: 'precio tarifa cobrar ahorra',
    fr: 'prix tarif facturer econom',
  },
  {
    terms: 'do nothing status quo workaround alternative',
    en: 'nothing excel spreadsheet incumbent competitor',
    de: 'nichts weiter konkurrenz wettbewerb status excel bisher',
    es: 'nada competidor rival competencia excel siempre',
    fr: 'rien concurren statu excel habitude',
  },
  {
    terms: 'technical spec buyer outcome translation feature',
    en: 'spec specification feature jargon resolution translate',
    de: 'datenblatt spezifikation technisch ubersetz merkmal',
    es: 'especificacion tecnic traduc caracteristica',
    fr: 'specification technique tradui caracteristique resolution',
  },
  {
    terms: 'economic buyer champion blocker budget sign',
    en: 'budget boss decision sign signs approve',
    de: 'entscheider budget unterschreib unterschrift einkaufer chef',
    es: 'presupuesto decide firma jefe comprador',
    fr: 'budget decide signe signature acheteur decideur',
  },
  {
    terms: 'buying group stakeholders committee procurement',
    en: 'committee stakeholders people involved',
    de: 'einkauf buying arbeitssicherheit beteiligte gremium',
    es: 'comite compras implicad',
    fr: 'comite achats parties',
  },
  {
    terms: 'proof needed role engineer CFO safety payback',
    en: 'convince engineer finance safety payback',
    de: 'uberzeug ingenieur finanz sicherheit amortis',
    es: 'ingeniero finanz seguridad retorno certificado',
    fr: 'ingenieur finance securite retour certificat',
  },
  {
    terms: 'MEDDPICC qualification deal',
    en: 'qualify deal checklist',
    de: 'qualifizier abschluss checkliste',
    es: 'calific cualific negociacion oportunidad',
    fr: 'qualifi affaire grille circuit',
  },
  {
    terms: 'LOI letter of intent',
    en: 'letter intent',
    de: 'absichtserklarung letter loi',
    es: 'carta intencion',
    fr: 'lettre intention',
  },
  {
    terms: 'MoU NDA letter of support purchase order definitions',
    en: 'mou nda support purchase difference',
    de: 'geheimhaltung unterstutzungsschreiben bestellung unterschied vorvertrag',
    es: 'confidencialidad apoyo pedido diferencia memorando',
    fr: 'confidentialite soutien commande difference protocole',
  },
  {
    terms: 'contract termination for convenience exit',
    en: 'contract terminate',
    de: 'vertrag kundigung ausstieg',
    es: 'contrato rescis salida',
    fr: 'contrat resiliation sortie',
  },
  {
    terms: 'offtake take-or-pay tolling FOAK',
    en: 'offtake toll quantity',
    de: 'abnahmevertrag abnahme',
    es: 'offtake suministro',
    fr: 'offtake enlevement approvisionnement',
  },
  {
    terms: 'EIC grant application jury',
    en: 'grant jury eic horizon',
    de: 'antrag forderung forder jury eic exist zim',
    es: 'subvencion ayuda jurado solicitud eic cdti',
    fr: 'subvention jury dossier eic bpi',
  },
  {
    terms: 'pilot trial success criteria',
    en: 'pilot trial poc',
    de: 'pilot test erprob versuch',
    es: 'piloto prueba ensayo',
    fr: 'pilote essai poc',
  },
  {
    terms: 'paid pilot free pilot price',
    en: 'free paid charge',
    de: 'kostenlos gratis bezahlt umsonst',
    es: 'gratis gratuito pagado',
    fr: 'gratuit payant paye',
  },
  {
    terms: 'pilot purgatory stalled convert extension',
    en: 'stuck stalled endless drag extended',
    de: 'stockt endlos verlanger hangt stillstand',
    es: 'atascad eterno estancad alarga',
    fr: 'bloque interminable enlise prolong',
  },
  {
    terms: 'design partner co-development',
    en: 'co-develop partner',
    de: 'entwicklungspartner designpartner pilotkunde',
    es: 'socio codesarrollo',
    fr: 'partenaire codeveloppement',
  },
  {
    terms: 'joint development IP exclusivity',
    en: 'exclusive exclusivity ownership invention',
    de: 'exklusiv gemeinsam schutzrecht erfindung eigentum',
    es: 'exclusiv propiedad invencion conjunto',
    fr: 'exclusiv propriete invention conjoint',
  },
  {
    terms: 'sample materials qualification',
    en: 'sample material',
    de: 'probe muster material werkstoff',
    es: 'muestra material',
    fr: 'echantillon materiau',
  },
  {
    terms: 'founder-led sales first customers close',
    en: 'sell selling sales close first',
    de: 'verkauf vertrieb erste verkaufen kunden',
    es: 'vender ventas primeros clientes',
    fr: 'vendre vente premiers clients',
  },
  {
    terms: 'warm intro pipeline',
    en: 'introduction pipeline funnel',
    de: 'vorstell kontaktvermittl trichter',
    es: 'presentacion embudo',
    fr: 'introduction mise entonnoir',
  },
  {
    terms: 'pilot to contract conversion procurement',
    en: 'convert rollout afterwards',
    de: 'umwandl danach rollout serienauftrag',
    es: 'convertir despues despliegue',
    fr: 'convertir apres deploie',
  },
  {
    terms: 'sales cycle length months hospital government enterprise',
    en: 'long cycle slow months hospital',
    de: 'dauert lange verkaufszyklus vertriebszyklus monate krankenhaus klinik',
    es: 'ciclo tarda meses hospital',
    fr: 'cycle duree mois hopital longtemps',
  },
  {
    terms: 'hiring salesperson sales learning curve',
    en: 'hire hiring rep salesperson vp',
    de: 'einstell vertriebler verkaufer vertriebsleiter',
    es: 'contrat vendedor comercial',
    fr: 'embauch recrut commercial vendeur',
  },
  {
    terms: 'reference customers social proof',
    en: 'reference testimonial logo case',
    de: 'referenz fallstudie',
    es: 'referencia testimonio',
    fr: 'reference temoignage',
  },
  {
    terms: 'customer concentration risk',
    en: 'dependent concentration single',
    de: 'abhangig klumpenrisiko grosskunde',
    es: 'depend concentracion',
    fr: 'depend concentration',
  },
  {
    terms: 'channel OEM distributor direct',
    en: 'distributor reseller oem channel',
    de: 'vertriebspartner handler distributor kanal oem',
    es: 'distribuidor canal oem',
    fr: 'distributeur canal revendeur oem',
  },
  {
    terms: 'product-market fit levels benchmarks',
    en: 'pmf fit',
    de: 'pmf produkt-markt',
    es: 'pmf encaje',
    fr: 'pmf adequation',
  },
  {
    terms: '40% test survey very disappointed',
    en: 'survey disappointed ellis',
    de: 'umfrage enttauscht',
    es: 'encuesta decepcion',
    fr: 'sondage decu enquete',
  },
  {
    terms: 'unit economics LTV CAC NRR payback churn',
    en: 'ltv cac churn retention margin metric metrics kpi',
    de: 'stuckkosten deckungsbeitrag kundenwert abwander kennzahl',
    es: 'margen rentab cancelacion metrica indicador',
    fr: 'marge rentab attrition indicateur',
  },
  {
    terms: 'TRL technology readiness market readiness CRI',
    en: 'readiness maturity trl',
    de: 'reifegrad technologiereife trl',
    es: 'madurez trl',
    fr: 'maturite trl',
  },
  {
    terms: 'valley of death R&D budget business development',
    en: 'valley research balance',
    de: 'tal forschung entwicklungsbudget geschaftsentwicklung',
    es: 'valle investigacion',
    fr: 'vallee recherche',
  },
  {
    terms: 'first-of-a-kind plant FOAK bankability',
    en: 'plant foak bankable demo',
    de: 'anlage erstanlage finanzierbar bank',
    es: 'planta primera bancable',
    fr: 'usine premiere bancable',
  },
  {
    terms: 'investors venture capital deep tech funding',
    en: 'investor vc raise fundraising round',
    de: 'investor wagniskapital finanzierungsrunde kapital',
    es: 'inversor inversion ronda capital',
    fr: 'investisseur levee fonds capital',
  },
  {
    terms: 'grants are not traction',
    en: 'prize award competition grants',
    de: 'preisgeld wettbewerb zuschuss fordermittel',
    es: 'premio concurso subvenciones',
    fr: 'prix concours subventions',
  },
  {
    terms: 'university equity licence TTO spin-out',
    en: 'university tto spinout spin-out licence license',
    de: 'universitat hochschule ausgrund lizenz uni transferstelle',
    es: 'universidad licencia otri spin-off',
    fr: 'universite licence satt essaimage',
  },
  {
    terms: 'freedom to operate FTO patents',
    en: 'patent infringe fto',
    de: 'patent schutzrecht verletz',
    es: 'patente infring',
    fr: 'brevet contrefacon',
  },
  {
    terms: 'medical device 510(k) PMA regulation',
    en: 'fda medical mdr approval ce',
    de: 'medizinprodukt zulassung mdr',
    es: 'medico sanitario dispositivo',
    fr: 'medical dispositif mdr marquage',
  },
  {
    terms: 'public buyers tender procurement defence utilities',
    en: 'government tender public defence utility municipal army military city',
    de: 'ausschreib offentlich behorde bundeswehr stadtwerk vergabe kommune gemeinde',
    es: 'licitacion publico administracion defensa ayuntamiento ejercito municip',
    fr: "appel d'offres public administration defense collectivite mairie armee",
  },
]

const phrasesOf = (stems: string | undefined) => (stems ?? '').split(' ').filter(Boolean)
const PHRASES = ROWS.map((row) => ({
  terms: row.terms.split(' '),
  en: phrasesOf(row.en),
  de: phrasesOf(row.de),
  es: phrasesOf(row.es),
  fr: phrasesOf(row.fr),
}))

/**
 * English search terms for a question in any of the four languages, so that a German question finds the
 * English entry. Terms of the question's own language are tried with the English ones, because founders mix.
 */
export function expandQuery(text: string, lang: Language): string[] {
  const words = contentWords(text.slice(0, 4000))
  const whole = fold(text)
  const phrase = ` ${whole.replace(/[^\p{L}\p{N}']+/gu, ' ')} `
  const matches = (stem: string) =>
    stem.includes("'") || stem.includes('-')
      ? phrase.includes(` ${stem.replaceAll('-', ' ')}`)
      : words.some((word) => word === stem || (stem.length > 3 && word.startsWith(stem)))
  const found = PHRASES.filter((row) => row[lang].some(matches) || row.en.some(matches))
  return [...new Set(found.flatMap(({ terms }) => terms))]
}
