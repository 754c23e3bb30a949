import type { Language } from '#shared/language.ts'

/** What the page of a document says, in the language of the document. */
export interface DocumentTexts {
  back: string
  openOf(open: number, all: number): string
  complete: string
  open: string
  stillOpen: string
  suchAs(example: string): string
  yourMessage(when: string | null): string
  today: string
  yourRoadmap: string
  youTyped: string
  useMine: string
  copy: string
  copied: string
  notCopied: string
  download: string
  saved: string
  notSaved: string
  downloaded: string
  downloadedOpen(open: number): string
  notDownloaded: string
  notReached: string
  endBeforeStart: string
  fields: string
  preview: string
  changedElsewhere(theirs: string): string
  useThat: string
  keepMine: string
}

export const TEXTS: Record<Language, DocumentTexts> = {
  en: {
    back: 'Back to the chat',
    openOf: (open, all) => `${open} of ${all} open`,
    complete: 'Complete',
    open: 'Open',
    stillOpen: 'Still open',
    suchAs: (example) => `Such as “${example}”`,
    yourMessage: (when) => (when ? `Your message, ${when}` : 'Your message'),
    today: 'today',
    yourRoadmap: 'Your roadmap',
    youTyped: 'You typed this',
    useMine: 'Use mine again',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Not copied',
    download: 'Download',
    saved: 'Saved',
    notSaved: 'Not saved. Kept on this device.',
    downloaded: 'Downloaded.',
    downloadedOpen: (open) => `Downloaded with ${open} open ${open === 1 ? 'field' : 'fields'}.`,
    notDownloaded: 'Not downloaded',
    notReached: 'The server cannot be reached. Try again in a moment.',
    endBeforeStart: 'End is before start.',
    fields: 'Fields',
    preview: 'Preview',
    changedElsewhere: (theirs) =>
      theirs ? `In another tab this is now “${theirs}”.` : 'Emptied in another tab.',
    useThat: 'Use that',
    keepMine: 'Keep mine',
  },
  de: {
    back: 'Zurück zum Chat',
    openOf: (open, all) => `${open} von ${all} offen`,
    complete: 'Vollständig',
    open: 'Offen',
    stillOpen: 'Noch offen',
    suchAs: (example) => `Etwa „${example}“`,
    yourMessage: (when) => (when ? `Deine Nachricht, ${when}` : 'Deine Nachricht'),
    today: 'heute',
    yourRoadmap: 'Deine Roadmap',
    youTyped: 'Von dir eingetragen',
    useMine: 'Wieder meine Angabe nehmen',
    copy: 'Kopieren',
    copied: 'Kopiert',
    notCopied: 'Nicht kopiert',
    download: 'Herunterladen',
    saved: 'Gespeichert',
    notSaved: 'Nicht gespeichert. Auf diesem Gerät behalten.',
    downloaded: 'Heruntergeladen.',
    downloadedOpen: (open) =>
      `Mit ${open} ${open === 1 ? 'offenen Feld' : 'offenen Feldern'} heruntergeladen.`,
    notDownloaded: 'Nicht heruntergeladen',
    notReached: 'Der Server ist nicht erreichbar. Versuch es gleich noch einmal.',
    endBeforeStart: 'Das Ende liegt vor dem Beginn.',
    fields: 'Felder',
    preview: 'Vorschau',
    changedElsewhere: (theirs) =>
      theirs ? `In einem anderen Tab steht hier jetzt „${theirs}“.` : 'In einem anderen Tab geleert.',
    useThat: 'Das nehmen',
    keepMine: 'Meins behalten',
  },
  es: {
    back: 'Volver al chat',
    openOf: (open, all) => `${open} de ${all} pendientes`,
    complete: 'Completo',
    open: 'Pendiente',
    stillOpen: 'Por completar',
    suchAs: (example) => `Por ejemplo, «${example}»`,
    yourMessage: (when) => (when ? `Tu mensaje, ${when}` : 'Tu mensaje'),
    today: 'hoy',
    yourRoadmap: 'Tu hoja de ruta',
    youTyped: 'Lo has escrito tú',
    useMine: 'Volver a lo mío',
    copy: 'Copiar',
    copied: 'Copiado',
    notCopied: 'No se ha copiado',
    download: 'Descargar',
    saved: 'Guardado',
    notSaved: 'Sin guardar. Se conserva en este dispositivo.',
    downloaded: 'Descargado.',
    downloadedOpen: (open) =>
      `Descargado con ${open} ${open === 1 ? 'campo pendiente' : 'campos pendientes'}.`,
    notDownloaded: 'No se ha descargado',
    notReached: 'No se puede conectar con el servidor. Inténtalo de nuevo en un momento.',
    endBeforeStart: 'El fin es anterior al inicio.',
    fields: 'Campos',
    preview: 'Vista previa',
    changedElsewhere: (theirs) =>
      theirs ? `En otra pestaña ahora dice «${theirs}».` : 'Se ha vaciado en otra pestaña.',
    useThat: 'Usar eso',
    keepMine: 'Dejar lo mío',
  },
  fr: {
    back: 'Retour au chat',
    openOf: (open, all) => `${open} sur ${all} à compléter`,
    complete: 'Complet',
    open: 'À compléter',
    stillOpen: 'À compléter',
    suchAs: (example) => `Par exemple « ${example} »`,
    yourMessage: (when) => (when ? `Ton message, ${when}` : 'Ton message'),
    today: 'aujourd’hui',
    yourRoadmap: 'Ta feuille de route',
    youTyped: 'Saisi par toi',
    useMine: 'Reprendre ma version',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'Pas copié',
    download: 'Télécharger',
    saved: 'Enregistré',
    notSaved: 'Pas enregistré. Gardé sur cet appareil.',
    downloaded: 'Téléchargé.',
    downloadedOpen: (open) => `Téléchargé avec ${open} ${open === 1 ? 'champ' : 'champs'} à compléter.`,
    notDownloaded: 'Pas téléchargé',
    notReached: 'Le serveur est injoignable. Réessaie dans un instant.',
    endBeforeStart: 'La fin précède le début.',
    fields: 'Champs',
    preview: 'Aperçu',
    changedElsewhere: (theirs) =>
      theirs ? `Dans un autre onglet, c’est maintenant « ${theirs} ».` : 'Vidé dans un autre onglet.',
    useThat: 'Prendre cela',
    keepMine: 'Garder le mien',
  },
}
