import type { Page } from '@playwright/test'
import { begin, chunk, held, refusal, reply } from '../server/test/upstream.ts'
import { expectAccessible } from './accessible.ts'
import { composer, enterAnew, expect, send, test } from './fixtures.ts'

const lastReply = (page: Page) => page.getByRole('article', { name: 'Assistant' }).last()

test.beforeEach(async ({ page, modelled }) => {
  await enterAnew(page, modelled.url)
})

test('a reply streams in, can be stopped, continued, written again and copied, and its message edited', async ({
  page,
  modelled,
  context,
}) => {
  const slow = held('Push for the pilot. ', 'A second letter ')
  modelled.upstream.script(slow)
  await send(page, 'Second letter or paid pilot?')
  await expect(lastReply(page)).toContainText('Push for the pilot. A second letter')
  await page.getByRole('button', { name: 'Stop the reply' }).click()
  await expect(lastReply(page)).toContainText('Stopped. What was written is kept.')
  await expect(lastReply(page)).toContainText('Push for the pilot.')

  modelled.upstream.script(reply('A second letter ', 'can wait. Ask for a **paid** pilot.'))
  await lastReply(page).getByRole('button', { name: 'Continue' }).click()
  await expect(lastReply(page)).toContainText(
    /^Push for the pilot\. A second letter can wait\. Ask for a paid pilot\./,
  )
  await expect(page.getByRole('article')).toHaveCount(2)

  modelled.upstream.script(reply('Price the 90 days.'))
  await page.getByRole('button', { name: 'Write the reply again' }).click()
  await expect(lastReply(page)).toContainText('Price the 90 days.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await lastReply(page).getByRole('button', { name: 'Copy reply' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Price the 90 days.')

  modelled.upstream.script(reply('Price the pilot.'))
  await page.getByRole('button', { name: 'Edit message' }).click()
  const editor = page.getByRole('textbox', { name: 'Edited message' })
  await editor.fill('How do I price a pilot?')
  await editor.press('Enter')
  await expect(lastReply(page)).toContainText('Price the pilot.')
  await expect(page.getByText('Second letter or paid pilot?')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: 'You' })).toContainText(['How do I price a pilot?'])
  await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(1)
})

test('a reply that was cut short says so and goes on as one message, by keyboard', async ({
  page,
  modelled,
}) => {
  modelled.upstream.script((response) => {
    const end = 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n'
    begin(response).end(`${chunk('First, call ten ')}${chunk('plant man')}${end}`)
  })
  await send(page, 'Whom do I call first?')
  const cut = lastReply(page)
    .getByRole('status')
    .filter({ hasText: 'Cut short. The reply reached its length limit.' })
  await expect(cut).toBeVisible()
  await page.reload()
  await expect(lastReply(page)).toContainText('Cut short. The reply reached its length limit.')
  await expectAccessible(page)

  const slow = held('First, call ten plant man', 'agers. Then ask each of them for a date, ')
  modelled.upstream.script(slow)
  const goOn = lastReply(page).getByRole('button', { name: 'Continue' })
  await goOn.focus()
  await page.keyboard.press('Enter')
  await expect(lastReply(page)).toContainText('First, call ten plant man')
  await slow.release(
    'a name and a number of their own, and write all three down the same evening: you will forget them. ',
    'Done.',
  )
  await expect(lastReply(page)).toContainText(
    /^First, call ten plant managers\. Then ask each of them for a date, a name and .+ Done\./,
  )
  await expect(composer(page)).toBeFocused()
  await expect(page.getByText('Cut short')).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'You' })).toContainText(['Whom do I call first?'])
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(lastReply(page)).toContainText('First, call ten plant managers. Then ask')
})

test('who answers stands under the message box, in the language of the browser', async ({
  page,
  modelled,
  guided,
  browser,
}) => {
  await page.goto(modelled.url)
  await expect(page.getByText('Answers are AI-generated', { exact: true })).toBeVisible()
  const german = await browser.newPage({ locale: 'de-DE', viewport: { width: 390, height: 844 } })
  await german.goto(guided.url)
  await expect(
    german.getByText('Guide: vorbereitete Antworten, kein KI-Modell', { exact: true }),
  ).toBeVisible()
  await expect(german.getByRole('link', { name: 'Connect a model' })).toHaveCount(0)
  await german.close()
})

