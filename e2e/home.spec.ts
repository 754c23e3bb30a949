import { composer, enterAnew, expect, newPerson, send, signUp, test } from './fixtures.ts'
import { otherLanguages, textsIn } from './languages.ts'

const STORY = 'We built a sensor that detects methane at 1.2 km. We interviewed 12 plant managers.'

test('a visitor finds the way back, becomes a member, is welcomed, and finds where they left off', async ({
  page,
  guided,
}) => {
  await page.goto(guided.url)
  await expect(composer(page)).toBeFocused()
  await send(page, STORY)
  await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Beachhead', exact: true }).click()
  await page.getByRole('link', { name: `Continue: ${STORY}` }).click()
  await expect(page.getByRole('log').getByText('12 plant managers').first()).toBeVisible()

  await page.getByRole('link', { name: 'Sign In' }).click()
  await signUp(page, { ...newPerson(), name: 'Jana Novak' })
  await expect(page.getByRole('log').getByText('12 plant managers').first()).toBeVisible()
  const claimed = page.getByRole('region', { name: 'From your conversation' })
  await expect(claimed.getByText('Added 12 interviews')).toBeVisible()
  await claimed.getByRole('button', { name: 'Done' }).click()
  await expect(claimed).toHaveCount(0)

  await page
    .getByRole('button', { name: 'New chat' })
    .or(page.getByRole('link', { name: 'New chat' }))
    .click()
  await expect(composer(page)).toBeFocused()
  const left = page.getByRole('region', { name: 'Where you left off' })
  await expect(left.getByText('Next step')).toBeVisible()
  await left.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/c\//)
  await expect(page.getByRole('log').getByText('12 plant managers').first()).toBeVisible()
  await page.getByRole('main').press('W')
  await expect(composer(page)).toHaveValue('W')
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch'] })

  test('a member reads the roadmap and a conversation without a network, and what they write goes out later', async ({
    page,
    context,
    guided,
  }) => {
    await enterAnew(page, guided.url)
    await send(page, STORY)
    await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(1)
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The pages of a first visit have no worker yet.
    await page.goto(`${guided.url}/dashboard`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Beachhead' }).first().click()
    await page
      .getByRole('region', { name: 'Where you left off' })
      .getByRole('link', { name: 'Continue' })
      .click()
    await expect(page.getByRole('log').getByText('12 plant managers').first()).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('log').getByText('12 plant managers').first()).toBeVisible()
    await expect(page.getByText(/^You're offline\./)).toBeVisible()
    await send(page, 'How many interviews are enough?')
    await expect(page.getByText('Not sent. Your message is kept here.')).toBeVisible()
    // It goes out from whatever page is open.
    await page.getByRole('link', { name: 'Beachhead' }).first().click()
    await expect(composer(page)).toHaveValue('')
    await context.setOffline(false)
    await guided.stored('How many interviews are enough?')
    await expect(page.getByText(/^You're offline\./)).toHaveCount(0)
    await page
      .getByRole('region', { name: 'Where you left off' })
      .getByRole('link', { name: 'Continue' })
      .click()
    await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(2)
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(2)

    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL(`${guided.url}/auth`)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })
})

// The screens in German and Spanish: chat-texts, auth-page, home-cards and roadmap-page in web/features.
test.describe('in French', () => {
  test.use({ locale: 'fr-FR' })

  test('a visitor asks, signs up, keeps what was noticed and opens the roadmap, all in their language', async ({
    page,
    guided,
  }) => {
    const t = textsIn('fr')
    const isWhole = () => expect.poll(() => otherLanguages(page, 'fr')).toEqual([])
    await page.goto(guided.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await isWhole()
    const box = page.getByRole('textbox', { name: t('chat.composer.field') })
    await box.fill(
      'Nous avons construit un capteur qui détecte le méthane à 1,2 km. Nous avons interrogé 12 directeurs d’usine.',
    )
    await box.press('Enter')
    await expect(page.getByRole('button', { name: t('details.reply.copy') })).toHaveCount(1)
    await isWhole()

    const person = { ...newPerson(), name: 'Jana Novak' }
    await page.getByRole('link', { name: t('app.header.signIn') }).click()
    await page.getByRole('tab', { name: t('auth.tab.signUp') }).click()
    await isWhole()
    await page.getByLabel(t('auth.field.name')).fill(person.name)
    await page.getByLabel(t('auth.field.email')).fill(person.email)
    await page.getByLabel(t('auth.field.password'), { exact: true }).fill(person.password)
    await page.getByRole('button', { name: t('auth.signUp.submit') }).click()
    const claimed = page.getByRole('region', { name: t('chat.claimed.label') })
    await expect(claimed).toContainText('12')
    await isWhole()
    await claimed.getByRole('button', { name: t('chat.claimed.done') }).click()

    await page.getByRole('link', { name: t('chat.header.roadmap'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('roadmap.page.title') })).toBeVisible()
    await expect(page.getByText('12', { exact: true }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await isWhole()
  })
})
