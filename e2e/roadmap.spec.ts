import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { enterAnew, expect, newSession, send, tell, test } from './fixtures.ts'

/** Says something and waits until the reply is whole and the roadmap has heard of it. */
async function say(page: Page, text: string): Promise<void> {
  const replies = page.getByRole('button', { name: 'Copy reply' })
  const before = await replies.count()
  await send(page, text)
  await expect(replies).toHaveCount(before + 1, { timeout: 20_000 })
  // The last thing a reply brings; after it nothing moves under the pointer.
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
}

const TOLD = [
  'We build a ceramic membrane that separates hydrogen from natural gas at 400 °C.',
  'We did 12 interviews with grid operators, and I spoke with four or five more people at the Hamburg fair.',
]

/** Opens the conversation of TOLD. */
async function reopen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Copy reply' })).toHaveCount(TOLD.length)
}

const cards = (page: Page) => page.getByRole('list', { name: 'Roadmap updates' })
const counter = (page: Page, label: string, count: number) =>
  page.getByRole('region', { name: `${label}: ${count}`, exact: true })

/** What takes an empty account to Concept. In German: server/test/roadmap/told-in-german.http.test.ts. */
const CONCEPT = [
  'We build a ceramic membrane that separates hydrogen from natural gas at 400 °C.',
  [
    'The problem is that grid operators lose about 2 million euros a year because hydrogen damages their turbines.',
    'Applications: gas grids, refineries.',
  ].join(' '),
  'Priority 1 is gas distribution, priority 2 is refineries.',
  [
    'Our ideal customer is a gas grid operator.',
    'Characteristics: more than 500 km of pipelines, its own compressor station, a hydrogen target.',
    'The head of grid operations is the one who signs.',
  ].join(' '),
  'Our value proposition is turbine damage down from 8% to 2% a year. Lab: 99.5% purity over 1,000 hours.',
  'Her main concern is unplanned outages. She needs to see 500 hours on her own gas before she starts a trial.',
]

test('from an empty account to Evidence, live in a second tab', async ({ page, context, guided }) => {
  const token = await newSession(page, guided.url)
  const dashboard = await context.newPage()
  await dashboard.emulateMedia({ reducedMotion: 'no-preference' })
  await dashboard.goto(`${guided.url}/dashboard`)
  await expect(dashboard.getByRole('heading', { name: 'Go-To-Market Roadmap' })).toBeVisible()
  const level = (number: number) =>
    expect(dashboard.getByText(`Level ${number} of 6`).filter({ visible: true })).toBeVisible()
  await level(0)

  await page.goto(await tell(page, guided.url, token, CONCEPT))
  await expect(cards(page).first()).toBeVisible()
  await level(2)

  await expect(dashboard.getByText('Level Up!')).toHaveCount(0)
  await expect(dashboard.locator('canvas[data-particles]')).toHaveCount(0)
  // The toast and the paper stay for seconds only: whoever looks later misses them.
  const celebrated = Promise.all([
    expect(dashboard.getByText('Level Up!').first()).toBeVisible({ timeout: 60_000 }),
    expect(dashboard.locator('canvas[data-particles="100"]').first()).toBeAttached({ timeout: 60_000 }),
  ])
  await say(page, 'We did 12 interviews with grid operators.')
  await expect(cards(page).last().getByRole('link', { name: 'View Roadmap →' }).first()).toBeVisible()
  await expect(counter(dashboard, 'Interviews', 12)).toBeVisible()
  await level(3)
  await celebrated

  // A vague number waits for an answer and counts nothing.
  await say(page, 'I also spoke with a few people at a fair in Hamburg.')
  await expect(cards(page).last()).toContainText('Just to confirm:')
  await expect(counter(dashboard, 'Interviews', 12)).toBeVisible()
  // Clarifying answers nothing: the question stays, with its closed answers.
  await cards(page).last().getByRole('button', { name: 'Let me clarify' }).click()
  await expect(page.getByText('Just to confirm:')).toHaveCount(0)
  await expect(counter(dashboard, 'Interviews', 12)).toBeVisible()
  await cards(page).last().getByRole('button', { name: 'Not interviews' }).click()
  await expect(counter(dashboard, 'Interviews', 12)).toBeVisible()

  // A correction is announced with its cause; a loss is proposed, and announced once it is taken.
  await say(page, 'Actually it was 8 interviews, not 12.')
  await expect(counter(dashboard, 'Interviews', 8)).toBeVisible()
  await level(2)
  await expect(cards(page).last()).toContainText('Concept')
  await say(page, 'Norgas signed a pilot contract with us last week.')
  await expect(counter(dashboard, 'Pilots', 1)).toBeVisible()
  await level(3)
  await say(page, 'Bad news: Norgas cancelled the pilot before we started.')
  await expect(counter(dashboard, 'Pilots', 1)).toBeVisible()
  await say(page, 'Yes')
  await expect(counter(dashboard, 'Pilots', 0)).toBeVisible()
  await level(2)

  // A level that was reached is celebrated once: the address is calm again.
  await dashboard.goto(`${guided.url}/dashboard?newLevel=2`)
  await expect(dashboard.locator('canvas[data-particles="150"]').first()).toBeAttached()
  await expect(dashboard).toHaveURL(`${guided.url}/dashboard`)
})

