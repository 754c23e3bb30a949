import { expectAccessible } from './accessible.ts'
import { composer, expect, type Product, send, test } from './fixtures.ts'

const WORDS = 'can we promise ±0.5 %?'
const SENTENCE = `I'm not sure about "${WORDS}" Is one of these close?`

interface Row {
  id: string
  title: string
  answers: { id: string; says: { en: string } }[]
}

/** Has the newest reply of a conversation offer cards, as the guide does where no answer surely fits. */
async function offer({ query }: Product, conversationId: string): Promise<void> {
  const titles = ['Lab proof versus field proof', 'Paid or free pilot', 'Pilot one-pager']
  const entries = await query<Row>(
    'select id, title, answers from knowledge_entries where title = any($1) order by title',
    [titles],
  )
  const options = entries.map(({ id, title, answers: [answer] }) => ({
    entryId: id,
    answerId: answer?.id,
    title,
    claim: answer?.says.en,
  }))
  const offers = { cards: { words: WORDS, options, chosen: null }, document: null }
  await query(
    `update chat_messages set content = $1, offers = $2
     where conversation_id = $3 and role = 'assistant' and not superseded`,
    [`Charge for the pilot.\n\n---\n\n${SENTENCE}`, JSON.stringify(offers), conversationId],
  )
}

const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

test.describe('a reply that is not sure', () => {
  test.use({ expectedErrors: ['net::ERR_FAILED'] })
  test('a visitor opens an answer from its card, reads its entry beside the chat, and asks about it', async ({
    page,
    guided,
  }) => {
    await page.goto(guided.url)
    await send(page, `What do I charge for six weeks? And ${WORDS}`)
    await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
    await expect(page).toHaveURL(/\/c\//)
    await offer(guided, idIn(page.url()))
    await page.reload()

    const cards = page.getByRole('group', { name: SENTENCE })
    await expect(cards.getByRole('listitem')).toHaveCount(3)
    await expect(cards.getByRole('button', { name: 'None of these' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Suggestions' })).toHaveCount(0)

    await expectAccessible(page)

    // A tap that does not get through keeps the cards and says so.
    await page.route('**/choose-answer', (route) => route.abort())
    await cards.getByRole('button', { name: /^Pilot one-pager/ }).click()
    await expect(cards.getByRole('alert')).toContainText('The cards are kept.')
    await page.unroute('**/choose-answer')
    await cards.getByRole('button', { name: 'Retry' }).click()

    const reply = page.getByRole('article', { name: 'Assistant' }).last()
    const title = reply.getByRole('link', { name: 'Pilot one-pager' })
    await expect(title).toBeFocused()
    await expect(cards).toHaveCount(0)
    await expect(reply).toContainText('Charge for the pilot.')
    const suggestions = page.getByRole('list', { name: 'Suggestions' })
    await expect(suggestions.getByRole('button', { name: 'Lab proof versus field proof' })).toBeVisible()

    await title.click()
    const drawer = page.getByRole('dialog', { name: 'Pilot one-pager' })
    await expect(drawer.getByText('Playbook · Pilot')).toBeVisible()
    await expect(drawer.getByRole('heading', { name: 'Do next' })).toBeVisible()
    await expect(page).toHaveURL(/\/c\//)
    await expectAccessible(page)
    await drawer.getByRole('listitem').getByRole('link').first().click()
    await expect(drawer).toHaveCount(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
    await drawer.getByRole('button', { name: 'Ask about this' }).click()
    await expect(composer(page)).toBeFocused()
    await expect(composer(page)).toHaveValue('About Pilot one-pager: ')
    await page.keyboard.type('how long is it?')
    await expect(composer(page)).toHaveValue('About Pilot one-pager: how long is it?')

    await drawer.focus()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(title).toBeFocused()
    // What stands in front of the question is no draft of the founder's.
    await page.reload()
    await expect(composer(page)).toHaveValue('how long is it?')
  })
})

test('an address opens its entry over the chat on a phone', async ({ page, guided }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [entry] = await guided.query<Row>(
    "select id from knowledge_entries where title = 'Paid or free pilot'",
  )
  await page.goto(`${guided.url}/playbook/${entry?.id}`)
  const drawer = page.getByRole('dialog', { name: 'Paid or free pilot' })
  await expect(drawer.getByText('Invented example')).toBeVisible()
  await drawer.getByRole('button', { name: 'Back' }).click()
  await expect(drawer).toHaveCount(0)
  await composer(page).click()
  await expect(composer(page)).toBeFocused()
})

test('an entry stays open beside a conversation that begins', async ({ page, guided }) => {
  await page.goto(`${guided.url}/playbook/Paid%20or%20free%20pilot`)
  const drawer = page.getByRole('dialog', { name: 'Paid or free pilot' })
  await drawer.getByRole('button', { name: 'Write the pilot page' }).click()
  await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
  await expect(page).toHaveURL(/\/c\//)
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Close the entry' }).click()
  await expect(drawer).toHaveCount(0)
})
