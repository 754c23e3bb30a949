import type { Language } from '#shared/language.ts'
import { compile, phrases } from '../../pattern.ts'

/** What a label ("Buyer:", "Use case n°1 :") says its value is. */
export const LABELS = [
  'proofNeeded',
  'icp',
  'trait',
  'motivation',
  'role',
  'industry',
  'application',
  'problem',
  'value',
  'proof',
  'technology',
] as const
export type Label = (typeof LABELS)[number]

/** `customer` is an ideal customer when the label says nothing else; `none` keeps what only looks like a label ("Market size:", "Competitor's product:"); `open` is no value yet. */
type Words = Record<Label | 'customer' | 'none' | 'open', string>

const WORDS: Record<Language, Words> = {
  en: {
    customer: 'customer | customers | client | clients',
    none: 'market size | size of the market | market potential | competit* | rival* | incumbent* | tam | sam | som | question* | correction | next step* | todo | to do | interview* | loi* | letter* of intent | pilot | pilots | revenue* | customers so far | paying customer* | pricing | price | budget | team | grant* | funding | investor* | example* | quote* | source | deadline | date | update | ps | problem solved | no problem | our problem | technical problem* | my problem | contract value | order value | marketing | market research | go-to-market | status',
    open: "tbd | to be defined | to be determined | not sure | unclear | unknown | open | no idea | don't know | do not know | not yet | none yet | still looking | n/a | missing | help",
    proofNeeded:
      'proof (he|she|they|we|needed|required|wanted|expected|demanded|to see|for the buyer|the * needs|the * wants|requested) | proof * (he|she|they) (needs|needs|wants|want|need|asks for) | proof needed | needed proof | required proof | proof requirement* | evidence (needed|required|wanted|expected|he|she|they) | needs (to see|proof|as proof|evidence) | wants (to see|proof|as proof) | has to see | have to see | must see | to see first | (to|would|will|what) convince* | convinced by | buying condition* | acceptance criteria | acceptance test* | before (he|she|they) (buys|buy|signs|sign) | proof before * | to sign | to say yes | needs before | wants before | requires',
    icp: 'icp | ideal customer* | ideal client* | ideal buyer* | target customer* | target client* | target account* | target compan* | target organi* | dream customer* | best customer* | perfect customer* | typical customer* | customer profile* | best fit | best-fit | sweet spot | who we sell to | who it is for | account profile',
    trait:
      'characteristic* | trait* | customer criteria | selection criteria | must-have* | must have* | qualif*',
    motivation:
      "motivation* | motive* | motivated by | driver* | cares about | care about | worr* | fear* | afraid of | concern* | measured on | measured by | judged on | kpi* | keeps * up | keeps * awake | what drives * | drives (him|her|them) | what matters to * | (his|her|their) (goal|priority|pain|job|target)* | buyer's goal* | wants | incentive*",
    role: 'buyer* | decision maker* | decision-maker* | decider* | decided by | signs | signed by | signs off | signatory | sign-off | budget holder* | budget owner* | purchaser* | who (buys|decides|pays|signs)* | persona | buyer persona | purchase decision | purchasing decision | economic buyer | contact person | person who (signs|decides|buys|pays)',
    industry:
      'beachhead* | industry | industries | market | markets | segment* | sector* | vertical* | priority | priorities | prio | prio (1|2|3) | priority (1|2|3) | p1 | p2 | p3 | niche',
    application:
      'application* | use case* | use-case* | used (first|in|for|where) | use | uses | usage | where (it|we|this) * (used|use|goes|starts|start|works) | where it goes | first use | deployment* | where to use it',
    problem:
      'problem* | pain | pains | pain point* | who suffers | issue* | challenge* | trouble | the hurt | status quo | today',
    value:
      "value prop* | value | value proposition* | benefit* | promise | usp | what they get | what customers get | what it brings | gain* | advantage* | payoff | upside | what's in it for *",
    proof:
      'proof | proofs | proof point* | lab | lab * | * lab | bench* | test rig | our rig | rig | own test* | internal test* | test result* | result | results | evidence | data | measured | measurement* | validation | track record | field result* | field data | pilot result* | results * pilot | results from * | first results',
    technology:
      "tech | technology | technologies | product | the thing | solution | idea | invention | innovation | what we (do|make|build|have|sell) | what we're (doing|making|building) | what it (is|does) | concept | in short | in one sentence | in one line | one-liner | one liner | elevator pitch | pitch | in a nutshell | tl;dr | tldr | project | venture | startup | start-up | secret sauce | core technology | our approach | how it works | about us",
  },
  de: {
    customer: 'kunde | kunden | kundin | kundschaft',
    none: 'marktgroße | marktgrosse | marktpotenzial | wettbewerb* | konkurren* | frage* | korrektur | nachste schritte | nachster schritt | todo | interview* | gesprache | loi* | absichtserklarung* | pilot | piloten | pilotprojekt* | umsatz* | zahlende kunden | kunden bisher | preis* | budget | team | forderung | investor* | beispiel* | zitat | quelle | frist | datum | stand | update | ps | kein problem | unser problem | mein problem | technisches problem | auftragswert | marketing | status',
    open: 'offen | noch offen | unklar | unbekannt | keine ahnung | weiß nicht | weiss nicht | wissen wir nicht | wissen wir noch nicht | noch nicht | noch keine* | tbd | fehlt | steht aus',
    proofNeeded:
      'braucht als * | braucht (zum|vor|er|sie|beleg|nachweis|beweis)* | (gefordert|notig|verlangt|gewunscht|benotigt|erforderlich|erwartet|geforderte|notwendig)* (nachweis|beleg|beweis)* | (nachweis|beleg|beweis)* (den|die|das|fur|vor) * | nachweis | nachweise | beweis | beweise | beleg | will sehen | mochte sehen | muss sehen | muss er sehen | muss sie sehen | will (er|sie) sehen | sehen will | sehen muss | sehen mochte | uberzeug* | verlangt* | fordert | will vorher | kaufbedingung* | bedingung (fur|zum) * | abnahmekriteri* | vor * (unterschrift|kauf|bestellung) | damit (er|sie) (kauft|unterschreibt) | notiger nachweis | was * sehen (will|muss)',
    icp: 'icp | ideal* kund* | idealkund* | ideal* auftraggeber* | zielkund* | wunschkund* | traumkund* | typisch* kund* | perfekt* kund* | kundenprofil* | an wen * verkaufen | fur wen | passende kunden',
    trait: 'merkmal* | kriteri* | eigenschaft* | kundenmerkmal* | kundenkriteri*',
    motivation:
      'motivation* | motiv | motive | antrieb* | sorge* | angst | angste | furcht | ihm wichtig | ihr wichtig | wichtig * ist | wichtig (fur|dem|der) * | worum es (ihm|ihr) geht | treibt (ihn|sie) | treiber | gemessen an | wird gemessen | kpi* | (sein|seine|ihr|ihre) (ziel|ziele|interesse|hauptsorge|schmerz|prioritat) | ziel (des|der) * | interesse* | was (ihn|sie) * | anreiz*',
    role: 'kaufer* | entscheider* | entscheidungstrager* | einkaufer* | unterschreib* | unterschrift | unterzeichn* | wer (kauft|entscheidet|zahlt|unterschreibt)* | budgetverantwort* | kaufentscheid* | persona | buyer | buyer persona | ansprechpartner* | entscheidet | entscheidung | freigabe (durch|von) | zeichnungsberechtigt*',
    industry:
      'beachhead | branche | branchen | zielbranche* | markt | markte | zielmarkt* | marktsegment* | segment* | sektor* | einstiegsmarkt | erster markt | bruckenkopf | brueckenkopf | prio | prio (1|2|3) | prioritat | prioritat (1|2|3) | prioritaten | p1 | p2 | p3 | nische',
    application:
      'anwendung* | anwendungsfall | anwendungsfalle | einsatz* | einsatzort* | verwendung* | use-case* | use case* | nutzung | wofur | wo * eingesetzt* | ersteinsatz | einsatzgebiet*',
    problem:
      'problem* | schmerz* | schmerzpunkt* | pain | pain point* | leid* | herausforderung* | wer leidet | ausgangslage | status quo | heute',
    value:
      'nutzen | kundennutzen | nutzenversprechen* | mehrwert | wertversprechen* | value prop* | value proposition | versprechen | vorteil* | was es bringt | usp | leistungsversprechen | gewinn fur *',
    proof:
      'labor | labor* | im labor | prufstand* | teststand* | messung* | messwert* | messergebnis* | testergebnis* | ergebnis* | resultat* | erste ergebnisse | beleg aus * | belege | nachgewiesen | eigene messung* | eigener test | test | tests | versuch* | versuchsergebnis* | daten | proof | proof point* | beweispunkt* | validierung | technikum',
    technology:
      'technologie* | technik | tech | produkt* | losung* | idee | erfindung* | innovation | was wir (machen|bauen|tun|entwickeln|herstellen) | was es (ist|macht|kann) | wir machen | konzept | kurzvorstellung | kurz gesagt | kurz | in einem satz | in kurze | pitch | vorhaben | projekt | worum es geht | worum gehts | worum geht es | verfahren | startup | kern | kerntechnologie | kernidee | so funktioniert* | zu uns | uber uns',
  },
  es: {
    customer: 'cliente | clientes',
    none: 'tamaño del mercado | tamano del mercado | competencia | competidor* | pregunta* | correccion | proximo* paso* | siguiente paso | entrevista* | carta* de intencion | loi* | piloto | pilotos | ingreso* | facturacion | precio* | presupuesto | equipo | financiacion | inversor* | ejemplo* | cita | fuente | plazo | fecha | duda* | estado | pd | ps | sin problema | nuestro problema | mi problema | problema tecnico | clientes de pago | clientes hasta ahora | marketing',
    open: 'por definir | pendiente | no sabemos | no se | ni idea | aun no | todavia no | no lo tenemos | sin definir | desconocid* | falta',
    proofNeeded:
      'prueba (exigida|requerida|necesaria|pedida|que|para|esperada|solicitada)* | pruebas (exigidas|requeridas|necesarias|que|para)* | (evidencia|garantia|demostracion)* (requerida|necesaria|que|para|exigida)* | necesita ver | quiere ver | pide ver | debe ver | tiene que ver | exige* | lo que * (pide|exige|necesita ver|quiere ver) | para convencer* | le convence* | convencer* | para (firmar|comprar|decidirse) | antes de (firmar|comprar) | que le convence | condicion* (para|de) * | requisito*',
    icp: 'icp | cliente* ideal* | perfil * cliente | cliente* objetivo | cliente* tipo | cliente* perfecto* | a quien * vendemos | para quien',
    trait: 'caracteristica* | criterio* | rasgo* | requisitos del cliente',
    motivation:
      'motivacion* | le (mueve|motiva|importa|preocupa|interesa)* | preocupacion* | miedo* | temor* | objetivo (del|de la|suyo) * | su (objetivo|prioridad|interes|dolor|meta) | le quita el sueño | quita el sueno | se le mide | incentivo* | lo que (busca|quiere|le) *',
    role: 'comprador* | decisor* | quien (firma|decide|compra|paga|autoriza)* | firma | decide | interlocutor* | persona | buyer persona | buyer | responsable de (la )?compra | decision de compra | firmante',
    industry:
      'beachhead | industria | industrias | mercado | mercados | segmento* | sector | sectores | nicho | cabeza de playa | prioridad | prioridad (1|2|3) | prioridades | mercado inicial | primer mercado',
    application:
      'aplicacion* | uso | usos | caso* de uso | para que sirve | donde se * | donde lo * | donde (iria|va|serviria)* | primer uso | use case* | despliegue',
    problem:
      'problema* | dolor* | punto* de dolor | quien sufre | reto* | el lio | situacion actual | hoy | pain point*',
    value:
      'propuesta* de valor | valor | beneficio* | ventaja* | promesa | que ganan | lo que ganan | que gana * | value prop* | lo que aporta*',
    proof:
      'laboratorio | labo | lab | en * (laboratorio|labo) | banco | banco de pruebas | ensayo* | resultado* | medicion* | prueba | pruebas | dato* | evidencia* | prueba* de (laboratorio|concepto|valor) | validacion | prueba interna | pruebas internas | planta piloto',
    technology:
      'tecnologia* | tech | producto* | solucion* | idea | invento | invencion | innovacion | que hacemos | lo que hacemos | a que nos dedicamos | que es | en una frase | en resumen | resumen | en corto | proyecto | concepto | pitch | startup | nuestra propuesta | emprendimiento | como funciona | presentacion | sobre nosotros',
  },
  fr: {
    customer: 'client | clients | clientele',
    none: "taille du marche | concurren* | question* | correction | prochaine* etape* | entretien* | interview* | lettre* d'intention | loi* | pilote | pilotes | chiffre d'affaires | revenu* | prix | tarif* | budget | equipe | financement* | subvention* | investisseur* | exemple* | citation | source | delai | date | point mensuel | point | bilan | statut | ps | pas de probleme | mon probleme | notre probleme | probleme technique | clients payants | marketing",
    open: 'a definir | on ne sait pas | je ne sais pas | aucune idee | pas encore | a voir | inconnu* | flou | en attente | manque',
    proofNeeded:
      "preuve* (attendue|exigee|demandee|requise|necessaire|souhaitee|voulue|qu'il|qu'elle|qu'ils|a apporter|a fournir|pour)* | (veut|doit|souhaite|demande a|besoin de|faut) voir | besoin de voir | il lui faut | lui faut | il leur faut | ce qu'(il|elle) (exige|demande|veut voir|attend)* | exige* | attend | attentes | attendu* | convaincr* | convaincu* | pour (signer|acheter|dire oui|se decider) | avant (de signer|d'acheter|de signer)* | condition* (d'achat|pour) * | critere* d'(achat|acceptation)",
    icp: 'icp | client* ideal* | client* ideaux | client* cible* | client* type* | profil * client* | client* parfait* | cible ideale | cible | pour qui | a qui * vend*',
    trait: 'caracteristique* | critere* | traits | criteres client*',
    motivation:
      "motivation* | motive* | ce qui (le|la|les) * | l'inquiete | preoccupation* | crainte* | peur* | ce qui compte * | enjeu* | objectif (du|de la|de l)* | (son|sa|ses|leur|leurs) (objectif|enjeu|priorite|souci|crainte|interet|but|obsession)* | souci* | leviers | moteur (du|de l|d'achat)* | juge sur | mesure sur | kpi* | ce qu'(il|elle) (cherche|veut)",
    role: "acheteu* | decideu* | decisionnaire* | buyer | buyer persona | persona | qui (signe|decide|achete|paie)* | signataire* | interlocut* | celui qui * | celle qui * | signature | decision d'achat | validation par | donneur d'ordre* | prescripteur",
    industry:
      "beachhead | industrie | industries | marche | marches | secteur* | segment* | filiere* | niche | tete de pont | priorite | priorite (1|2|3) | priorites | marche d'entree | premier marche | verticale*",
    application:
      "application* | cas d'usage | cas d'utilisation | cas d'application | usage | usages | utilisation* | use case* | ou (ca|on|cela) * (sert|utilise|servirait|l'utilise)* | a quoi ca sert | pour quoi faire | deploiement",
    problem:
      "probleme* | probleme client | problematique* | douleur* | pain point* | pain | irritant* | point* de douleur | qui souffre | constat | galere | defi | situation actuelle | aujourd'hui",
    value:
      "proposition* de valeur | valeur | valeur ajoutee | benefice* | promesse | avantage* | gain | gains | apport* | value prop* | ce que ca (change|apporte) | ce qu'ils y gagnent | interet pour *",
    proof:
      "labo | au labo | laboratoire | en laboratoire | banc | banc d'essai* | essai* | resultat* | mesure* | preuve* | donnees | test | tests | en interne | preuve de concept | point* de preuve | preuve labo | validation technique | premiers resultats",
    technology:
      "technologie* | techno | tech | produit* | solution* | idee | invention | innovation | ce (qu'on|que nous|que l'on) (fait|faisons|fabrique|developpe|propose)* | ce que ca fait | c'est quoi | en une phrase | en bref | en resume | en deux mots | pitch | projet | concept | start-up | startup | notre truc | procede | le principe | principe | presentation | qui sommes-nous",
  },
}

export type LabelMatchers = Record<keyof Words, RegExp>
const compiled = new Map<Language, LabelMatchers>()

/** The cues of labels in a language; compiled once. */
export function labelMatchers(language: Language): LabelMatchers {
  const known = compiled.get(language)
  if (known) return known
  // "Pain point :", "Buyer:": English labels stand in texts of every language.
  const made = Object.fromEntries(
    Object.entries(WORDS[language]).map(([label, list]) => {
      const english = language === 'en' ? '' : WORDS.en[label as keyof Words]
      return [label, compile(phrases(`${list} | ${english}`))]
    }),
  ) as LabelMatchers
  compiled.set(language, made)
  return made
}
