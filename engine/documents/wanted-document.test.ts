import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import type { DocumentKind } from '#shared/offered-document.ts'
import { wantedDocument } from './wanted-document.ts'

const WANTED: [Language, string, DocumentKind][] = [
  ['en', 'Can you draft the email to Molkerei Hofgut asking for a paid pilot?', 'outreach'],
  ['en', 'Please write me an LOI for St. Anna: 60 beds, 25 euros each', 'loi'],
  ['en', 'We met on Monday. Give me the pilot one-pager for them.', 'pilot'],
  ['en', 'And an interview guide', 'interview'],
  ['en', 'I need a value proposition', 'value'],
  ['en', 'Write me half a page for the harbour authority', 'overview'],
  ['de', 'Erstelle eine Übersicht für das Ministerium', 'overview'],
  ['de', 'Schreib bitte die Antwort an ihn, er heißt Jonas', 'outreach'],
  ['es', 'Hazme el texto de la diapositiva', 'overview'],
  ['fr', 'Écris le texte de la diapositive', 'overview'],
  ['de', 'Kannst du mir eine Mail an Molkerei Hofgut schreiben?', 'outreach'],
  ['de', 'Schreib eine Absichtserklärung für die Biowärme Kufstein', 'loi'],
  ['de', 'Ich brauche eine Pilotseite', 'pilot'],
  ['es', 'Redacta un guion de entrevista', 'interview'],
  ['es', 'Dame la ficha ICP, por favor', 'icp'],
  ['fr', 'Rédige une lettre d’intention pour Laiterie Dupont', 'loi'],
  ['fr', 'Donne-moi la proposition de valeur', 'value'],
]
const NOT_WANTED: [Language, string][] = [
  ['en', 'How do I write an LOI?'],
  ['en', 'What is an ICP?'],
  ['en', 'We signed an LOI'],
  ['en', 'The draft LOI is at their lawyer'],
  ['en', 'I write an email to each of them on Mondays'],
  ['en', 'Give me an example of a value proposition'],
  ['de', 'Wie schreibe ich eine Absichtserklärung?'],
  ['de', 'Ich schreibe heute eine Mail an Siemens'],
  ['es', '¿Qué es una carta de intención?'],
  ['fr', 'Comment écrire une proposition de valeur ?'],
]

describe('wantedDocument', () => {
  test.each(WANTED)('reads in %s what %j wants', (lang, message, kind) => {
    expect(wantedDocument(message, lang)).toBe(kind)
  })

  test.each(NOT_WANTED)('takes in %s %j for no wish', (lang, message) => {
    expect(wantedDocument(message, lang)).toBeNull()
  })
})
