/** What an advice question is about: the words its entries carry, and the gap whose question follows best. */
type Topic = { id: string; about: RegExp; prefer: string[]; gap: string }

export const TOPICS: Topic[] = [
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
      /(find|reach|recruit|get|where).{0,30}(interview|people to|contact|talk to)|cold (mail|email|call)|(finde|ansprech|anschreib|komme ich an).{0,40}|interviewpartner|gesprachspartner|encontrar.{0,30}(entrevist|persona|contact)|trouver.{0,30}(interlocut|entretien|personne|contact)/,
    prefer: ['find interviewees', 'outreach', 'alumni'],
    gap: 'interviews',
  },
  {
    id: 'pilot-price',
    about:
      /(pilot|trial|poc|prueba|essai).{0,60}(price|pricing|charge|free|paid|cost|preis|kosten|gratis|kostenlos|bezahl|verlang|precio|cobr|gratuit|pagad|prix|payant|factur|gratuit)|(price|charge|free|paid|preis|kostenlos|bezahlt|precio|cobr|gratis|prix|payant|gratuit|factur)\w*.{0,60}(pilot|trial|poc)/,
    prefer: ['pilot price', 'paid pilot'],
    gap: 'metric',
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
      /beachhead|segment|which (market|industry)|(possible|many|ten) markets|einstiegsmarkt|zielmarkt|welche(r|n|s)? (markt|branche)|markte|mercado|sector|marche|secteur|tete de pont/,
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
    id: 'regulated',
    about:
      /medical|hospital|fda|\bmdr\b|510|tender|procure|public buyer|government|defen[cs]e|utility|utilities|medizin|krankenhaus|klinik|ausschreib|behorde|stadtwerk|sanitari|licitacion|publico|hospital|appel d'offres|dispositif medical|hopital/,
    prefer: ['medical device', 'public buyers', 'tender', 'sales cycle'],
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
