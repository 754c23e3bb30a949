import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, newPerson, newSession, tell, test } from './fixtures.ts'

const TOLD = [
  'We build a ceramic membrane that separates hydrogen from natural gas at 400 °C.',
  'We did 12 interviews with grid operators.',
]

/** Makes the link of an invitation, on the roadmap that is open. */
async function invite(page: Page, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to this venture' })
  await dialog.getByLabel('Role').selectOption({ label: role })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const link = await dialog.getByLabel('Link to the invitation').inputValue()
  await dialog.getByRole('button', { name: 'Done' }).click()
  return link
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Types into a field of a card and saves it. */
async function edit(page: Page, title: string, field: string, text: string): Promise<void> {
  await card(page, title).hover()
  await card(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await card(page, title).getByRole('textbox', { name: field }).fill(text)
  await card(page, title).getByRole('textbox', { name: field }).press('Enter')
  await card(page, title).getByRole('button', { name: 'Done' }).click()
}

test('a team of three builds a roadmap in three browser contexts at once, and a mentor asks for proof and gets it', async ({
  page,
  guided,
  browser,
}) => {
  const { url } = guided
  const member = await (await browser.newContext()).newPage()
  const mentor = await (await browser.newContext()).newPage()
  const join = async (guest: Page, name: string, link: string) => {
    await newSession(guest, url, { ...newPerson(), name })
    await guest.goto(link)
    await expect(guest.getByRole('heading', { name: 'Mara Feld invites you to My venture' })).toBeVisible()
    await guest.getByRole('button', { name: 'Accept the invitation' }).click()
    await expect(card(guest, 'Idea Summary')).toContainText('ceramic membrane')
  }

  await tell(page, url, await newSession(page, url, { ...newPerson(), name: 'Mara Feld' }), TOLD)
  await page.goto(`${url}/dashboard`)
  await join(member, 'Jonas Brandt', await invite(page, 'Member'))
  await join(mentor, 'Ines Koch', await invite(page, 'Mentor'))
  for (const seen of [page, member, mentor])
    await expect(seen.getByRole('list', { name: 'People' })).toContainText('Ines Koch')

  await Promise.all([
    edit(page, 'Buyer Persona', 'Role', 'Head of grid operations'),
    edit(member, 'Idea Summary', 'Problem', 'Grid operators lose 2 million euros a year to hydrogen'),
  ])
  for (const seen of [page, member, mentor]) {
    await expect(card(seen, 'Buyer Persona')).toContainText('Head of grid operations')
    await expect(card(seen, 'Idea Summary')).toContainText('2 million euros')
  }
  await expect(mentor.getByText('Ask Mara Feld to change something')).toBeVisible()
  await expect(mentor.getByRole('button', { name: /^(?:Edit|Refine|Add evidence)/ })).toHaveCount(0)

  const asked = card(mentor, 'Idea Summary')
  await asked.getByRole('button', { name: 'Comment: Idea Summary' }).click()
  await asked.getByText('2 million euros').selectText()
  await asked.getByRole('textbox', { name: 'New comment' }).fill('Who told you this number?')
  await asked.getByRole('button', { name: 'Ask for proof' }).click()
  await expect(asked.getByText('Asks for proof')).toBeVisible()

  for (const seen of [page, member])
    await expect(card(seen, 'Next Best Action')).toContainText('Ines Koch asks for proof of “Grid operators')
  await card(member, 'Next Best Action').getByRole('button', { name: 'Show' }).click()
  const thread = card(member, 'Idea Summary').getByRole('article')
  await thread.getByRole('textbox', { name: 'Reply' }).fill('The twelve operators that we interviewed.')
  await thread.getByRole('textbox', { name: 'Reply' }).press('Enter')
  await expect(asked).toContainText('The twelve operators that we interviewed.')
  await expectAccessible(member)
  await thread.getByRole('button', { name: 'Attach evidence' }).click()
  await member.getByRole('menuitem', { name: /12 interviews/ }).click()
  for (const seen of [page, member, mentor]) {
    await expect(card(seen, 'Idea Summary')).toContainText('1 comment resolved by Jonas Brandt')
    await expect(card(seen, 'Next Best Action')).not.toContainText('asks for proof')
  }

  await page.getByRole('button', { name: 'Remove Jonas Brandt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(member.getByText('2 million euros')).toHaveCount(0)
  await expect(card(page, 'Idea Summary')).toContainText('2 million euros')
  await Promise.all([member.context().close(), mentor.context().close()])
})
