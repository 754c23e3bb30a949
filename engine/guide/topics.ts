/** What an advice question is about: the words its entries carry, and the gap whose question follows best. */
type Topic = { id: string; about: RegExp; prefer: string[]; gap: string }

export const TOPICS: Topic[] = [
  {
    id: 'customer-number',
    about: /(how many|wie ?viele|cuant[oa]s|combien).{0,25}(customers?|kunden|clientes|clients)\b/,
    prefer: ['ten customers', 'benchmarks', 'reference customer'],
    gap: 'customers',
  },
  {
    id: 'grants-count',
    about:
      /(grant|forder|zuschuss|subven|prize|preisgeld|premio).{0,40}(count|traction|revenue|umsatz|ingreso|traccion|revenu)|(count|zahl|cuenta|compte)\w*.{0,40}(grant|forder|zuschuss|subven|prize|preisgeld|premio)/,
    prefer: ['traction', 'runway'],
    gap: 'customers',
  },
  {
    id: 'platform',
    about:
      /(used|works|useful|applied|applies) .{0,20}(many|ten|several|different|\d+) (fields|industries|markets|areas)|many (applications|uses)|platform|plattform|viele (anwendungen|branchen)|(muchas|varias) aplicaciones|plataforma|plateforme|(nombreuses|plusieurs) applications/,
    prefer: ['platform', 'applications'],
    gap: 'segment',
  },
  {
    id: 'judge',
    about:
      /(is|are) .{0,25}(idea|technology|start-?up|product).{0,15}(good|promising|worth)|(taugt|gut) .{0,6}(meine|unsere) idee|(meine|unsere|die) idee .{0,12}(gut|taugt)|(buena|vale) .{0,8}(mi|nuestra) idea|(mi|nuestra|la) idea .{0,14}(buena|vale)|(mon|notre|l') ?idee .{0,14}bonne/,
    prefer: ['confidence', 'say versus do'],
    gap: 'sufferer',
  },
  {
    id: 'notes',
    about:
      /(write down|note|notes|log|document|record|protokoll|festhalt|notier|anot|registr|noter|consign)\w*.{0,40}(interview|gesprach|entrevist|entretien|heard|said)|(interview|gesprach|entrevist|entretien)\w*.{0,30}(notes|protokoll|festhalten|notieren|anotar|registrar|noter|consigner)/,
    prefer: ['notes', 'log'],
    gap: 'interviews',
  },
  {
    id: 'market-size',
    about:
      /(how (big|large)|size|sizing).{0,25}market|market.{0,10}siz|\b(tam|sam)\b|wie gross.{0,25}markt|marktgrosse|marktvolumen|tamano .{0,10}mercado|mercado .{0,10}tamano|taille .{0,10}marche/,
    prefer: ['market size', 'bottom-up'],
    gap: 'segment',
  },
  {
    id: 'channel',
    about:
      /distributor|reseller|\bhandler|\boem\b|sales channel|vertriebspartner|distribuidor|distributeur|revendeur/,
    prefer: ['distributor', 'channel'],
    gap: 'customers',
  },
  {
    id: 'group',
    about:
      /buying (group|committee)|gremium|comite|(eight|ten|acht|zehn|ocho|diez|huit|dix) (people|leute|personen|personas|personnes)|(purchasing|einkauf|compras|achats).{0,40}(safety|\bit\b|sicherheit|arbeitssicherheit|seguridad|securite)/,
    prefer: ['buying group', 'stakeholders', 'committee'],
    gap: 'signer',
  },
  {
    id: 'ip',
    about:
      /\bip\b|intellectual property|joint development|exclusiv|exklusiv|schutzrecht|geistiges eigentum|propiedad (intelectual|industrial)|propriete (intellectuelle|industrielle)/,
    prefer: ['joint development', 'exclusivity'],
    gap: 'signer',
  },
  {
    id: 'university',
    about:
      /universit|hochschule|\btto\b|licen[cs]e|lizenz|licencia|\buni\b|ausgrund|spin-?out|spin-?off|essaimage/,
    prefer: ['university', 'technology transfer'],
    gap: 'technology',
  },
  {
    id: 'pilot-contract',
    about:
      /(pilot|trial|poc)\w*.{0,40}(into a contract|contract|vertrag|contrat|contrato|auftrag|convert|rollout|umwandel)/,
    prefer: ['pilot to contract', 'decision meeting'],
    gap: 'customers',
  },
  {
    id: 'commitment',
    about:
      /(very|really|highly|so) interested|keep (us|me) posted|sounds? (great|interesting)|(sehr|echt|total|hoch) (interessiert|begeistert)|klingt (gut|spannend)|(muy|tan) interesad|le encanta|(tres|vraiment) interesse|ont adore/,
    prefer: ['commitment', 'next step', 'interested'],
    gap: 'warm-contacts',
  },
  {
    id: 'interview-questions',
    about:
      /(interview|gesprach|entrevist|entretien).{0,40}(question|frag|pregunt|guide|leitfaden|guion)|(question|frage|pregunta)\w*.{0,40}(interview|gesprach|entrevist|entretien|ask|stell|hacer|poser)|mom test/,
    prefer: ['past tense', 'interview guide', 'questions'],
    gap: 'interviews',
  },
  {
    id: 'find',
    about:
      /(who|whom) (should|do|can|could) (i|we) (talk|speak|ask|call|contact|interview)|mit wem (soll|spreche|rede|sprech)|wen (frage|soll|rufe)|(con|a) quien (hablo|pregunto|llamo|debo|deberia)|a qui (parler|demander|s'adresser)|qui (appeler|interroger|contacter)|(find|reach|recruit|get|where).{0,30}(interview|people to|contact|talk to)|cold (mail|email|call)|(finde|ansprech|anschreib|komme ich an).{0,30}(leute|kontakt|interview|gesprach|ansprechpartner|personen)|interviewpartner|gesprachspartner|encontrar.{0,30}(entrevist|persona|contact)|trouver.{0,30}(interlocut|entretien|personne|contact)/,
    prefer: ['find interviewees', 'outreach', 'alumni'],
    gap: 'interviews',
  },
  {
    id: 'pilot-price',
    about:
      /(for|it) free\b|free of charge|kostenlos|umsonst|\bgratis\b|gratuit|(pilot|trial|poc|prueba|essai).{0,60}(price|pricing|charge|free|paid|cost|preis|kosten|gratis|kostenlos|bezahl|verlang|precio|cobr|gratuit|pagad|prix|payant|factur|gratuit)|(price|charge|free|paid|preis|kostenlos|bezahlt|precio|cobr|gratis|prix|payant|gratuit|factur)\w*.{0,60}(pilot|trial|poc)/,
    prefer: ['pilot price', 'paid pilot'],
    gap: 'metric',
  },
  {
    id: 'pilot-stalled',
    about:
      /pilot.{0,80}(extend|stall|stuck|drag|endless|nobody buys|never end|no decision|verlanger|stockt|hangt|seit (einem|zwei|drei|monaten)|niemand entscheidet|ohne ende|kauft keiner|niemand kauft|atascad|estancad|alarga|prolong|enlis|bloque|n'en finit)|pilot purgatory/,
    prefer: ['pilot purgatory', 'stalled pilot', 'conversion'],
    gap: 'customers',
  },
  {
    id: 'pilot',
    about: /pilot|\bpoc\b|proof of concept|design ?partner|entwicklungspartner/,
    prefer: ['pilot'],
    gap: 'metric',
  },
  {
    id: 'loi',
    about:
      /\bloi|letter of intent|letters of intent|absichtserklarung|carta(s)? de intencion|lettres? d'intention|\bmou\b|offtake/,
    prefer: ['loi', 'letter of intent'],
    gap: 'warm-contacts',
  },
  {
    id: 'icp',
    about:
      /\bicp\b|ideal customer|customer profile|kundenprofil|wunschkunde|cliente ideal|perfil (de|del) cliente|client ideal|profil (de|du) client|phone on monday|am montag an|llamar.{0,15}lunes|appeler.{0,15}lundi/,
    prefer: ['icp', 'ideal customer profile'],
    gap: 'monday-company',
  },
  {
    id: 'segment',
    about:
      /beachhead|segment|which (market|industry)|industries|branchen|sectores|secteurs|(possible|many|ten) markets|einstiegsmarkt|zielmarkt|welche(r|n|s)? (markt|branche)|markte|mercado|sector|marche|secteur|tete de pont/,
    prefer: ['beachhead', 'segment'],
    gap: 'segment',
  },
  {
    id: 'persona',
    about:
      /persona|economic buyer|decision maker|who (signs|decides|buys)|champion|blocker|entscheider|wer (entscheidet|unterschreibt|kauft)|comprador|quien (decide|firma|compra)|acheteur|decideur|qui (decide|signe|achete)|buying (group|committee|center)|budget/,
    prefer: ['economic buyer', 'champion', 'stakeholders'],
    gap: 'signer',
  },
  {
    id: 'hire',
    about:
      /(hire|hiring|first) .{0,20}(sales|rep\b|vp)|salesperson|(vertriebler|verkaufer|vertriebsleiter|sales).{0,20}(einstell|suchen)?|einstell|contratar|vendedor|comercial|embauch|recrut|commercial/,
    prefer: ['hiring', 'sales learning curve', 'founder-led'],
    gap: 'customers',
  },
  {
    id: 'investors',
    about:
      /investor|\bvcs?\b|venture capital|fundrais|\braise\b|term sheet|pitch deck|inversor|ronda de|investisseur|levee de fonds|wagniskapital/,
    prefer: ['investors', 'venture capital'],
    gap: 'warm-contacts',
  },
  {
    id: 'funding',
    about:
      /investor|\bvc\b|venture|fundrais|raise|grant|\beic\b|horizon|inversor|ronda|subvencion|investisseur|levee|subvention|forder|wagniskapital|finanzier/,
    prefer: ['investors', 'grants', 'eic', 'funding'],
    gap: 'interviews',
  },
  {
    id: 'trl',
    about: /\btrl\b|readiness|reifegrad|madurez|maturite/,
    prefer: ['trl', 'readiness'],
    gap: 'technology',
  },
  {
    id: 'public',
    about:
      /tender|procure|public buyer|government|\barmy\b|military|defen[cs]e|\bcity\b|municipal|\butilit|ausschreib|behorde|stadtwerk|kommune|gemeinde|bundeswehr|offentliche[rn]? (hand|auftrag|kauf)|licitacion|ayuntamiento|administracion publica|ejercito|defensa|sector publico|appel d'offres|mairie|\barmee\b|collectivite|acheteurs? publics?/,
    prefer: ['public buyer', 'tender'],
    gap: 'signer',
  },
  {
    id: 'regulated',
    about:
      /medical|hospital|\bfda\b|\bmdr\b|510|medizin|krankenhaus|klinik|zulassung|sanitari|dispositivo medico|dispositif medical|hopital/,
    prefer: ['medical device', 'hospital'],
    gap: 'signer',
  },
  {
    id: 'pricing',
    about: /price|pricing|charge|preis|precio|cobrar|prix|tarif|willing/,
    prefer: ['pricing', 'value-based', 'willingness to pay'],
    gap: 'metric',
  },
  {
    id: 'value',
    about: /value prop|benefit|10x|differentiat|nutzen|mehrwert|propuesta de valor|proposition de valeur/,
    prefer: ['value proposition', 'differentiation'],
    gap: 'sufferer',
  },
  {
    id: 'interviews',
    about: /interview|customer discovery|gesprach|entrevist|entretien/,
    prefer: ['interview'],
    gap: 'interviews',
  },
  {
    id: 'first-sales',
    about:
      /first (customer|sale|deal)|sell|sales|verkauf|vertrieb|ersten? kunden|vender|ventas|primer(os)? cliente|vendre|ventes|premiers? client|contract|vertrag|contrat/,
    prefer: ['founder-led', 'sales', 'pipeline', 'contract'],
    gap: 'customers',
  },
]

export const topicOf = (folded: string): Topic | undefined => TOPICS.find((topic) => topic.about.test(folded))
