import type { Page } from '@playwright/test'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { expectAccessibleHere } from './accessible.ts'
import { expect, newSession, settled, tell, test } from './fixtures.ts'
import { otherLanguages, wronglyMarked } from './languages.ts'

/** Told in English, so that every page holds two languages. */
const TOLD = [
  'We build a ceramic membrane that separates hydrogen from natural gas at 400 °C.',
  'The problem is that grid operators lose about 2 million euros a year. Applications: gas grids, refineries.',
  'Our ideal customer is a gas grid operator with more than 500 km of pipelines. The head of operations signs.',
  'We did 12 interviews with grid operators, and I spoke with four or five more people at the Hamburg fair.',
  'E.ON signed an LOI on 3 November. We run a paid pilot at Halden Water, 18,000 euro for six months.',
]

/** Addresses of everything that a founder, or whoever they give a link to, can open. */
async function addresses(page: Page, url: string, token: string): Promise<string[]> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(url + path, {
      data,
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return new URL((await answer.json()).url, url).pathname
  }
  const conversation = new URL(await tell(page, url, token, TOLD)).pathname
  return [
    ROUTES.home,
    conversation,
    `${conversation}/print`,
    ROUTES.dashboard,
    ROUTES.printRoadmap,
    ROUTES.evidence,
    ROUTES.importEvidence,
    ROUTES.cohort,
    ROUTES.account,
    `${ROUTES.newDocument}?kind=loi`,
    await post(`/rest/v1/conversations${conversation.replace('/c', '')}/links`, { days: 7, named: true }),
    await post('/rest/v1/dashboard/share', { days: 7 }),
    `${ROUTES.resetPassword}?token=x`,
    '/invitation/gone',
    ROUTES.privacyPolicy,
    ROUTES.legalNotice,
    ROUTES.aiDisclaimer,
    '/no-such-page',
  ]
}

const LOCALES: readonly (readonly [Language, string])[] = [
  ['de', 'de-DE'],
  ['es', 'es-ES'],
  ['fr', 'fr-FR'],
]
for (const [language, locale] of LOCALES) {
  test.describe(`in a browser in ${language}`, () => {
    test.use({ locale, expectedErrors: ['404', '400'] })

    test(`every page speaks ${language} and marks what its founder said in English as English`, async ({
      page,
      guided,
    }) => {
      const token = await newSession(page, guided.url)
      for (const address of await addresses(page, guided.url, token)) {
        await page.goto(guided.url + address)
        await settled(page)
        expect.soft(await otherLanguages(page, language), address).toEqual([])
        expect.soft(await wronglyMarked(page), address).toEqual([])
        await expectAccessibleHere(page)
      }
    })
  })
}
