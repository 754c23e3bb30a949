import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { show } from '#web/test/show.tsx'
import { AiDisclaimerPage } from './ai-disclaimer-page.tsx'
import { LegalNoticePage } from './legal-notice-page.tsx'
import { PrivacyPolicyPage } from './privacy-policy-page.tsx'

const pages = (
  <>
    <PrivacyPolicyPage />
    <LegalNoticePage />
    <AiDisclaimerPage />
  </>
)
const titles = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

afterEach(() => languageStore.show('en'))

describe('the legal pages', () => {
  it.each([
    [
      'de',
      ['Datenschutzerklärung', 'Impressum', 'KI-Hinweis'],
      'Zurück zu Beachhead',
      'Stand: 21. November 2026',
    ],
    [
      'es',
      ['Política de privacidad', 'Aviso legal', 'Aviso sobre la IA'],
      'Volver a Beachhead',
      'Versión del 21 de noviembre de 2026',
    ],
    [
      'fr',
      ['Politique de confidentialité', 'Mentions légales', 'Avis sur l’IA'],
      'Retour à Beachhead',
      'Version du 21 novembre 2026',
    ],
  ] as const)('are in one language in %s', async (language, names, back, date) => {
    await changeLanguage(language)
    show(pages)
    expect(titles()).toEqual(names)
    expect(screen.getAllByRole('link', { name: back })).toHaveLength(3)
    expect(document.body.textContent).toContain(date)
    expect(englishOnScreen('legal', language)).toEqual([])
  })

  it('say what the product is and is not, and lead back', () => {
    show(pages)
    const said = document.body.textContent
    expect(said).toMatch(/not legal, tax, financial or investment advice/)
    expect(said).toMatch(/reviewed by authori[sz]ed team members/)
    expect(said).toMatch(/no analytics cookies and no tracking cookies/i)
    const back = screen.getAllByRole('link', { name: /^Back to/ })
    expect(back.map((link) => link.getAttribute('href'))).toEqual(['/', '/', '/'])
  })

  it('give the addresses to write to as links, and no tag or slot as text', () => {
    show(pages)
    const mails = screen.getAllByRole('link', { name: 'privacy@beachhead.example' })
    expect(mails.every((mail) => mail.getAttribute('href') === 'mailto:privacy@beachhead.example')).toBe(true)
    for (const text of screen.getAllByRole('article')) expect(text.textContent).not.toMatch(/[<{]\w/)
  })
})
