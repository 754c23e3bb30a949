/** What a message asks for. Patterns run on folded text (lower case, no accents), all languages at once. */
export type Intent =
  | 'empty'
  | 'guard'
  | 'thanks'
  | 'greeting'
  | 'identity'
  | 'correct'
  | 'level'
  | 'ready'
  | 'who-counts'
  | 'next'
  | 'question'
  | 'share'

const GUARD =
  /(ignor\w*|disregard|vergiss|olvida|oublie) (all|any|every|the|your|previous|alle|deine|die|bisherigen|todas|las|tus|toutes|les|tes|vorherigen)|system ?prompt|master ?prompt|systemanweisung|(your|deine|tus|tes) (hidden )?(instructions|anweisungen|instrucciones|instructions)|jailbreak|developer mode|api[ -]?key|(show|print|reveal|zeig|muestra|montre)\w* .*(password|passwort|contrasena|mot de passe|secret)|act as (a|an|if)|you are now|du bist jetzt|ahora eres|tu es maintenant/
const THANKS =
  /^(ok(ay)?|super|great|perfect|perfekt|genial|perfecto|parfait|thanks?|thx|danke|vielen dank|merci|gracias|muchas gracias|cool|top|alles klar|got it|makes sense|cheers|d'accord|vale)\b/
const GREETING =
  /^(hi|hello|hey|hallo|guten (tag|morgen|abend)|moin|servus|hola|buenos dias|buenas|bonjour|salut|bonsoir)\b/
const IDENTITY =
  /who are you|what are you|are you (an? )?(ai|bot|human|real|chatgpt)|what can you do|how do you work|wer bist du|was bist du|bist du (eine? )?(ki|mensch|bot)|was kannst du|quien eres|que eres|que puedes hacer|eres (una? )?(ia|humano|bot)|qui es[- ]tu|que peux[- ]tu|es[- ]tu (une? )?(ia|humain|bot)|tu es qui|which model|welches modell|que modelo|quel modele/
const CORRECT =
  /\bundo\b|take (that|it) back|that('s| is| was) (wrong|not right|incorrect)|correct (that|this|it)|remove (that|it|the last)|ruckgangig|korrigier|das (stimmt|war) (nicht|falsch)|nimm das zuruck|loschen?\b.*(eintrag|interview|pilot)|deshac|corrige|corregir|eso (no es|esta mal)|me equivoque|annule|corriger|c'est (faux|une erreur)|je me suis trompe|i made a mistake|ich habe mich (geirrt|vertan|verzahlt)/
const LEVEL =
  /(what|which|my|why).{0,20}\b(level|stage)\b|\b(level|stage) am i|(welche|meine?|mein|warum).{0,25}\b(level|stufe|phase)\b|(que|cual|mi|por que).{0,20}\b(nivel|etapa|fase)\b|(quel|mon|ma|pourquoi).{0,20}\b(niveau|etape|stade)\b.{0,15}(suis|est|actuel|en suis)|\bmon (niveau|stade)\b|a quel (niveau|stade)|en que nivel|auf welche[rm] (level|stufe)|wo stehe ich|where do i stand|donde estoy|ou en suis/
const READY =
  /ready (for|to)|too early|is it time to|when (should|can|do) (i|we) (hire|raise|start|launch|scale|apply)|(bereit|reif) (fur|zu)|zu fruh|ist es zeit|wann (soll|kann|sollte|sollten|sollen) (ich|wir)|list[oa]s? para|demasiado pronto|preparad[oa]s? para|cuando (debo|debemos|puedo|podemos|deberia)|prete?s? (a|pour)|trop tot|quand (dois|devons|peut|puis|faut|devrais)/
const WHO_COUNTS =
  /\bcounts?\b|\bcounted\b|(^|[.!?,:] *)(zahlt|zahlen|gilt|gelten)\b|\b(zahlt|zahlen|gilt|gelten)\b.*\b(als|dazu|mit)\b|\bcuentan?\b|\bvale(n)? como|\bcompten?t?\b.*\b(comme|pour|entretien|pilote|lettre)|\bcompte(nt)?[- ](il|elle|ca|comme)/
const NEXT =
  /^(and then|after that|und danach|und dann|y despues|y luego|et apres|et ensuite)\b|what('s| is| should| do| would| now|) ?(be |my |our |the |i |we )*(do )?(next|now)\b|next (best )?(step|action|move)|where (do|should) (i|we) (start|begin)|nachste[rn]? schritt|was (jetzt|nun|als nachstes)|wie (geht es|gehts|weiter)|was (soll|muss|mache?) (ich|wir)( jetzt| nun| als nachstes| tun)|womit (anfangen|fange)|proximo paso|siguiente paso|(que|y) (hago|hacemos|ahora)|por donde (empiezo|empezar|empezamos)|prochaine etape|et maintenant|que (dois|faire|devons)[- ](je|nous|maintenant|ensuite)|que faire (maintenant|ensuite)|par ou commencer/
const QUESTION_WORD =
  /^(how|what|who|when|where|why|which|can|could|should|do|does|is|are|will|would|tell|explain|give|help|show|write|draft|wie|was|wer|wann|wo|warum|wieso|welche\w*|kann|soll\w*|muss|gibt|erklar\w*|hilf|zeig|schreib\w*|como|que|quien\w*|cuando|donde|cual\w*|cuant\w*|puedo|debo|explica\w*|ayuda\w*|por que|escribe|comment|que|qui|quand|ou|pourquoi|c'?est quoi|quel\w*|combien|peux|dois|est-ce|qu'est|explique\w*|aide\w*|ecris|faut)\b/

/** Classifies one message; `answersGuide` is true when the guide's last reply ended with a question. */
export function classify(folded: string, answersGuide: boolean): Intent {
  const text = folded.trim().slice(0, 4000)
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (words.length === 0 && !(answersGuide && /\d/.test(text))) return 'empty'
  if (looksLikeNoise(text, words)) return 'empty'
  if (GUARD.test(text)) return 'guard'
  if (words.length <= 8 && THANKS.test(text) && !/[?]/.test(text) && !(answersGuide && words.length > 4))
    return 'thanks'
  if (words.length <= 4 && GREETING.test(text)) return 'greeting'
  if (IDENTITY.test(text)) return 'identity'
  if (CORRECT.test(text)) return 'correct'
  if (LEVEL.test(text) && words.length < 30) return 'level'
  if (WHO_COUNTS.test(text) && isQuestion(text)) return 'who-counts'
  if (READY.test(text) && isQuestion(text)) return 'ready'
  if (NEXT.test(text)) return 'next'
  return isQuestion(text) || (words.length <= 3 && !answersGuide) ? 'question' : 'share'
}

/** A folded message without the words that ask what comes next. */
export const withoutNext = (folded: string): string => folded.replace(NEXT, ' ')

export function isQuestion(folded: string): boolean {
  return (
    /[?]/.test(folded) ||
    folded.split(/[.!\n]\s*/).some((part) => QUESTION_WORD.test(part.trim().replace(/^¿/, '')))
  )
}

/** One long run of letters without a vowel pattern, or the same sign again and again. */
function looksLikeNoise(text: string, words: string[]): boolean {
  if (/^(.)\1{4,}$/.test(text.replace(/\s/g, ''))) return true
  const odd = words.filter(
    (word) => word.length > 4 && (/[^aeiouy\d]{6,}/.test(word) || /(.{2,3})\1{2,}/.test(word)),
  )
  return words.length > 0 && odd.length > words.length / 2
}
