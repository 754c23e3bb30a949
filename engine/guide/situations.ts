import type { GuideTexts } from '../content/guide-shape.ts'

type Situation = {
  id: keyof GuideTexts['situations']
  about: RegExp
  /** What the knowledge base is asked in its place. */
  search: string
}

/** What founders report rather than ask; the first that matches the folded message speaks. */
const SITUATIONS: Situation[] = [
  {
    id: 'silence',
    about:
      /(gone|went|going|been) (a (bit|little) )?(very |rather |all )?(quiet|silent|dark|cold)|ghost(ed|ing)|(no|without an?y?) (reply|answer|response)\b|(stopped|not|n't) (answer|reply|respond|call)\w*|(meld|antwort|reagier)\w* .{0,30}(nicht|keine|nie) ?|funkstille|keine antwort|(no|nadie|sin) (responde|contesta|respuesta)\w*|dejaron de (responder|contestar)|silencio|(ne )?repond\w* (pas|plus)|sans (nouvelle|reponse)|silence radio/,
    search: 'commitment currencies next step interested',
  },
  {
    id: 'no_budget',
    about:
      /(no|without|lack\w*|have n.t|not have|out of) .{0,12}budget|budget .{0,20}(gone|frozen|cut|next year|spent)|(kein|ohne) .{0,12}budget|budget .{0,20}(nachstes jahr|gestrichen|eingefroren|aufgebraucht)|(sin|no (hay|tienen?)) .{0,12}presupuesto|(pas|sans|plus) .{0,12}budget/,
    search: 'economic buyer champion budget who signs',
  },
  {
    id: 'later',
    about:
      /(come|get|talk|call|check) back .{0,12}(later|next (year|quarter|month)|in (a|six|\d))|too early for (us|them)|(spater|nachstes jahr|nachstes quartal) (wieder|noch ?mal|erneut)|noch zu fruh fur|(mas adelante|el ano que viene|el proximo trimestre)|(revenez|rappelez|revenir) .{0,15}(plus tard|l'an prochain|l'annee prochaine)/,
    search: 'competing with do nothing status quo commitment',
  },
]

/** The situation that a folded message reports, if it is one of them. */
export const situationIn = (folded: string): Situation | undefined =>
  SITUATIONS.find(({ about }) => about.test(folded))
