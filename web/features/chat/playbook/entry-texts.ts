import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offers.ts'

export interface EntryTexts {
  ask: string
  doNext: string
  rule: string
  skipIf: string
  readNext: string
  deliverable: string
  example: string
  failed: string
  retry: string
  gone: string
  loading: string
  close: string
  back: string
  copy: string
  copied: string
  documents: Record<DocumentKind, string>
}

/** What stands around an entry, in the language that it is read in. */
export const ENTRY_TEXTS: Record<Language, EntryTexts> = {
  en: {
    ask: 'Ask about this',
    doNext: 'Do next',
    rule: 'Rule of thumb',
    skipIf: 'Skip this if',
    readNext: 'Read next',
    deliverable: "You'll have: ",
    example: 'Invented example',
    failed: "This entry didn't load.",
    retry: 'Retry',
    gone: 'This entry is no longer in the playbook.',
    loading: 'Loading the entry',
    close: 'Close the entry',
    back: 'Back',
    copy: 'Copy the link',
    copied: 'Copied',
    documents: {
      value: 'Write the value proposition',
      scorecard: 'Prepare the scorecard',
      icp: 'Write the ICP',
      interview: 'Write the interview guide',
      loi: 'Write the LOI',
      pilot: 'Write the pilot page',
      outreach: 'Write the outreach mail',
    },
  },
  de: {
    ask: 'Dazu fragen',
    doNext: 'Nächste Schritte',
    rule: 'Faustregel',
    skipIf: 'Überspringen, wenn',
    readNext: 'Weiterlesen',
    deliverable: 'Ergebnis: ',
    example: 'Erfundenes Beispiel',
    failed: 'Dieser Eintrag wurde nicht geladen.',
    retry: 'Noch einmal',
    gone: 'Diesen Eintrag gibt es im Playbook nicht mehr.',
    loading: 'Der Eintrag lädt',
    close: 'Eintrag schließen',
    back: 'Zurück',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    documents: {
      value: 'Nutzenversprechen schreiben',
      scorecard: 'Bewertung erstellen',
      icp: 'ICP schreiben',
      interview: 'Interviewleitfaden schreiben',
      loi: 'LOI schreiben',
      pilot: 'Pilot-Seite schreiben',
      outreach: 'Anschreiben schreiben',
    },
  },
  es: {
    ask: 'Preguntar sobre esto',
    doNext: 'Siguientes pasos',
    rule: 'Regla general',
    skipIf: 'Sáltatelo si',
    readNext: 'Sigue leyendo',
    deliverable: 'Resultado: ',
    example: 'Ejemplo inventado',
    failed: 'Esta entrada no se ha cargado.',
    retry: 'Reintentar',
    gone: 'Esta entrada ya no está en el playbook.',
    loading: 'Cargando la entrada',
    close: 'Cerrar la entrada',
    back: 'Atrás',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    documents: {
      value: 'Escribir la propuesta de valor',
      scorecard: 'Preparar la hoja para elegir',
      icp: 'Escribir el ICP',
      interview: 'Escribir el guion de entrevista',
      loi: 'Escribir la carta de intención',
      pilot: 'Escribir la página del piloto',
      outreach: 'Escribir el correo de contacto',
    },
  },
  fr: {
    ask: 'Poser une question',
    doNext: 'À faire',
    rule: 'En règle générale',
    skipIf: 'Passe si',
    readNext: 'À lire ensuite',
    deliverable: 'Résultat : ',
    example: 'Exemple inventé',
    failed: "Cette fiche ne s'est pas chargée.",
    retry: 'Réessayer',
    gone: "Cette fiche n'est plus dans le playbook.",
    loading: 'La fiche se charge',
    close: 'Fermer la fiche',
    back: 'Retour',
    copy: 'Copier le lien',
    copied: 'Copié',
    documents: {
      value: 'Écrire la proposition de valeur',
      scorecard: 'Préparer la grille de choix',
      icp: "Écrire l'ICP",
      interview: "Écrire le guide d'entretien",
      loi: "Écrire la lettre d'intention",
      pilot: 'Écrire la page du pilote',
      outreach: 'Écrire le courriel de prise de contact',
    },
  },
}