test.describe('saying it', () => {
  test('captured words are marked, and a question is answered where it is asked', async ({
    page,
    guided,
  }) => {
    await enterAnew(page, guided.url)
    for (const text of TOLD) await say(page, text)
    const message = page.getByRole('article', { name: 'You' }).last()
    await expect(message.locator('[data-state="confirmed"]').first()).toBeVisible()
    await expect(message.locator('[data-state="waiting"]').first()).toBeVisible()
    await cards(page).getByRole('button', { name: "Yes, that's correct" }).click()
    await expect(page.getByText('Just to confirm:')).toHaveCount(0)
    await page.getByRole('link', { name: 'View Roadmap →' }).last().click()
    await expect(page).toHaveURL(/\/dashboard\?.*highlight=/)
    await expect(page.getByRole('region', { name: /^Interviews: 1[67]$/ })).toBeVisible()
    // The address is calm again once it was seen; a level that was not reached is not celebrated.
    await expect(page).toHaveURL(`${guided.url}/dashboard`)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${guided.url}/dashboard?newLevel=2`)
    await expect(page).toHaveURL(`${guided.url}/dashboard`)
    await expect(page.locator('canvas[data-particles]')).toHaveCount(0)
  })
})

test.describe('with a roadmap', () => {
  let conversation: string
  test.beforeEach(async ({ page, guided }) => {
    conversation = await tell(page, guided.url, await newSession(page, guided.url), TOLD)
  })

  test('a number opens to its sentence, and undo takes it back', async ({ page, guided }) => {
    await page.goto(`${guided.url}/dashboard`)
    await expect(page.getByRole('region', { name: 'Idea Summary' })).toBeVisible()
    await expectAccessible(page)
    await counter(page, 'Interviews', 12)
      .getByRole('button', { name: /Where this comes from/ })
      .first()
      .click()
    await expect(page.getByText('You wrote this on').first()).toBeVisible()
    await expect(
      page.getByText(/Confirmed means that you said so clearly\. Nobody has verified it\./).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(counter(page, 'Interviews', 0)).toBeVisible()
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog', { name: /History/ })).toContainText(/Interviews/)
  })

  test('a field is edited in its place, kept, and taken back', async ({ page, guided }) => {
    await page.goto(`${guided.url}/dashboard`)
    const idea = page.getByRole('region', { name: 'Idea Summary' })
    await expect(idea).toContainText('ceramic membrane')
    await idea.getByRole('button', { name: 'Edit Idea Summary' }).click()
    const field = idea.getByRole('textbox', { name: 'Technology' })
    await field.fill('A ceramic membrane that takes 99.5% pure hydrogen out of blended gas at 400 °C')
    await field.press('Enter')
    await page.reload()
    await expect(idea).toContainText('99.5% pure hydrogen')
    await page.getByRole('button', { name: 'History' }).click()
    await page
      .getByRole('button', { name: /^Undo: Technology/ })
      .first()
      .click()
    await page.keyboard.press('Escape')
    await expect(idea).not.toContainText('99.5% pure hydrogen')
    await expect(idea).toContainText('ceramic membrane')
  })

  test('the roadmap is taken along as a file, on one sheet of paper and by a link that ends', async ({
    page,
    guided,
    browser,
  }) => {
    await page.goto(`${guided.url}/dashboard/print`)
    await expect(page.getByRole('heading', { name: 'Evidence' })).toBeVisible()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)

    await page.goto(`${guided.url}/dashboard`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Markdown file' }).click()
    const markdown = await readFile(await (await download).path(), 'utf8')
    expect(markdown).toContain('ceramic membrane')
    expect(markdown).toContain('12')

    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share your roadmap' })
    await dialog.getByRole('button', { name: /link/i }).first().click()
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
    const mentor = await browser.newContext({ colorScheme: 'dark' })
    const shared = await mentor.newPage()
    await shared.goto(new URL(new URL(link).pathname, guided.url).href)
    await expect(shared.getByText('ceramic membrane').first()).toBeVisible()
    await expect(shared.getByRole('button', { name: /Undo|Edit|Refine/ })).toHaveCount(0)
    // It speaks of the founder, and what waits for their answer is nobody else's to see.
    await expect(counter(shared, 'Interviews', 12)).toContainText('The founder,')
    await expect(shared.getByText(/Hamburg fair|waiting/)).toHaveCount(0)
    await shared.getByRole('button', { name: 'How levels work' }).click()
    await expect(shared.getByRole('dialog')).toContainText(
      'Confirmed means that the founder said so clearly.',
    )
    await shared.keyboard.press('Escape')
    await expect(shared.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(shared)

    await dialog.getByRole('button', { name: 'Turn off link' }).click()
    await shared.reload()
    await expect(shared.getByText('ceramic membrane')).toHaveCount(0)
    await mentor.close()
  })

  test('what is at risk is marked on its counter, and an answer that takes it off can be undone', async ({
    page,
    guided,
  }) => {
    await reopen(page, conversation)
    await say(page, 'Norgas signed a pilot contract with us last week.')
    await say(page, 'Norgas has gone a bit quiet since the audit.')
    const dashboard = await page.context().newPage()
    await dashboard.goto(`${guided.url}/dashboard`)
    await expect(counter(dashboard, 'Pilots', 1)).toContainText('At risk')
    await cards(page).last().getByRole('button', { name: 'Cancelled' }).click()
    await expect(cards(page).last()).toContainText('You answered: Cancelled')
    await expect(counter(dashboard, 'Pilots', 0)).toBeVisible()
    await cards(page).last().getByRole('button', { name: 'Undo' }).click()
    await expect(counter(dashboard, 'Pilots', 1)).toContainText('At risk')
    await dashboard.getByRole('button', { name: 'Still running' }).click()
    await expect(counter(dashboard, 'Pilots', 1)).not.toContainText('At risk')
    await expect(cards(page).last()).toContainText('You answered: Still running')
  })

  test('a new idea gets a roadmap of its own, and the old one opens again', async ({ page, guided }) => {
    await reopen(page, conversation)
    await say(page, 'We are dropping the membrane and building a drone for crop scouting now.')
    await page.goto(`${guided.url}/dashboard`)
    const idea = page.getByRole('region', { name: 'Idea Summary' })
    await idea.getByRole('button', { name: 'New idea' }).click()
    await expect(counter(page, 'Interviews', 0)).toBeVisible()
    await expect(idea).toContainText('drone for crop scouting')
    await page.getByRole('button', { name: 'Venture: A drone for crop scouting' }).click()
    await page.getByRole('menuitem', { name: /^Open My venture/ }).click()
    await expect(counter(page, 'Interviews', 12)).toBeVisible()
    await expect(idea).toContainText('ceramic membrane')
  })

  test('two tabs that edit the same field are told of each other, and nothing is lost', async ({
    page,
    guided,
    expectedErrors,
  }) => {
    expectedErrors.push('409')
    const other = await page.context().newPage()
    const role = async (tab: Page, text: string) => {
      await tab.goto(`${guided.url}/dashboard`)
      const persona = tab.getByRole('region', { name: 'Buyer Persona' })
      await persona.hover()
      await persona.getByRole('button', { name: 'Edit Buyer Persona' }).click()
      const field = persona.getByRole('textbox', { name: 'Role' })
      await field.fill(text)
      return { persona, field }
    }
    const mine = await role(page, 'Plant manager')
    const theirs = await role(other, 'Head of operations')
    await theirs.field.press('Enter')
    await expect(theirs.persona.getByRole('button', { name: 'Save' })).toHaveCount(0)
    await mine.field.press('Enter')
    const choice = page.getByRole('dialog', { name: 'Role was changed while you were editing' })
    await expect(choice).toContainText('Head of operations')
    await choice.getByRole('button', { name: 'Back to editing' }).press('Enter')
    await expect(mine.field).toHaveValue('Plant manager')
    await mine.field.press('Enter')
    await choice.getByRole('button', { name: 'Save mine instead' }).click()
    await mine.persona.getByRole('button', { name: 'Done' }).click()
    await expect(mine.persona).toContainText('Plant manager')
  })

  test('deleting the conversation keeps the evidence and offers to take it off', async ({ page }) => {
    await reopen(page, conversation)
    const row = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first()
    await row.getByRole('link').press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Your roadmap keeps what you said')).toBeVisible()
    await page.getByRole('button', { name: /^Take (it|them) off$/ }).click()
    await expect(page.getByText('Taken off your roadmap')).toBeVisible()
    await page.getByRole('link', { name: 'GTM Roadmap' }).first().click()
    await expect(counter(page, 'Interviews', 0)).toBeVisible()
  })
})
