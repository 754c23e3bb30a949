import { begin, chunk, found, grade, reply } from '../server/test/upstream.ts'
import { ROUTES } from '../shared/routes.ts'
import { expectAccessible } from './accessible.ts'
import { enter, enterAnew, expect, send, test } from './fixtures.ts'

test('a changed prompt is evaluated against the one before it, blind, and its grades can be overruled', async ({
  page,
  modelled,
}) => {
  const { url, admin, upstream, query } = modelled
  const asked = (call: { body: { messages: { content: string }[] } }) =>
    call.body.messages.map(({ content }) => content).join('\n')
  // The prompt decides what is answered, the answer decides the grade.
  const byPrompt: ReturnType<typeof reply> = (response, call) =>
    reply(asked(call).includes('Name companies.') ? 'Call **Veolia** on Friday.' : 'Call somebody soon.')(
      response,
      call,
    )
  upstream.structured.set('reply_grade', (response, call) =>
    found(asked(call).includes('Veolia') ? grade(4.5, 'Says whom to call.') : grade(3, 'Names nobody.'))(
      response,
      call,
    ),
  )

  await enter(page, url, admin, ROUTES.adminEvaluation)
  await expect(page.getByText('No cases yet. Keep one from Review, or write a question below.')).toBeVisible()
  await page.getByLabel('Question').fill('Which supplier signs a pilot with a lab of four?')
  await page.getByLabel('What an excellent reply does').fill('Names a company.')
  await page.getByRole('button', { name: 'Add case' }).click()
  await expect(page.getByText('Kept as a case in Hard questions, now 1.')).toBeVisible()
  await query(`insert into evaluation_cases (set_id, turns, visitor, lang)
    select id, jsonb_build_array(jsonb_build_object('role', 'user', 'content', 'How do I price pilot ' || n || '?')), true, 'en'
    from evaluation_sets, generate_series(2, 20) n`)

  // Saving another prompt offers the set, with what it costs.
  upstream.script(...Array.from({ length: 40 }, () => byPrompt))
  await page.goto(url + ROUTES.adminSettings)
  await page
    .getByRole('textbox', { name: 'Master Prompt' })
    .fill('You advise founders. Name companies. {{USER_PROFILE}} {{KNOWLEDGE_ENTRIES}}')
  await page.getByRole('button', { name: 'Save All' }).click()
  await expect(page.getByText(/^Run Hard questions on both versions\? About \$0\.\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Evaluate' }).click()

  await expect(page.getByRole('heading', { name: 'B is better' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('20 of 20 cases')).toBeVisible()
  await expect(page.getByText('It does not touch zero.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Honest 3\.0 4\.5/ })).toContainText('B is better')
  const first = page.getByRole('button', { name: /^Which supplier signs a pilot/ })
  await first.click()
  await expect(page.getByText('Says whom to call.').first()).toBeVisible()
  await expect(page.locator('mark', { hasText: 'Veolia' }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Grade of A: 3.0. Change it' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: '4.0' }).click()
  await expect(first).toContainText('graded by you')
  await expect(page.getByText('+1.5').first()).toBeVisible()

  // Another run grades the answers that were kept, and asks nobody.
  const before = upstream.calls.length
  await page.getByRole('button', { name: 'Earlier runs' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New evaluation' }).click()
  await page.getByLabel('B', { exact: true }).selectOption({ label: 'Master Prompt as shipped' })
  await page.getByLabel('Answers by').selectOption({ label: 'Kept answers first' })
  await expect(page.getByText('20 cases, 0 answers and 40 kept, 40 grades')).toBeVisible()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('heading', { name: 'A is better' })).toBeVisible({ timeout: 30_000 })
  expect(upstream.calls.length).toBe(before)
})

test.describe('a budget', () => {
  test.use({ expectedErrors: ['429'] })

  test('warns, then stops visitors, then members with a clear text, admins last, and ends the reply that reaches it', async ({
    page,
    browser,
    modelled: { url, admin, upstream, query },
  }) => {
    await using visiting = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.251.7.7' } })
    await using founding = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.251.7.8' } })
    const [visitor, founder] = [await visiting.newPage(), await founding.newPage()]
    const spendUpTo = (dollars: number) =>
      query(
        `insert into usage_events (provider, model, purpose, latency_ms, outcome, cost)
        select 'direct', 'gpt-4o-mini', 'chat', 1, 'complete', $1 - app.spent()`,
        [dollars],
      )

    await enter(page, url, admin, ROUTES.admin)
    await page.getByRole('button', { name: 'Set a budget' }).click()
    const dialog = page.getByRole('dialog', { name: 'Monthly budget' })
    await dialog.getByLabel('Dollars a month').fill('100')
    await expect(
      dialog.getByText(/^Visitors stop at \$90\.00, members at \$100\.00, operators at \$125\.00/),
    ).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog).toBeHidden()

    await spendUpTo(85)
    await page.reload()
    await expect(page.getByText('The month’s budget is nearly used up')).toBeVisible()
    await visitor.goto(url)
    upstream.script(reply('Call a plant manager.'))
    await send(visitor, 'Whom do I call first?')
    await expect(visitor.getByText('Call a plant manager.').first()).toBeVisible()

    await spendUpTo(91)
    await send(visitor, 'And then?')
    await expect(
      visitor.getByText(/^The free messages of this month are used up\. Sign up free to go on/).first(),
    ).toBeVisible()
    await page.reload()
    await expect(
      page.getByText(/^Visitors stopped at \$90\.00 on .* They are asked to sign up\.$/),
    ).toBeVisible()

    await spendUpTo(99.999)
    await enterAnew(founder, url)
    upstream.script(async (response) => {
      begin(response)
      for (let piece = 0; piece < 40 && !response.destroyed; piece++) {
        response.write(chunk('Talk to ten plant managers. '.repeat(57)))
        await new Promise((resolve) => setImmediate(resolve))
      }
    })
    await send(founder, 'What is an ICP?')
    const told = founder.getByText(
      /^The assistant has used this month’s budget\. It answers again from the first of next month/,
    )
    await expect(founder.getByText('Interrupted. The text so far is saved.').first()).toBeVisible()
    await expect(founder.getByRole('article', { name: 'Assistant' })).toContainText(
      'Talk to ten plant managers.',
    )
    await send(founder, 'And now?')
    await expect(told.first()).toBeVisible()

    upstream.script(reply('Still here.'))
    await page.goto(url)
    await send(page, 'Do I get an answer?')
    await expect(page.getByText('Still here.').first()).toBeVisible()
    await spendUpTo(126)
    await send(page, 'And now?')
    await expect(
      page.getByText(/^The budget of this month is used up, and the part kept for operators too\./).first(),
    ).toBeVisible()
    await page.goto(url + ROUTES.admin)
    await page.getByRole('button', { name: 'Edit' }).click()
    await dialog.getByRole('button', { name: 'Remove the budget' }).click()
    await expect(page.getByText('No limit set')).toBeVisible()
  })
})