test('a reload in mid-reply goes on where the reply is', async ({ page, modelled }) => {
  const slow = held('One metric, ')
  modelled.upstream.script(slow)
  await send(page, 'What belongs on the pilot page?')
  await expect(lastReply(page)).toContainText('One metric,')
  await page.reload()
  await expect(lastReply(page)).toContainText('One metric,')
  await slow.release('one baseline, ', 'one end date.')
  await expect(lastReply(page)).toContainText('One metric, one baseline, one end date.')
  await expect(page.getByRole('button', { name: 'Copy reply' })).toBeVisible()
  expect(
    modelled.upstream.calls.filter((call) => call.body.messages.at(-1)?.content.includes('pilot page')),
  ).toHaveLength(1)
})

test('S1, S8: a reply is Markdown without a way out: HTML is text, bad schemes are no links, images wait', async ({
  page,
  modelled,
}) => {
  const hostile =
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](https://example.org)\n\n![pixel](https://evil.example/p.png)'
  modelled.upstream.script(reply(hostile))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await send(page, 'Show me a table')
  await expect(lastReply(page).getByRole('table')).toBeVisible()
  await expect(lastReply(page)).toContainText('<img src=x onerror=alert(1)>')
  await expect(lastReply(page).getByRole('link', { name: 'good' })).toHaveAttribute('rel', /noopener/)
  await expect(lastReply(page).locator('[href^="javascript:"]')).toHaveCount(0)
  await expect(lastReply(page).locator('img')).toHaveCount(0)
  expect(requests.filter((url) => !url.startsWith(modelled.url))).toEqual([])
})

test.describe('when the provider refuses or fails', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('the toast says which it was, the message stays, and Retry answers it', async ({ page, modelled }) => {
    // A busy provider is asked twice more before the person hears of it.
    modelled.upstream.script(...Array(3).fill(refusal(429, {}, { 'Retry-After': '0' })))
    const before = modelled.upstream.calls.length
    await send(page, 'What is a beachhead?')
    const toast = page.getByRole('alert').filter({ hasText: 'Please wait a moment and try again.' })
    await expect(toast).toContainText('Rate Limit Exceeded', { timeout: 20_000 })
    await expect(page.getByText('No reply arrived. Your message is saved.')).toBeVisible()
    expect(modelled.upstream.calls.length - before).toBe(3)

    modelled.upstream.script(reply('The first segment you win.'))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(lastReply(page)).toContainText('The first segment you win.')
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1)
  })
})

test('a provider that breaks off keeps what arrived and offers to write it again', async ({
  page,
  modelled,
}) => {
  modelled.upstream.script((response) => {
    begin(response).write(chunk('Start with the plant manager, ') + chunk('because '), () =>
      response.destroy(),
    )
  })
  await send(page, 'Whom do I ask first?')
  await expect(page.getByText('Interrupted. The text so far is saved.')).toBeVisible()
  await expect(lastReply(page)).toContainText('Start with the plant manager')
  modelled.upstream.script(reply('Start with the plant manager.'))
  await page.getByRole('button', { name: 'Write again' }).click()
  await expect(lastReply(page).getByText('Start with the plant manager.', { exact: true })).toBeVisible()
  await expect(lastReply(page)).not.toContainText('because')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'net::ERR'] })

  test('the message stays with a Retry, and goes out once when the network is back', async ({
    page,
    modelled,
    context,
  }) => {
    // What draws toasts is loaded after the page.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('toast-view')),
    )
    await context.setOffline(true)
    await send(page, 'Can you hear me?')
    await expect(page.getByText('Connection Error')).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
    modelled.upstream.script(reply('Loud and clear, go on.'))
    await context.setOffline(false)
    await expect(lastReply(page)).toContainText('Loud and clear, go on.')
    await page.reload()
    await expect(page.getByRole('article', { name: 'You' })).toContainText(['Can you hear me?'])
  })
})

test.describe('when the server is killed', () => {
  test.use({ expectedErrors: ['Failed to load resource'] })

  test('a reply in the middle keeps what it had stored and can be asked again', async ({
    page,
    modelled,
  }) => {
    test.slow()
    const slow = held('The text before ', 'the crash. ')
    modelled.upstream.script(slow)
    await send(page, 'Do you survive this?')
    await expect(lastReply(page)).toContainText('the crash.')
    await expect(
      page
        .getByRole('navigation', { name: 'Conversations' })
        .getByRole('link', { name: 'Do you survive this?' }),
    ).toBeVisible()
    await modelled.stored('the crash.')
    await modelled.crash()
    await page.reload()
    await expect(lastReply(page)).toContainText('The text before the crash.')
    await expect(page.getByText('Interrupted. The text so far is saved.')).toBeVisible({ timeout: 30_000 })
    modelled.upstream.script(reply('Yes.', ' Here is the whole reply.'))
    await page.getByRole('button', { name: 'Write again' }).click()
    await expect(lastReply(page)).toContainText('Yes. Here is the whole reply.')
  })
})
