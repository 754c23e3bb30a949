export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const words = (list: string) => new Set(list.split(' '))

/** Words that occur in one of the languages and rarely elsewhere; ambiguous ones sit in every list they belong to. */
const MARKERS: Record<Language, Set<string>> = {
  en: words(
    'the is are was were what how we our do does did i my should to for with of and an you your can could have has had it who when where why many much which this that they not no be in on from will would me about need want please thanks thank hello hi yes enough write give make first next count get know',
  ),
  de: words(
    'der die das und ist sind war wir ich du sie wie was nicht ein eine einen einem einer für mit unser unsere unseren unserem haben habe hat hatte kann können soll sollen sollte welche welcher welches wer wann wo warum wieso auf zu zum zur den dem des im von vom viele viel brauche brauchen mein meine meinen noch wird werden wurde bitte danke hallo ja nein doch auch als bei aus nach über oder aber nur schon gibt mir uns es bis wenn dass ohne kein keine muss müssen weiter kunde kunden preis piloten pilotprojekt absichtserklärung gespräche angebot vertrag',
  ),
  es: words(
    'el los las que qué es son y un una unos unas cómo como cuánto cuántos cuánta cuántas para con nuestro nuestra nuestros nuestras tenemos tengo hay por mi mis quién quiénes cuándo cuál cuáles dónde hola gracias sí soy somos está están necesito debo debemos puedo podemos del al más se lo le me nos su sus pero ya muy sin sobre qué hago hacemos de en la no o si entrevistas precio piloto clientes carta empresa ahora siguiente cuanto cuantos cuantas que cual quien cuando donde hacer necesitamos',
  ),
  fr: words(
    'le les des et est sont un une nous je tu vous il elle on que quoi qui comment combien pour avec notre nos avons ai mon ma mes quand quel quelle quels quelles bonjour salut merci oui pas dois devons peut peux pouvons sur faut au aux ce cette ces ne du dans par plus ou où mais donc déjà sans chez être avoir faire de la en si non entretiens prix pilote lettre entreprise maintenant suis sommes leur leurs votre vos',
  ),
}

const LETTERS: [Language, RegExp, number][] = [
  ['de', /[äöüß]/, 1],
  ['es', /[ñ¿¡]/, 2],
  ['es', /[óíú]/, 1],
  ['fr', /[àçèêœùîôû]/, 1],
  ['fr', /\b(?:d|l|j|qu|c|n|s|m)['’][a-zàâéèêœ]/, 1],
]

/** English terms of the field that the other languages use as they are. */
const LOANS =
  /\b(?:letters? of intent|proofs? of concept|go[- ]to[- ]market|time[- ]to[- ]market|freedom[- ]to[- ]operate|term sheet)\b/g

/** The languages that a text shows most signs of: none for "LOI", two for "was?". */
function languagesShown(text: string): Language[] {
  const lower = text.slice(0, 4000).toLowerCase().replace(LOANS, ' ')
  const tokens = new Set(lower.match(/[\p{L}]+/gu) ?? [])
  const score: Record<Language, number> = { en: 0, de: 0, es: 0, fr: 0 }
  for (const token of tokens) {
    for (const language of LANGUAGES) if (MARKERS[language].has(token)) score[language] += 1
  }
  for (const [language, pattern, weight] of LETTERS) if (pattern.test(lower)) score[language] += weight
  const most = Math.max(...Object.values(score))
  return most > 0 ? LANGUAGES.filter((language) => score[language] === most) : []
}

/** The language a text shows signs of, or null when it shows none ("LOI", "ok", emoji). */
export const languageSignal = (text: string): Language | null => languagesShown(text)[0] ?? null

/** Keyword patterns pick de, es or fr, else en (spec, section 5). */
export function detectLanguage(text: string): Language {
  return languageSignal(text) ?? 'en'
}

/** Messages that are looked at for a language. */
const NEWEST = 100

/**
 * The language of the newest user message that shows one, so that "ok" does not switch a German talk to English.
 * One that could be two languages is read by what came before it.
 */
export function conversationLanguage(messages: { role: string; content: string }[]): Language {
  // A chat that the roadmap opened begins with a question to the founder.
  if (!messages.some(({ role }) => role === 'user')) return detectLanguage(messages.at(-1)?.content ?? '')
  let possible: readonly Language[] = LANGUAGES
  for (const message of messages.slice(-NEWEST).reverse()) {
    const shown = message.role === 'user' ? languagesShown(message.content) : []
    const left = shown.filter((language) => possible.includes(language))
    if (left.length === 1 && left[0]) return left[0]
    if (left.length > 0) possible = left
  }
  return possible.length < LANGUAGES.length ? (possible[0] ?? 'en') : 'en'
}
