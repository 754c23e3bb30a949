import type { Language } from './language.ts'

type ReplySection = 'whatMatters' | 'doNext' | 'adjustments' | 'sources'

/**
 * Labels of the parts of a reply, written as a bold line of their own above a list.
 * None is a line the reply cleanup removes ('Action items:', 'Sources:' with a colon).
 */
export const REPLY_SECTIONS: Record<ReplySection, Record<Language, string>> = {
  whatMatters: { en: 'What matters', de: 'Worauf es ankommt', es: 'Lo que importa', fr: 'Ce qui compte' },
  doNext: { en: 'Do next', de: 'Nächste Schritte', es: 'Próximos pasos', fr: 'Prochaines étapes' },
  adjustments: { en: 'Adjustments', de: 'Anpassungen', es: 'Ajustes', fr: 'Ajustements' },
  sources: { en: 'Sources', de: 'Quellen', es: 'Fuentes', fr: 'Références' },
}
