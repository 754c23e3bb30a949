import type { Language } from '#shared/language.ts'

type Text = Record<Language, string>

/** What the guide says in its own words, where neither an entry nor a rule table speaks. */
export const SAY = {
  disclaimer: {
    en: 'This is general information, not legal, tax or investment advice; have a qualified adviser check it before you sign.',
    de: 'Das ist allgemeine Information, keine Rechts-, Steuer- oder Anlageberatung; lass es vor einer Unterschrift fachlich prüfen.',
    es: 'Es información general, no asesoramiento legal, fiscal ni de inversión; haz que un profesional lo revise antes de firmar.',
    fr: 'C’est une information générale, pas un conseil juridique, fiscal ou d’investissement ; fais-la vérifier par un professionnel avant de signer.',
  },
  legalOpen: {
    en: 'I cannot decide that for you: law and tax depend on your country and your papers. What I can say concerns the market side.',
    de: 'Das kann ich dir nicht entscheiden: Recht und Steuer hängen von Land und Unterlagen ab. Zur Marktseite kann ich etwas sagen.',
    es: 'Eso no puedo decidirlo: la ley y los impuestos dependen de tu país y tus documentos. Sí puedo hablar del lado del mercado.',
    fr: 'Je ne peux pas trancher cela : droit et impôts dépendent de ton pays et de tes documents. Je peux parler du côté marché.',
  },
  empty: {
    en: 'I could not read a question in that. Tell me in one sentence what you are building or what you have to decide this week, and I work from there.',
    de: 'Daraus konnte ich keine Frage lesen. Schreib in einem Satz, was du baust oder was du diese Woche entscheiden musst, und ich setze dort an.',
    es: 'No pude leer ahí una pregunta. Dime en una frase qué construyes o qué tienes que decidir esta semana y parto de ahí.',
    fr: 'Je n’y ai pas lu de question. Dis en une phrase ce que tu construis ou ce que tu dois décider cette semaine, et je pars de là.',
  },
  guard: {
    en: 'I do not take instructions of that kind, and keys or settings are not within my reach. I advise on going to market with deep tech.',
    de: 'Solche Anweisungen befolge ich nicht, und Schlüssel oder Einstellungen liegen außerhalb meiner Reichweite. Ich berate zum Markteintritt mit Deep Tech.',
    es: 'No sigo instrucciones de ese tipo, y las claves o ajustes no están a mi alcance. Asesoro sobre cómo llevar deep tech al mercado.',
    fr: 'Je ne suis pas ce genre d’instructions, et clés ou réglages sont hors de ma portée. Je conseille sur la mise sur le marché de la deep tech.',
  },
  missing: {
    en: 'What it takes now: {action}',
    de: 'Was jetzt dafür nötig ist: {action}',
    es: 'Lo que falta ahora: {action}',
    fr: 'Ce qu’il faut maintenant : {action}',
  },
  stillOpen: {
    en: 'The step is still the one I named: {action}',
    de: 'Der Schritt ist noch derselbe: {action}',
    es: 'El paso sigue siendo el mismo: {action}',
    fr: 'L’étape reste la même : {action}',
  },
  allAsked: {
    en: 'You have told me what a plan for the first segment needs. What counts now is a dated ask to a named person.',
    de: 'Was ein Plan für das erste Segment braucht, hast du erzählt. Jetzt zählt eine Bitte mit Datum an eine Person mit Namen.',
    es: 'Ya me has contado lo que necesita un plan para el primer segmento. Ahora cuenta una petición con fecha a una persona con nombre.',
    fr: 'Tu as dit ce qu’il faut pour un plan sur le premier segment. Ce qui compte maintenant est une demande datée à une personne nommée.',
  },
  sameVerdict: {
    en: 'The same answer as just now, for the same reason.',
    de: 'Dieselbe Antwort wie eben, aus demselben Grund.',
    es: 'La misma respuesta que antes, por el mismo motivo.',
    fr: 'Même réponse qu’à l’instant, pour la même raison.',
  },
  unread: {
    en: 'That stays in our conversation. For the roadmap I need {piece} in one sentence, with a name and a number where there is one.',
    de: 'Das bleibt in unserem Gespräch. Für die Roadmap brauche ich {piece} in einem Satz, mit Namen und Zahl, wo es sie gibt.',
    es: 'Eso queda en nuestra conversación. Para la hoja de ruta necesito {piece} en una frase, con nombre y cifra si los hay.',
    fr: 'Cela reste dans notre échange. Pour la feuille de route, il me faut {piece} en une phrase, avec un nom et un chiffre s’il y en a.',
  },
  thanks: {
    en: 'Good. The next useful thing is a dated step, not another answer.',
    de: 'Gut. Jetzt bringt ein Schritt mit Datum mehr als noch eine Antwort.',
    es: 'Bien. Ahora sirve más un paso con fecha que otra respuesta.',
    fr: 'Bien. Une étape datée est maintenant plus utile qu’une réponse de plus.',
  },
  greeting: {
    en: 'Hello. I help deep-tech founders find the first paying segment: whom to sell to, what to prove, whom to ask.',
    de: 'Hallo. Ich helfe Deep-Tech-Teams, das erste zahlende Segment zu finden: an wen verkaufen, was belegen, wen fragen.',
    es: 'Hola. Ayudo a equipos de deep tech a encontrar el primer segmento que paga: a quién vender, qué probar, a quién preguntar.',
    fr: 'Bonjour. J’aide les équipes deep tech à trouver le premier segment qui paie : à qui vendre, quoi prouver, à qui demander.',
  },
  identity: {
    en: 'I am the guide: a program with prepared answers on going to market with deep tech, no person. I can help you choose a segment, write an ICP, plan interviews, judge letters of intent, price and structure a pilot, and prepare first sales.',
    de: 'Ich bin der Ratgeber: ein Programm mit vorbereiteten Antworten zum Markteintritt mit Deep Tech, kein Mensch. Ich helfe beim Segment, beim ICP, bei Interviews, Absichtserklärungen, Preis und Aufbau von Piloten und bei den ersten Verkäufen.',
    es: 'Soy la guía: un programa con respuestas preparadas sobre cómo llevar deep tech al mercado, no una persona. Ayudo a elegir segmento, escribir el ICP, planear entrevistas, valorar cartas de intención, fijar precio y forma de un piloto y preparar las primeras ventas.',
    fr: 'Je suis le guide : un programme avec des réponses préparées sur la mise sur le marché de la deep tech, pas une personne. J’aide à choisir un segment, écrire un ICP, préparer des entretiens, juger des lettres d’intention, cadrer et chiffrer un pilote, préparer les premières ventes.',
  },
  correct: {
    en: 'Say what is wrong and what is right in one sentence, for example “not 12 interviews but 9”. A correction replaces the old value and keeps it in the history; on the roadmap you can also open a figure and undo it there.',
    de: 'Schreib in einem Satz, was falsch und was richtig ist, etwa „nicht 12 Interviews, sondern 9“. Eine Korrektur ersetzt den alten Wert und behält ihn in der Historie; auf der Roadmap kannst du eine Zahl auch öffnen und dort zurücknehmen.',
    es: 'Di en una frase qué está mal y qué es lo correcto, por ejemplo «no 12 entrevistas sino 9». La corrección sustituye el valor y lo guarda en el historial; en la hoja de ruta también puedes abrir una cifra y deshacerla allí.',
    fr: 'Dis en une phrase ce qui est faux et ce qui est juste, par exemple « pas 12 entretiens mais 9 ». La correction remplace l’ancienne valeur et la garde dans l’historique ; sur la feuille de route, tu peux aussi ouvrir un chiffre et l’annuler.',
  },
  correctDone: {
    en: 'Corrected. The old value stays in the history, so nothing is lost.',
    de: 'Korrigiert. Der alte Wert bleibt in der Historie, verloren ist nichts.',
    es: 'Corregido. El valor anterior queda en el historial; no se pierde nada.',
    fr: 'Corrigé. L’ancienne valeur reste dans l’historique, rien n’est perdu.',
  },
  judge: {
    en: 'I cannot judge an idea, and praise from me would prove nothing: people who have the problem can, by what they give up for it.',
    de: 'Eine Idee kann ich nicht beurteilen, und Lob von mir bewiese nichts: Das können Menschen mit dem Problem, durch das, was sie dafür hergeben.',
    es: 'No puedo juzgar una idea, y un elogio mío no probaría nada: pueden quienes tienen el problema, por lo que entregan a cambio.',
    fr: 'Je ne peux pas juger une idée, et un compliment de ma part ne prouverait rien : ceux qui ont le problème le peuvent, par ce qu’ils donnent en échange.',
  },
  noHits: {
    en: 'I know nothing about {about}, so I will not guess.',
    de: 'Zu {about} weiß ich nichts, also rate ich nicht.',
    es: 'No sé nada sobre {about}, así que no voy a adivinar.',
    fr: 'Je ne sais rien sur {about}, je ne vais donc pas deviner.',
  },
  that: { en: 'that', de: 'diesem Punkt', es: 'eso', fr: 'ce point' },
  offer: {
    en: 'What I can work on with you: choosing a segment, the ICP, interviews, letters of intent, pilots and their price, first sales, funding and readiness.',
    de: 'Womit ich helfen kann: Segment wählen, ICP, Interviews, Absichtserklärungen, Piloten und ihr Preis, erste Verkäufe, Förderung und Reifegrad.',
    es: 'En lo que sí puedo ayudar: elegir segmento, ICP, entrevistas, cartas de intención, pilotos y su precio, primeras ventas, financiación y madurez.',
    fr: 'Ce sur quoi je peux t’aider : choisir un segment, l’ICP, les entretiens, les lettres d’intention, les pilotes et leur prix, les premières ventes, le financement et la maturité.',
  },
  askTopic: {
    en: 'Which of these is closest to what you have to decide this week?',
    de: 'Was davon ist am nächsten an dem, was du diese Woche entscheiden musst?',
    es: '¿Cuál de ellos se acerca más a lo que debes decidir esta semana?',
    fr: 'Lequel se rapproche le plus de ce que tu dois décider cette semaine ?',
  },
  askDate: {
    en: 'Which of these steps can you finish by Friday?',
    de: 'Welchen dieser Schritte schaffst du bis Freitag?',
    es: '¿Cuál de estos pasos puedes terminar antes del viernes?',
    fr: 'Laquelle de ces étapes peux-tu finir avant vendredi ?',
  },
  askObstacle: {
    en: 'What stands in the way of the first step?',
    de: 'Was steht dem ersten Schritt im Weg?',
    es: '¿Qué impide dar el primer paso?',
    fr: 'Qu’est-ce qui bloque la première étape ?',
  },
  askMissing: {
    en: 'What was missing from the earlier answer: the reason, an example, or the wording?',
    de: 'Was hat an der ersten Antwort gefehlt: die Begründung, ein Beispiel oder die Formulierung?',
    es: '¿Qué faltó en la respuesta anterior: el motivo, un ejemplo o la redacción?',
    fr: 'Qu’est-ce qui manquait à la réponse précédente : la raison, un exemple ou la formulation ?',
  },
  again: {
    en: 'You asked this before, so here is the side I left out.',
    de: 'Das hast du schon gefragt, darum hier die Seite, die ich ausgelassen habe.',
    es: 'Ya lo preguntaste, así que aquí va la parte que dejé fuera.',
    fr: 'Tu l’as déjà demandé ; voici donc ce que je n’avais pas encore dit.',
  },
  exhausted: {
    en: 'That’s all I know about this.',
    de: 'Mehr weiß ich dazu nicht.',
    es: 'No sé más sobre esto.',
    fr: 'Je n’en sais pas plus à ce sujet.',
  },
  englishOnly: {
    en: '',
    de: 'Dazu gibt es bisher nur einen englischen Eintrag; hier sein Kern im Original:',
    es: 'Sobre esto solo hay por ahora una entrada en inglés; aquí lo esencial en el original:',
    fr: 'Sur ce point il n’existe pour l’instant qu’une fiche en anglais ; en voici l’essentiel dans le texte :',
  },
  recorded: {
    en: 'Recorded: {facts}.',
    de: 'Festgehalten: {facts}.',
    es: 'Anotado: {facts}.',
    fr: 'Noté : {facts}.',
  },
  taken: {
    en: 'From your words I take {pieces}.',
    de: 'Aus deinen Worten nehme ich {pieces}.',
    es: 'De tus palabras tomo {pieces}.',
    fr: 'De tes mots, je retiens {pieces}.',
  },
  and: { en: ' and ', de: ' und ', es: ' y ', fr: ' et ' },
  understood: { en: 'Understood.', de: 'Verstanden.', es: 'Entendido.', fr: 'Compris.' },
  means: {
    en: '{name} means {means}.',
    de: '{name} steht für {means}.',
    es: '{name} significa {means}.',
    fr: '{name} signifie {means}.',
  },
  unsure: {
    en: 'Not knowing is a usable answer: it names the work of this week.',
    de: 'Das nicht zu wissen ist eine brauchbare Antwort: Damit steht die Arbeit dieser Woche fest.',
    es: 'No saberlo es una respuesta útil: señala el trabajo de esta semana.',
    fr: 'Ne pas le savoir est une réponse utile : elle désigne le travail de la semaine.',
  },
  levelIs: {
    en: 'Your roadmap is at level {level}, {name}. {next} opens with {opens}.',
    de: 'Deine Roadmap steht auf Stufe {level}, {name}. {next} öffnet sich mit: {opens}.',
    es: 'Tu hoja de ruta está en el nivel {level}, {name}. {next} se abre con {opens}.',
    fr: 'Ta feuille de route est au niveau {level}, {name}. {next} s’ouvre avec {opens}.',
  },
  levelTop: {
    en: 'Your roadmap is at level 6, Scale, the last stage. From here the work is the next adjacent segment and the weakest of satisfaction, demand and efficiency.',
    de: 'Deine Roadmap steht auf Stufe 6, Scale, der letzten. Ab hier geht es um das nächste angrenzende Segment und um das Schwächste aus Zufriedenheit, Nachfrage und Effizienz.',
    es: 'Tu hoja de ruta está en el nivel 6, Scale, el último. Ahora toca el segmento contiguo y lo más débil entre satisfacción, demanda y eficiencia.',
    fr: 'Ta feuille de route est au niveau 6, Scale, le dernier. Il reste le segment voisin et le plus faible entre satisfaction, demande et efficacité.',
  },
  levelUnknown: {
    en: 'I see no roadmap for this conversation, so I cannot name your level. There are seven stages, 0 to 6, and each opens on things you have said, not on promises.',
    de: 'Zu diesem Gespräch sehe ich keine Roadmap und kann deine Stufe nicht nennen. Es gibt sieben Stufen, 0 bis 6; jede öffnet sich durch das, was du berichtet hast, nicht durch Vorhaben.',
    es: 'No veo una hoja de ruta para esta conversación, así que no puedo decir tu nivel. Hay siete etapas, de 0 a 6, y cada una se abre con lo que has contado, no con planes.',
    fr: 'Je ne vois pas de feuille de route pour cette conversation et ne peux donc pas nommer ton niveau. Il y a sept étapes, de 0 à 6 ; chacune s’ouvre sur ce que tu as rapporté, pas sur des projets.',
  },
  counters: {
    en: 'Your roadmap counts: interviews {interview}, LOIs {loi}, pilots {pilot}, paying customers {revenue}.',
    de: 'Deine Roadmap zählt: Interviews {interview}, Absichtserklärungen {loi}, Piloten {pilot}, zahlende Kunden {revenue}.',
    es: 'Tu hoja de ruta cuenta: entrevistas {interview}, cartas de intención {loi}, pilotos {pilot}, clientes que pagan {revenue}.',
    fr: 'Ta feuille de route compte : entretiens {interview}, lettres d’intention {loi}, pilotes {pilot}, clients payants {revenue}.',
  },
  draft: {
    en: 'Here is a draft to copy. What you told the roadmap is filled in; brackets are yours to fill.',
    de: 'Hier ein Entwurf zum Kopieren. Was in der Roadmap steht, ist eingesetzt; die Klammern füllst du.',
    es: 'Aquí tienes un borrador para copiar. Lo que consta en la hoja de ruta está puesto; los corchetes los rellenas tú.',
    fr: 'Voici un projet à copier. Ce qui figure dans la feuille de route est rempli ; les crochets sont pour toi.',
  },
  deliverable: {
    en: 'Deliverable: {detail}',
    de: 'Ergebnis: {detail}',
    es: 'Entregable: {detail}',
    fr: 'Livrable : {detail}',
  },
} satisfies Record<string, Text>

/** Fills {name} slots; values are the product's own numbers and names or already cleaned words. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ''))
}
