import type { GuideTexts } from '../content/guide-shape.ts'

type Verdict = { id: keyof GuideTexts['verdicts']; about: RegExp }

/** What founders ask about when they ask what counts; the verdict on the first that matches the folded question is said. */
export const VERDICTS: Verdict[] = [
  {
    id: 'ai_persona',
    about: /\b(ai|ki|ia|gpt)\b.{0,20}(persona|interview|user|kunde|cliente|client)|persona|simul|chatgpt/,
  },
  {
    id: 'support_letter',
    about: /support letter|letter of support|unterstutzungsschreiben|carta de apoyo|lettre de soutien/,
  },
  {
    id: 'nda',
    about: /\bnda\b|geheimhaltung|confidencialidad|confidentialite|non-disclosure/,
  },
  {
    id: 'grant',
    about:
      /grant|prize|award|forder|zuschuss|preisgeld|stipendi|\bexist\b|subvencion|premio|\bayuda\b|subvention|\bprix\b|bourse|concours/,
  },
  {
    id: 'friends_and_family',
    about:
      /friend|family|\b(mum|mom|dad|wife|husband|girlfriend|boyfriend|cousin|uncle|aunt)\b|\b(mama|papa|onkel|tante|ehefrau|meine frau|mein mann)\b|\b(tio|tia|primo|prima|esposa|marido|mi mujer)\b|\b(oncle|cousine|mon mari|ma femme)\b|mother|father|brother|sister|freund|familie|mutter|vater|bruder|amig|familia|madre|padre|herman|\bami(e?s?)\b|famille|\b(ma|une?|la) (mere|soeur)\b|\b(mon|un|le) (pere|frere)\b/,
  },
  {
    id: 'advisers',
    about:
      /professor|supervisor|advisor|adviser|mentor|accelerator|betreuer|\bprof\b|doktor|berater|coach|profesor|tutor|director de tesis|asesor|professeur|directeur de these|conseiller|incubat|colleague|kolleg|colega|collegue/,
  },
  {
    id: 'investor',
    about: /investor|\bvcs?\b|\bangels?\b|inversor|investisseur/,
  },
  {
    id: 'survey',
    about:
      /survey|questionnaire|umfrage|fragebogen|encuesta|cuestionario|sondage|questionnaire|webinar|e-?mail|linkedin|correo|courriel/,
  },
  {
    id: 'group_session',
    about:
      /(?<!(same|gleichen|selben|mismo|meme) )(group|grupo|gruppe|groupe)|workshop|runde|\btaller\b.{0,40}(entrevist|person)|atelier|two people|zwei (leute|personen)|dos personas|deux personnes/,
  },
  {
    id: 'unsigned',
    about:
      /verbal|\boral|unsigned|handshake|draft|promis|promet|\bin principle|mundlich|ohne unterschrift|entwurf|zugesagt|versproch|verspricht|versprach|de palabra|sin firmar|borrador|en principio|sans signature|non signe|brouillon|promess|en principe/,
  },
  {
    id: 'sample',
    about: /sample|probe|muster|muestra|echantillon/,
  },
  {
    id: 'own_lab',
    about:
      /\bdemos?\b|in-house|own lab|our lab|eigene[mnrs]? (labor|testfeld)|institut|demostracion|propio laboratorio|nuestro laboratorio|demonstration|notre labo|propre labo/,
  },
  {
    id: 'deposit',
    about: /deposit|anzahlung|deposito|anticipo|acompte/,
  },
  {
    id: 'letter_of_intent',
    about: /\bloi\b|letter|absichtserklarung|carta de intencion|lettre d'intention|\bmou\b/,
  },
  {
    id: 'paid_pilot',
    about:
      /(paid|paying|free) pilot|pilot.{0,30}(revenue|umsatz|ingreso|revenu)|(bezahlt|kostenlos)\w* pilot|piloto (pagado|de pago|gratis)|pilote (paye|payant|gratuit)/,
  },
  {
    id: 'pilot',
    about: /pilot/,
  },
  {
    id: 'revenue',
    about:
      /revenue|umsatz|ingreso|revenu|chiffre d.affaires|paying|zahlende|(as|of) an? (\w+ )?customer|als (\w+ )?kunde|como (\w+ )?cliente|comme (un |une )?(\w+ )?client/,
  },
  {
    id: 'trade_fair',
    about: /\bfair\b|booth|conference|messe|\bstand\b|konferenz|feria|congreso|salon|conference/,
  },
]
