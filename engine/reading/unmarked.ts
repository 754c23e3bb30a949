const OPENING = String.raw`^[\s"“«(¿-]*(?:(?:so|and|but|ok|okay|also|hi|hello|hey|und|aber|hallo|y|pero|hola|et|mais|alors|bonjour|salut|donc)[,:!]?\s+)*`

/** Words that only a question puts right after its first words. */
const ASKING = [
  // "how do I", "how big does", "what exactly is", "which market should", "how to", "where can"; not "what we do".
  String.raw`(?:how|what|which|who|whom|whose|where|when|why)(?:\s+(?!we\b|i\b|they\b|you\b|he\b|she\b|it\b|the\b|our\b|my\b)[\p{L}-]+){0,2}?\s+(?:do|does|did|can|could|should|would|shall|may|must)\s+\p{L}`,
  String.raw`(?:how|what|which|who|whom|where|when)(?:\s+(?:exactly|else|best))?\s+to\s+\p{L}`,
  String.raw`(?:how|what|who|where|why)(?:\s+(?:exactly|else|about|many|much|long|often|big|large|good|bad|early|late))?\s+(?:is|are|am)\s+(?:a|an|the|it|this|that|there|these|our|my|your|better|normal|too|enough|the|meant|needed)\b`,
  String.raw`how\s+(?:many|much|long|often|big|large|soon|early|narrow|good)\b`,
  String.raw`what(?:['’]?s|\s+(?:makes(?!\s+(?:us|it|our|me|this)\b)|goes|signs?|happens|counts|kind|sort|about|if|next|now))\b(?!\s+(?:matters|special|new|we|i)\b)`,
  String.raw`(?:who\s+(?:owns|buys|decides|pays|signs|writes|runs|needs)\s+(?:what|in|the|an?|whether|if)|when\s+(?:will|is|are|do|does|should)\s+(?:we|i|it|a|the))\b(?=[^,]*$)`,
  String.raw`which\s+(?:\p{L}+\s+)?(?:first|one)\b`,
  String.raw`what\s+(?:TRL|level|stage|price|percentage|number)\b`,
  String.raw`what\s+(?:does|do)\s+\d+x?\b`,
  String.raw`who\s+(?:buys|signs|decides|pays)\s+in\b`,
  String.raw`(?:can|could|should|do|does|would|will)\s+(?:\p{L}+\s+)?(?:startups?|customers?|competitors?|investors?|convertibles?|universities|companies|people|founders?|buyers?|installation|anybody|somebody|anyone)\b`,
  String.raw`is\s+(?:\d+\s+\p{L}+|half\s+an?|\p{L}+ing|an?)\b(?=.*\b(?:enough|ok|okay|realistic|normal|fair|better|too|deck|worth|good|bad|legal|allowed|possible|needed|necessary)\b)`,
  String.raw`(?:the\s+)?(?:difference|differences)\s+(?:between|from)\b`,
  String.raw`(?:definition|meaning)(?:\s+of)?\b`,
  String.raw`(?:(?:typical|usual|normal|average|going|standard|realistic)\s+(?:[\p{L}-]+\s+){0,3}?(?:for|in|of|from)|(?:looking|searching)\s+for)\b`,
  // "problem interview vs solution interview".
  String.raw`[^,.:;]{2,60}\s(?:vs\.?|versus)\s`,
  String.raw`(?:can|could|should|shall|would|do|does|did|may|must)\s+(?:i|we|you|it|they|he|she|this|that|there|anyone|someone|our|my|a|an|the)\b`,
  String.raw`(?:is|are|am|was|were|has|have|will)\s+(?:i|we|you|it|they|he|she|this|that|there)\b`,
  String.raw`(?:please\s+)?(?:explain|tell\s+(?:me|us)|show\s+(?:me|us)|give\s+(?:me|us)|help\s+(?:me|us)|write\s+(?:me|us)|suggest|recommend)\b`,
  String.raw`(?:an?\s+)?(?:good\s+)?(?:example|template|sample)\s+(?:of|for)\b`,
  // "wie finde ich", "was gehört in", "welche Branche zuerst", "ab wann"; not "was wir machen".
  String.raw`(?:ab|bis|seit)\s+wann\b`,
  String.raw`(?:wie|was|wer|wen|wem|wo|wann|warum|wieso|weshalb|wozu|womit|woran|worauf|wohin|woher)(?:\s+(?:genau|viele?|lange|oft|gut|gro(?:ß|ss)|hoch|teuer|eng|früh|spät|breit|schnell))?\s+(?:ist|sind|kann|können|soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|würde|würden|hat|haben|wird|werden|gibt|gehört|gehören|braucht|brauche|brauchen|geht|gehe|gehen|mache|machen|macht|finde|finden|komme|kommen|kommt|schreibe|schreiben|frage|fragen|rechne|rechnen|wähle|wählen|verlange|verlangen|zeige|zeigen|zählt|reicht|reichen|bedeutet|heißt|kostet|kosten|lohnt|entscheide|entscheiden|entscheidet|formuliere|formulieren|verkaufe|verkaufen|messe|messen|nenne|nennen)\b`,
  String.raw`(?:welche|welcher|welches|welchen|welchem)\s+\p{L}+`,
  String.raw`wie\s+(?:viele?|lang[e]?|oft|weit|hoch)\b`,
  // After "wie" a verb and its subject: "wie teste ich", "wie finanzieren Startups"; "was wir machen" tells.
  String.raw`(?:wie|was|wo|wann|warum|womit|wem|wen)\s+(?!wir\b|ich\b|man\b|uns\b|sie\b|er\b|es\b|das\b|die\b|der\b|ein\b|eine\b)\p{L}+(?:e|t|en|st)\s+(?:ich|wir|man|du|ihr|es|das|sich|so|der|die|ein|eine|unter)\b`,
  String.raw`wie\s+(?:\p{L}+en|ausführlich|detailliert|konkret)\s+\p{L}+`,
  String.raw`(?:was|wann|wo|wie)\s+(?:\p{L}+\s+){0,2}?(?:wollen|muss|müssen|kann|soll|darf|heißt|bedeutet)\s+(?:man|ich|wir|das|\p{L}+e\s)`,
  String.raw`[^,.:;]{2,40}\s(?:was\s+heißt\s+das|taugt\s+das)`,
  String.raw`(?:an|in|mit|bei|auf|zu|von|aus|für|ab|bis)\s+(?:was|wen|wem|welche[rnms]?|wie\s?viele?n?)\b`,
  String.raw`(?:(?:bringen|reichen|zählen|gelten|lohnen|genügen|helfen)\s+\p{L}+|(?:schreibe|schreiben)\s+(?:ich|wir)\b|(?:reicht|zählt|gilt|lohnt|genügt|gehört|kennt|braucht|hilft)\s+(?:eine?[nmrs]?|der|die|das|jemand|man|unser\p{L}*|mein\p{L}*)\b)`,
  String.raw`(?:ist|sind|war|wäre)\s+(?:eine?\b|unser|unsere|mein|meine|der|die|das|ein\b|\d+|kalt)(?=.)`,
  String.raw`(?:der\s+)?(?:unterschied|definition|begriff|bedeutung)\s`,
  String.raw`(?:lieber|besser|eher)\s+\p{L}+(?=.*\soder\s)`,
  String.raw`(?:kann|darf|soll|muss|sollte)\s+(?:der|die|das|ein|eine|mein|unser)\b`,
  String.raw`(?:kann|können|soll|sollen|sollte|sollten|darf|dürfen|muss|müssen|brauche|brauchen|zählt|zählen|reicht|reichen|lohnt|gibt|ist|sind)\s+(?:ich|wir|man|es|das|du|ihr|sich)\b`,
  String.raw`(?:bitte\s+)?(?:erklär|zeig|gib|hilf|schreib|nenn|empfiehl)(?:e|en)?\s+(?:mir|uns|bitte)\b`,
  String.raw`(?:ein\s+)?(?:beispiel|vorlage|muster)\s+(?:für|eines|einer)\b`,
  // With the accent they ask; without, "cuando" and "como" tell.
  String.raw`(?:(?:a|en|con|de|para|por|hasta|desde)\s+)?(?:cómo|qué|cuál|cuáles|cuánt[oa]s?|quién|quiénes|dónde|cuándo)(?!\p{L})`,
  String.raw`(?:a\s+|de\s+|por\s+)?donde\s+(?:encuentr|busc|consig|pued|pongo|ponemos|empiez|empez|mir|hay|est|se\s)\p{L}*`,
  String.raw`(?:es|son)\s+(?:normal|posible|buena|bueno|mejor|obligatori[oa]|legal|suficiente|necesari[oa]|malo|mala|grave|demasiado)\b`,
  String.raw`(?:merece\s+la\s+pena|vale\s+la\s+pena|sirve\s+de\s+algo|se\s+(?:puede|pueden|debe)\s+\p{L}+r\s+(?:un|el|la|con|sin)\s+(?:SAFE|contrato|NDA|piloto|carta|factura|precio|empresa)|hace\s+falta|basta\s+con|alguien\s+sabe|quiero\s+(?:ver|saber|entender)|necesito\s+(?:un|una|ayuda)\s)`,
  String.raw`(?:qu[eé]\s+)?(?:diferencia|diferencias|definici[oó]n|significado)\s+(?:entre|de)\b`,
  String.raw`cuant[oa]s?\s+(?:cuesta|tarda|vale|dura|debe|es|tiempo|dinero)\p{L}*`,
  String.raw`cuant[oa]s\s+\p{L}+\s+(?:hacen|hay|necesit|deb|tengo|tenemos|se)\p{L}*`,
  String.raw`que\s+(?:es|son|significa|hago|hacemos|debo|debemos|diferencia)\b`,
  String.raw`como\s+(?:hago|hacemos|puedo|podemos|se\s+\p{L}+|consigo|conseguimos|encuentro|elijo|elegimos|escribo|pongo|calculo)\b`,
  String.raw`(?:puedo|podemos|debo|debemos|deberíamos|tengo\s+que|hay\s+que|conviene|vale\s+la\s+pena)\s+\p{L}+r\b`,
  String.raw`(?:expl[ií]ca(?:me|nos)|dame|danos|ay[uú]da(?:me|nos)|mu[eé]stra(?:me|nos)|escr[ií]be(?:me|nos)|recomi[eé]nda(?:me|nos))(?!\p{L})`,
  String.raw`(?:un\s+)?(?:ejemplo|plantilla|modelo)\s+de\b`,
  String.raw`(?:redactar|escribir|formular|encontrar|conseguir|distinguir|calcular|fijar|negociar|elegir|empezar)\s(?=[^.;]*$)`,
  String.raw`(?:propuesta\s+de\s+valor|proposition\s+de\s+valeur|value\s+proposition)\s+(?:para|de|pour|d['’]|for|für)\s(?![^.;]*\s(?:es|est|is|ist|are|son)\s)`,
  String.raw`(?:(?:à|de|pour|avec|en)\s+)?(?:comment|combien|pourquoi|quel|quelle|quels|quelles)\s+\p{L}`,
  String.raw`(?:le|la|les|un|une|notre|nos|votre)?\s*(?:[\p{L}'’-]+\s+){0,5}?(?:doit|doivent|peut|peuvent|faut|est|sont|va|vont|vaut|durent|suffit|a-t|ont|serons)-(?:t-)?(?:il|ils|elle|elles|on|nous|je|ce)\b`,
  String.raw`faut[ -]il\b`,
  String.raw`qui\s+(?:dans|de|chez)\b[^,]*\b(?:doit|peut|devrait)\b`,
  String.raw`que\s+(?:veut|veulent|fait|faire|dire|mettre|vaut|signifie|penser|demander|regarde|regardent|valent)\b`,
  String.raw`jusqu['’]où\b`,
  String.raw`(?:rédiger|écrire|formuler|trouver|obtenir|distinguer|préparer|calculer|fixer|négocier|choisir|commencer)\s(?=[^.;]*$)`,
  String.raw`(?:la\s+)?(?:différence|définition)\s+(?:entre|de|d['’]|du)`,
  String.raw`à\s+partir\s+de\s+(?:quand|combien)\b`,
  String.raw`(?:qu['’]est[ -]ce|est[ -]ce\s+que|c['’]est\s+quoi)(?!\p{L})`,
  String.raw`(?:faut|peut|doit|dois|puis|peux|pouvons|devons|a-t|y\s+a-t|vaut)-(?:il|on|je|nous|tu|elle)\b`,
  String.raw`(?:qui|quand|où|que)\s+(?:faut|dois|doit|devons|peut|puis|est-ce|\p{L}+(?:er|ir|re))\b`,
  String.raw`(?:s['’]il\s+te\s+pla[iî]t\s+)?(?:explique|donne|montre|aide|écris|rédige|conseille)[sz]?(?:-(?:moi|nous))`,
  String.raw`(?:un\s+)?(?:exemple|modèle)\s+(?:de|d['’])`,
]

