import { describe, expect, it } from 'vitest'
import { conversationLanguage, detectLanguage, languageSignal } from './language.ts'

describe('detectLanguage', () => {
  it('reads through English terms that the other languages use as they are', () => {
    expect(detectLanguage('Was muss in einem guten Letter of Intent drinstehen?')).toBe('de')
    expect(detectLanguage('What goes into a letter of intent?')).toBe('en')
  })

  it.each([
    ['How many interviews are enough?', 'en'],
    ['We met Oberrhein Wärme on Friday and they want a pilot', 'en'],
    ['Wie viele Interviews brauche ich?', 'de'],
    ['WIE SCHREIBE ICH EINEN PILOTVERTRAG', 'de'],
    ['Wer zählt als Interview', 'de'],
    ['¿Cuántas entrevistas necesito?', 'es'],
    ['nuestro mayor rival son las hojas de Excel', 'es'],
    ['Como elijo el segmento de entrada', 'es'],
    ['Combien d’entretiens faut-il ?', 'fr'],
    ['Comment fixer le prix du pilote', 'fr'],
    ["Qu'est-ce qu'une lettre d'intention ?", 'fr'],
    ['', 'en'],
    ['🚀🚀', 'en'],
  ] as const)('reads %j as %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language)
  })

  it('says that it saw no sign of any language', () => {
    expect(languageSignal('LOI')).toBeNull()
    expect(languageSignal('12')).toBeNull()
  })

  it('keeps the language of the conversation through a message without one', () => {
    const messages = [
      { role: 'user', content: 'Wie viele Interviews brauche ich?' },
      { role: 'assistant', content: 'How about the English language' },
      { role: 'user', content: '12' },
    ]
    expect(conversationLanguage(messages)).toBe('de')
  })

  it('reads a message that could be two languages by what came before it', () => {
    const messages = [
      { role: 'user', content: 'Wie viele Interviews brauche ich?' },
      { role: 'user', content: 'was jetzt?' },
    ]
    expect(conversationLanguage(messages)).toBe('de')
    expect(conversationLanguage([{ role: 'user', content: 'How many?' }, ...messages.slice(1)])).toBe('en')
  })

  it('is that of the question with which the roadmap opens a chat, until the founder answers', () => {
    const opened = [{ role: 'assistant', content: 'Préparons ta prochaine étape. Qu’as-tu fait jusqu’ici ?' }]
    expect(conversationLanguage(opened)).toBe('fr')
    expect(conversationLanguage([...opened, { role: 'user', content: '¿Qué hago ahora?' }])).toBe('es')
    expect(conversationLanguage([])).toBe('en')
  })
})
