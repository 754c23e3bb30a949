const OPENING = String.raw`^[\s"“«(¿-]*(?:(?:so|and|but|ok|okay|also|hi|hello|hey|und|aber|hallo|also|y|pero|hola|et|mais|alors|bonjour|salut|donc)[,:!]?\s+)*`

/** Words that only a question puts right after its first words. */
const ASKING = [
  // "how do I", "how big does", "what exactly is", "which market should", "how to", "where can"; not "what we do".
  String.raw`(?:how|what|which|who|whom|whose|where|when|why)(?:\s+(?!we\b|i\b|they\b|you\b|he\b|she\b|it\b|the\b|our\b|my\b)[\p{L}-]+){0,2}?\s+(?:do|does|did|can|could|should|would|shall|may|must)\s+\p{L}`,
  String.raw`(?:how|what|which|who|whom|where|when)(?:\s+(?:exactly|else|best))?\s+to\s+\p{L}`,
  String.raw`(?:how|what|who|where|why)(?:\s+(?:exactly|else|about|many|much|long|often|big|large|good|bad|early|late))?\s+(?:is|are|am)\s+(?:a|an|the|it|this|that|there|these|our|my|your|better|normal|too|enough|the|meant|needed)\b`,
  String.raw`how\s+(?:many|much|long|often|big|large|soon|early|narrow|good)\b`,
  String.raw`(?:can|could|should|shall|would|do|does|did|may|must)\s+(?:i|we|you|it|they|he|she|this|that|there|anyone|someone|our|my|a|an|the)\b`,
  String.raw`(?:is|are|am|was|were|has|have|will)\s+(?:i|we|you|it|they|he|she|this|that|there)\b`,
  String.raw`(?:please\s+)?(?:explain|tell\s+(?:me|us)|show\s+(?:me|us)|give\s+(?:me|us)|help\s+(?:me|us)|write\s+(?:me|us)|suggest|recommend)\b`,
  String.raw`(?:an?\s+)?(?:good\s+)?(?:example|template|sample)\s+(?:of|for)\b`,
  // "wie finde ich", "was gehört in", "welche Branche zuerst", "ab wann"; not "was wir machen".
  String.raw`(?:ab|bis|seit)\s+wann\b`,
  String.raw`(?:wie|was|wer|wen|wem|wo|wann|warum|wieso|weshalb|wozu|womit|woran|worauf|wohin|woher)(?:\s+(?:genau|viele?|lange|oft|gut|gro(?:ß|ss)|hoch|teuer|eng|früh|spät|breit|schnell))?\s+(?:ist|sind|kann|können|soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|würde|würden|hat|haben|wird|werden|gibt|gehört|gehören|braucht|brauche|brauchen|geht|gehe|gehen|mache|machen|macht|finde|finden|komme|kommen|kommt|schreibe|schreiben|frage|fragen|rechne|rechnen|wähle|wählen|verlange|verlangen|zeige|zeigen|zählt|reicht|reichen|bedeutet|heißt|kostet|kosten|lohnt|entscheide|entscheiden|entscheidet|formuliere|formulieren|verkaufe|verkaufen|messe|messen|nenne|nennen)\b`,
  String.raw`(?:welche|welcher|welches|welchen|welchem)\s+\p{L}+`,
  String.raw`wie\s+viele?\b`,
  String.raw`(?:kann|können|soll|sollen|sollte|sollten|darf|dürfen|muss|müssen|brauche|brauchen|zählt|zählen|reicht|reichen|lohnt|gibt|ist|sind)\s+(?:ich|wir|man|es|das|du|ihr|sich)\b`,
  String.raw`(?:bitte\s+)?(?:erklär|zeig|gib|hilf|schreib|nenn|empfiehl)(?:e|en)?\s+(?:mir|uns|bitte)\b`,
  String.raw`(?:ein\s+)?(?:beispiel|vorlage|muster)\s+(?:für|eines|einer)\b`,
  // With the accent they ask; without, "cuando" and "como" tell.
  String.raw`(?:(?:a|en|con|de|para|por|hasta|desde)\s+)?(?:cómo|qué|cuál|cuáles|cuánt[oa]s?|quién|quiénes|dónde|cuándo)(?!\p{L})`,
  String.raw`cuant[oa]s\s+\p{L}+\s+(?:hacen|hay|necesit|deb|tengo|tenemos|se)\p{L}*`,
  String.raw`que\s+(?:es|son|significa|hago|hacemos|debo|debemos|diferencia)\b`,
  String.raw`como\s+(?:hago|hacemos|puedo|podemos|se\s+\p{L}+|consigo|conseguimos|encuentro|elijo|elegimos|escribo|pongo|calculo)\b`,
  String.raw`(?:puedo|podemos|debo|debemos|deberíamos|tengo\s+que|hay\s+que|conviene|vale\s+la\s+pena)\s+\p{L}+r\b`,
  String.raw`(?:expl[ií]ca(?:me|nos)|dame|danos|ay[uú]da(?:me|nos)|mu[eé]stra(?:me|nos)|escr[ií]be(?:me|nos)|recomi[eé]nda(?:me|nos))(?!\p{L})`,
  String.raw`(?:un\s+)?(?:ejemplo|plantilla|modelo)\s+de\b`,
  String.raw`(?:(?:à|de|pour|avec|en)\s+)?(?:comment|combien|pourquoi|quel|quelle|quels|quelles)\s+\p{L}`,
  String.raw`à\s+partir\s+de\s+(?:quand|combien)\b`,
  String.raw`(?:qu['’]est[ -]ce|est[ -]ce\s+que|c['’]est\s+quoi)(?!\p{L})`,
  String.raw`(?:faut|peut|doit|dois|puis|peux|pouvons|devons|a-t|y\s+a-t|vaut)-(?:il|on|je|nous|tu|elle)\b`,
  String.raw`(?:qui|quand|où|que)\s+(?:faut|dois|doit|devons|peut|puis|est-ce|\p{L}+(?:er|ir|re))\b`,
  String.raw`(?:s['’]il\s+te\s+pla[iî]t\s+)?(?:explique|donne|montre|aide|écris|rédige|conseille)[sz]?(?:-(?:moi|nous))`,
  String.raw`(?:un\s+)?(?:exemple|modèle)\s+(?:de|d['’])`,
]

const ASKS = new RegExp(`${OPENING}(?:${ASKING.join('|')})`, 'iu')
/** "How it works: a laser reads …": what is announced is told. */
const TELLS = /:\s+\S/

/** Whether a sentence asks although no question mark ends it: its first words are those of a question or a request. */
export const asksUnmarked = (sentence: string): boolean => ASKS.test(sentence) && !TELLS.test(sentence)
