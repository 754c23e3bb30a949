const list = (text: string) => new Set(text.trim().split(/\s+/))

/** Verbs that rules begin with; a sentence that begins with one is an order. */
export const VERBS = list(`
  assist challenge contact delay engage enumerate escalate honor honour involve mind obey observe output pitch print
  reassure relate rely schedule shorten spell steer surface type validate value accept acknowledge adapt add address adjust admit advise agree allow analyse analyze announce answer apologise apologize
  apply approve ask assess assume avoid base be begin bring build calculate call change check cite claim clarify close
  collect combine comment compare complete compute conclude confirm connect consider contain continue convert correct count
  cover create criticise criticize cut deal decide decline defer define deliver demand describe detect determine disclose
  discourage discuss display distinguish divide do draft draw drop emphasise emphasize encourage end ensure escalate
  estimate evaluate exaggerate exceed exclude expand expect explain express extract fill find finish flag flatter focus
  follow force format frame gather gauge generate get give go greet guess guide handle have help hide highlight hint
  identify ignore imply include indicate infer inform insert insist interpret introduce invent invite judge keep label
  lead leave let limit link list log look maintain make mark match measure mention mirror mix move name negotiate note
  notice nudge offer omit open order outline paraphrase pass phrase plan point pose praise predict prefer prepare present
  press prioritise prioritize probe proceed produce promise promote prompt propose provide push put qualify quantify
  question quote raise rank rate read reassure recall recognise recognize recommend record redirect refer reflect refuse
  reject remember remind remove repeat rephrase replace reply report represent request require resolve respect respond
  restate restrict return reveal review reward rewrite round save say score seek select send separate serve set share
  show simplify skip speak specify speculate split stand start state stay stick stop store stress structure suggest
  summarise summarize support suppose take talk teach tell test thank think track translate treat trust try turn uncover
  understand update urge use utter verify volunteer wait warn weigh welcome wish word work write
`)

/** Verbs of these that are hardly ever nouns: only they can begin a second order after "and". */
export const CLEAR_VERBS = list(`
  acknowledge add answer apologise apologize ask avoid be confirm describe explain give ignore include invent keep mention
  praise propose provide recommend refuse remind reply say stay suggest tell treat use write
`)

/** "politely decline", "only use", "first ask". */
const ADVERB =
  /^(?:\w+ly|only|also|first|then|just|instead|rather|again|next|at once|if possible|where possible|in addition|in that case)\s+/i

/** The first word of an order behind its adverbs, in lower case. */
export function leadingVerb(text: string): string {
  let rest = text
  for (let step = 0; step < 3 && ADVERB.test(rest); step++) rest = rest.replace(ADVERB, '')
  return /^[a-z]+(?=$|[\s,:'"])/i.exec(rest)?.[0].toLowerCase() ?? ''
}

/** Returns whether a text begins like an order. */
export const startsWithVerb = (text: string) => VERBS.has(leadingVerb(text))
