import type { Language } from '#shared/language.ts'
import type { CutFinish } from '#shared/models.ts'

type Text = Record<Language, string>

/** What is said under a reply that did not end by having said everything, in the language of its conversation. */
export const CUT: Record<CutFinish, Text> = {
  length: {
    en: 'Cut short: the reply got too long.',
    de: 'Abgeschnitten: Die Antwort wurde zu lang.',
    es: 'Cortada: la respuesta se hizo demasiado larga.',
    fr: 'Coupée : la réponse est devenue trop longue.',
  },
  content_filter: {
    en: 'Cut short by the AI provider’s content filter. Try it in other words.',
    de: 'Vom Inhaltsfilter des KI-Anbieters abgeschnitten. Versuch es mit anderen Worten.',
    es: 'Cortada por el filtro de contenido del proveedor de IA. Prueba con otras palabras.',
    fr: 'Coupée par le filtre de contenu du fournisseur d’IA. Essaie avec d’autres mots.',
  },
  refusal: {
    en: 'The model declined to say more. Try it in other words.',
    de: 'Das Modell wollte nicht mehr dazu sagen. Versuch es mit anderen Worten.',
    es: 'El modelo no quiso decir más. Prueba con otras palabras.',
    fr: 'Le modèle n’a pas voulu en dire plus. Essaie avec d’autres mots.',
  },
}

export const STOPPED: Text = {
  en: 'Stopped. What was written is kept.',
  de: 'Angehalten. Was geschrieben war, bleibt.',
  es: 'Detenida. Lo escrito se conserva.',
  fr: 'Arrêtée. Ce qui était écrit est gardé.',
}

export const INTERRUPTED: Text = {
  en: 'Interrupted. The text so far is saved.',
  de: 'Unterbrochen. Der Text bis hierher ist gespeichert.',
  es: 'Interrumpida. El texto hasta aquí está guardado.',
  fr: 'Interrompue. Le texte jusqu’ici est enregistré.',
}

export const CONTINUE: Text = { en: 'Continue', de: 'Weiter', es: 'Continuar', fr: 'Continuer' }

export const WRITE_AGAIN: Text = {
  en: 'Write again',
  de: 'Neu schreiben',
  es: 'Escribir de nuevo',
  fr: 'Réécrire',
}