/** Clauses that ask after something told: ", what has to be", ", reicht das", ", qué hacemos", ", quoi fixer". */
const THEN_ASKING = [
  String.raw`how(?:\s+(?:do|does|did|can|could|should|would|to|is|are|many|much|long|soon|big|early|often)\b|\s*$)`,
  String.raw`what(?:['’]?s|\s+(?:now|next|else|then|about|if|do|does|did|can|could|should|would|has\s+to|have\s+to|is|are|goes|counts|kind)|\s*$)\b`,
  String.raw`(?:when|where|who|why)\s+(?:do|does|did|should|can|could|would|to)\s+(?:i|we|you|they|it|the|our|one|start|begin)\b`,
  String.raw`which\s+(?:(?:one|of)\b|(?:\p{L}+\s+){0,2}?(?:first\b|do\s+we|should\s+we|comes\s+first|goes\s+first))`,
  String.raw`(?:do|does|did|can|could|should|shall|would|will|must|may|are|am|have|has)\s+(?:i|we|you|they|it|that|this|these|there|he|she|anyone|investors|customers|people|buyers|my|our)\b`,
  String.raw`is\s+(?:it|that|this|there)\b`,
  String.raw`is\s+(?:the|our|my)\s+\p{L}+\s+(?:now\s+)?\p{L}+\s*$`,
  String.raw`(?:any|some)\s+(?:problem|tips?|advice|ideas?|help|thoughts|suggestions?|examples?|risks?)\b`,
  String.raw`(?:too\s+(?:small|big|early|late|narrow|broad|much|little)|good\s+or\s+bad|yes\s+or\s+no|or\s+not|ok(?:ay)?\s+or\s+not)\s*$`,
  String.raw`(?:wie|was|wo|wann|warum|womit|woran|wozu|worauf|wohin|wem|wen|wer)(?:\s+(?:lange?|viel|viele|oft|weit|genau|früh|hoch|gut|am\s+besten))?\s+(?:ist|sind|kann|können|soll|sollen|sollte|sollten|muss|müssen|darf|dürfen|geht|gehe|gehen|mache|machen|macht|finde|finden|komme|kommen|komm|schreibe|schreiben|fange|fangen|gebe|geben|erreiche|erreichen|bezahle|bezahlen|läuft|laufen|schützt|bekomme|bekommen|kriege|kriegen|antworte|antworten|sage|sagen|nehme|nehmen|setze|setzen|zeige|zeigen|rechne|rechnen|löse|lösen|gilt|reagiere|reagieren|tue|tun|verlange|verlangen|stehen|steht)(?:\s+(?:ich|wir|man|das|es|da|denn|so|uns|sich|jetzt|nun|dann|am|sie)\b|\s+\p{L}+\s*$|\s*$)`,
  String.raw`(?:wie|was|wo|wann|womit|wohin|wem)\s+(?:nun|jetzt|tun|dann|weiter|anfangen|antworten|zuerst|beginnen|vorgehen|heißt\s+das|\p{L}+en\s*$)`,
  String.raw`(?:wie|wann|warum|womit|wo|was)\s*$`,
  String.raw`als\s+was\b`,
  String.raw`welche[rnms]?\s+(?:\p{L}+\s+)?(?:zuerst|nehmen|nehme|soll|sollen|sollte|sollten|ist|passt|kommt|wählen|wähle)`,
  String.raw`(?:reicht|reichen|geht|stimmt|zählt|lohnt|gilt|hilft|passt|genügt|taugt)\s+(?:das|es|sich|die|der)\b`,
  String.raw`(?:ok|okay|normal|richtig|sinnvoll|zu\s+(?:früh|spät|eng|breit|viel|wenig|teuer)|oder\s+nicht|ja\s+oder\s+nein)\s*$`,
  String.raw`(?:(?:a|en|con|de|para|por|hasta|desde|y)\s+)?(?:cómo|qué|cuál|cuáles|cuánt[oa]s?|quién|quiénes|dónde|cuándo)(?!\p{L})`,
  String.raw`(?:como|que)\s+(?:hago|hacemos|puedo|debo|debemos|les\s+(?:digo|decimos)|le\s+(?:digo|decimos)|respondo|respondemos)\b`,
  String.raw`(?:es|son)\s+(?:normal|posible|buena\s+idea|suficiente|grave|obligatorio|legal|demasiado)\b`,
  String.raw`(?:se\s+puede|puedo|debo|debemos|deberíamos|conviene|vale\s+la\s+pena|merece\s+la\s+pena|s[ií]\s+o\s+no|o\s+no\s*$|socorro|ayuda\s*$)`,
  String.raw`(?:comment|combien|pourquoi|par\s+où|jusqu['’]où|que\s+(?:faire|dire|mettre|répondre|choisir|demander)|quoi\s+\p{L}+|(?:à|de|avec|pour|sur)\s+(?:quoi|qui\b|quel)|est[ -]ce|faut[ -]il|lequel|laquelle|lesquels|qu['’]est[ -]ce)`,
  String.raw`(?:quel|quelle|quels|quelles)\s+\p{L}`,
  String.raw`(?:peut|doit|peuvent|doivent|faut|vaut|suffit|sont|puis|dois|peux|pouvons|devons|sera|serait)-(?:on|il|ils|elle|elles|je|nous|ce)\b`,
  String.raw`(?:on|je|nous|tu|j['’]|ils?|qui\s+on)\s*(?:[\p{L}'’]+\s+){0,2}?(?:\p{L}+\s+)?(?:quoi|quel|quelle|combien|comment|lequel)(?!\p{L})`,
  String.raw`c['’]est\s+(?:quoi|quand|combien|permis|normal|grave|trop|possible|légal|suffisant|bon|mal|jouable|risqué|obligatoire|courant|faisable|mieux|pareil|où|comment|qui)(?!\p{L})`,
  String.raw`(?:qui\s+(?:on|dois|doit|faut)|oui\s+ou\s+non|ou\s+(?:pas|non)|à\s+commencer\s+quand|trop\s+tôt|trop\s+tard)\b`,
]
/** German turns round after anything but a subject, so a verb before its subject asks only after a main clause. */
const GERMAN_INVERTED = String.raw`(?:ist|sind|wäre|kann|können|darf|dürfen|muss|müssen|soll|sollen|sollte|sollten|brauchen|brauche|zählt|zählen)\s+(?:ich|wir|man|das|es|so\s?was)\b`
const NOT_MAIN =
  /^[\s"“«(]*(?:wenn|seit|seitdem|weil|da|als|nachdem|bevor|obwohl|falls|sobald|solange|während|um|damit|ob|je|dass|sofern|ohne|in|im|bei|beim|auf|am|an|nach|mit|für|durch|zur|zum|aus|von|vor|über|unter|wie|was|wo|dank)(?!\p{L})/iu

const LINK = String.raw`(?:[,;:]|\.{2,3}|…|\s[-–—]{1,2}|\s(?=(?:and|und|y|et)\s))\s*(?:(?:and|und|y|et|so|also|but|aber|pero|mais|or|oder|o|ou|donc|alors|now|jetzt|ahora|then|dann|e)\s+)?`
const LATER = new RegExp(`${LINK}(?<ask>(?:${THEN_ASKING.join('|')}))`, 'iu')
const LATER_INVERTED = new RegExp(String.raw`,\s*(?<ask>${GERMAN_INVERTED})`, 'iu')

const ASKS = new RegExp(`${OPENING}(?:${ASKING.join('|')})`, 'iu')
/** "How it works: a laser reads …": what is announced is told. */
const TELLS = /:\s+\S/

/**
 * Where a sentence without a question mark begins to ask: at 0 when its first words are those of a question or a
 * request, later when something is told first ("Our pilot is running, when do we …"); null when it does not ask.
 */
export function asksFrom(sentence: string): number | null {
  if (ASKS.test(sentence) && !TELLS.test(sentence)) return 0
  const later = LATER.exec(sentence) ?? (NOT_MAIN.test(sentence) ? null : LATER_INVERTED.exec(sentence))
  return later ? later.index : null
}
