import type { Language } from '#shared/language.ts'

type Situation = {
  about: RegExp
  /** What the knowledge base is asked in its place. */
  search: string
  says: Record<Language, string>
}

/** What founders report rather than ask, and what it means; the first that matches the folded message speaks. */
const SITUATIONS: Situation[] = [
  {
    about:
      /(gone|went|going|been) (a (bit|little) )?(very |rather |all )?(quiet|silent|dark|cold)|ghost(ed|ing)|(no|without an?y?) (reply|answer|response)\b|(stopped|not|n't) (answer|reply|respond|call)\w*|(meld|antwort|reagier)\w* .{0,30}(nicht|keine|nie) ?|funkstille|keine antwort|(no|nadie|sin) (responde|contesta|respuesta)\w*|dejaron de (responder|contestar)|silencio|(ne )?repond\w* (pas|plus)|sans (nouvelle|reponse)|silence radio/,
    search: 'commitment currencies next step interested',
    says: {
      en: 'Silence is an answer about priority: what you asked for cost them more than the problem does this month. Make one small, dated ask that can be refused in one line, and count a second silence as a no.',
      de: 'Schweigen ist eine Antwort auf die Frage nach der Priorität: Deine Bitte kostet sie gerade mehr als das Problem. Stell eine kleine Bitte mit Datum, die sich in einer Zeile ablehnen lässt, und werte ein zweites Schweigen als Nein.',
      es: 'El silencio es una respuesta sobre la prioridad: lo que pediste les cuesta este mes más que el problema. Haz una petición pequeña y con fecha, que puedan rechazar en una línea, y toma un segundo silencio como un no.',
      fr: 'Le silence est une réponse sur la priorité : ta demande leur coûte ce mois-ci plus que le problème. Fais une petite demande datée, qu’ils peuvent refuser en une ligne, et compte un deuxième silence comme un non.',
    },
  },
  {
    about:
      /(no|without|lack\w*|have n.t|not have|out of) .{0,12}budget|budget .{0,20}(gone|frozen|cut|next year|spent)|(kein|ohne) .{0,12}budget|budget .{0,20}(nachstes jahr|gestrichen|eingefroren|aufgebraucht)|(sin|no (hay|tienen?)) .{0,12}presupuesto|(pas|sans|plus) .{0,12}budget/,
    search: 'economic buyer champion budget who signs',
    says: {
      en: '“No budget” means one of two things: you are talking to someone who cannot sign, or the problem has no line in the plan yet. Find out which by asking who approved their last purchase of this size.',
      de: '„Kein Budget“ heißt eines von zweien: Du sprichst mit jemandem, der nicht unterschreiben darf, oder das Problem steht noch in keinem Plan. Welches, sagt dir, wer den letzten Kauf dieser Größe freigegeben hat.',
      es: '«Sin presupuesto» quiere decir una de dos cosas: hablas con quien no firma, o el problema aún no tiene partida. Sabrás cuál si preguntas quién aprobó su última compra de ese tamaño.',
      fr: '« Pas de budget » veut dire l’une de deux choses : ton interlocuteur ne signe pas, ou le problème n’a pas encore de ligne au budget. Pour le savoir, demande qui a approuvé le dernier achat de cette taille.',
    },
  },
  {
    about:
      /(come|get|talk|call|check) back .{0,12}(later|next (year|quarter|month)|in (a|six|\d))|too early for (us|them)|(spater|nachstes jahr|nachstes quartal) (wieder|noch ?mal|erneut)|noch zu fruh fur|(mas adelante|el ano que viene|el proximo trimestre)|(revenez|rappelez|revenir) .{0,15}(plus tard|l'an prochain|l'annee prochaine)/,
    search: 'competing with do nothing status quo commitment',
    says: {
      en: '“Later” is a polite no until it has a date and an event. Ask what will be different then; if nothing will, move the account out of the pipeline.',
      de: '„Später“ ist ein höfliches Nein, solange Datum und Anlass fehlen. Frag, was dann anders ist; ist es nichts, nimm die Firma aus der Pipeline.',
      es: '«Más adelante» es un no cortés mientras no tenga fecha y motivo. Pregunta qué habrá cambiado entonces; si nada, saca la cuenta de la cartera.',
      fr: '« Plus tard » est un non poli tant qu’il n’a ni date ni événement. Demande ce qui aura changé ; si rien ne change, sors ce compte du pipeline.',
    },
  },
]

/** The situation that a folded message reports, if it is one of them. */
export const situationIn = (folded: string): Situation | undefined =>
  SITUATIONS.find(({ about }) => about.test(folded))
