import type { Language } from '#shared/language.ts'
import { compile, phrases } from '../pattern.ts'

/** Signs that a customer may be lost and that nobody said so: silence, doubt, a pause (roadmap-rules 2.6). */
const SIGNS: Record<Language, string> = {
  en: "(want|wants|wanted|asked|asking|asks) (for )?(a|their|its) (refund|money) | (want|wants|wanted|ask|asks|asked) a refund | (gone|went|going|is|are|been|become|got|fallen|very|rather|pretty|awfully) quiet | (gone|went|going|been|fallen) ~ quiet | (gone|went|going|been|fallen) ~ (silent|dark|cold) | (gone|went|going|been|fallen) (silent|dark|cold) | silent since | radio silence | ghosting us | ghosted us | (stopped|stops) (answering|responding|replying) | stopped ~ (answering|responding|replying) | (not|n't|no longer|never) (answering|answered|answer|responding|responded|respond|replying|replied|reply|got back) | (haven't|hasn't|have not|has not|didn't|doesn't|don't|isn't|aren't) (answered|answer|answering|responded|respond|responding|replied|reply|replying|got back|getting back) | (haven't|have not|hasn't) heard ~ (from|back) | (haven't|have not|hasn't) heard (from|back) | not heard ~ from | not heard from | nothing from | no (answer|reply|response|word|news) from | unresponsive | cold feet | second thoughts | on hold | put on ice | paused | on pause | stalled | in limbo | dragging their feet | losing interest | cooled (off|down) | (may|might|could) (cancel|stop|quit|leave|withdraw|drop out|pull out|back out|walk away) | (considering|thinking of|thinking about|talking about) (cancelling|canceling|stopping|quitting|leaving|withdrawing|dropping out|pulling out|backing out) | wobbl* | shaky | uncertain whether | unsure whether | not sure whether they | not sure if they",
  de: '(will|wollen|möchte|möchten|verlangt|verlangen|fordert|fordern) ~ geld zurück | (will|wollen|verlangt|fordert) ~ erstattung | antwortet ~ nicht* | antworten ~ nicht* | antwortet nicht* | antworten nicht* | keine antwort ~ von | keine antwort von | keine antwort mehr | (meldet|melden) sich ~ (nicht|kaum) | (meldet|melden) sich (nicht|kaum) | (meldet|melden) sich ~ nicht mehr | (gemeldet|reagiert|geantwortet) ~ nicht | nicht mehr gemeldet | nicht gemeldet | (reagiert|reagieren) ~ nicht* | (reagiert|reagieren) nicht* | nicht mehr geantwortet | nicht geantwortet | nicht mehr reagiert | funkstille | (still|ruhig|stiller|ruhiger) geworden | nichts ~ gehört | nichts gehört | hält uns hin | halten uns hin | zögert | zögern | wackelt | wackeln | auf der kippe | kalte füße | überlegt, ob | überlegen, ob | überlegt auszusteigen | (könnte|könnten) ~ (abspringen|aussteigen|kündigen|absagen|abbrechen) | (könnte|könnten) (abspringen|aussteigen|kündigen|absagen|abbrechen) | vielleicht (abspringen|aussteigen) | ins stocken geraten | stockt | pausiert | ruht derzeit | ruht gerade | liegt auf eis',
  es: '(quiere|quieren|pide|piden|exige|exigen) (un|el) reembolso | (quiere|quieren|pide|piden) ~ dinero de vuelta | (callad*|silencioso*|silenciosa*) | en silencio | no (nos )?(contesta*|responde*|ha contestado|han contestado|ha respondido|han respondido) | no nos (contesta*|responde*|ha contestado|han contestado|ha respondido|han respondido) | no (contesta*|responde*) | sin (respuesta|noticias|contestar|responder) | no (hemos sabido|sabemos) nada | no da señales | no dan señales | no (ha|han) dado señales | dejó de (contestar|responder) | dejaron de (contestar|responder) | (ha|han) dejado de (contestar|responder) | está dudando | están dudando | duda* si | se lo (está|están) pensando | (podría|podrían) (cancelar|retirarse|abandonar|echarse atrás|irse) | (puede|pueden) que (cancele*|se retire*) | quizá* (cancele*|se retire*) | en pausa | en el aire | se (ha|han) enfriado | se enfrió | estancad*',
  fr: "(veut|veulent|demande|demandent|exige|exigent) (un|le) remboursement | (veut|veulent) être remboursé* | ne (répond|répondent|réagit|réagissent) ~ (plus|pas) | ne (répond|répondent|réagit|réagissent) (plus|pas) | ne nous (répond|répondent) (plus|pas) | n'(a|ont) (pas|plus) répondu | n'(a|ont) (pas|plus) donné | ne (donne|donnent) (plus|pas) | sans (nouvelles|réponse) | plus de (nouvelles|réponse) | pas de (nouvelles|réponse) | plus aucune nouvelle | aucune nouvelle | silencieu* | silence radio | (devenu|devenue|devenus|plus) discret* | hésite | hésitent | (pourrait|pourraient|risque de|risquent de|risque d'|risquent d') (annuler|abandonner|partir|résilier|se retirer|arrêter|renoncer) | (risque|risquent) (d'annuler|d'abandonner|d'arrêter|de partir|de se retirer|de résilier) | en pause | en suspens | au point mort | s'est refroidi* | refroidi*",
}

/** How a founder says that what was asked about goes on, or rests. */
const GOES_ON: Record<Language, string> = {
  en: 'still running | running | still on | still there | continues | continuing | going on | active | alive | still a customer | still stands | paused | on hold | resting',
  de: 'läuft noch | läuft | läuft weiter | geht weiter | aktiv | noch kunde | gilt noch | pausiert | ruht | auf eis',
  es: 'sigue | siguen | continúa | continúan | en marcha | activo | activa | en pausa | pausado | pausada',
  fr: 'toujours en cours | en cours | continue | continuent | toujours client* | tient toujours | actif | en pause | suspendu*',
}

const compiled = new Map<Language, { sign: RegExp; goesOn: RegExp }>()

/** The compiled signs of a language; compiled once. */
export function riskMatchers(language: Language) {
  const known = compiled.get(language)
  if (known) return known
  const made = { sign: compile(phrases(SIGNS[language])), goesOn: compile(phrases(GOES_ON[language])) }
  compiled.set(language, made)
  return made
}
