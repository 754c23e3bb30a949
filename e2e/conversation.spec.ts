import type { Page } from '@playwright/test'
import { held, reply } from '../server/test/upstream.ts'
import { expectAccessible } from './accessible.ts'
import { composer, enterAnew, expect, newSession, send, tell, test } from './fixtures.ts'

const lastReply = (page: Page) => page.getByRole('article', { name: 'Assistant' }).last()
const lastMessage = (page: Page) => page.getByRole('article', { name: 'You' }).last()
const bodyOf = (page: Page, path: RegExp, method: string) =>
  page.waitForRequest((request) => path.test(request.url()) && request.method() === method)

/** Returns where the top of the view of the messages is, and how high it is; pixels. */
const viewOf = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    const view = log.parentElement?.parentElement?.getBoundingClientRect()
    return { top: view?.top ?? 0, height: view?.height ?? 0 }
  })
const topOf = async (page: Page) => {
  const box = await lastMessage(page).boundingBox()
  return Math.round((box?.y ?? 0) - (await viewOf(page)).top)
}

const LONG = Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of a long answer.`).join('\n\n')

test('a reply grows below its question, and nothing scrolls away from its reader', async ({
  page,
  modelled,
}) => {
  await enterAnew(page, modelled.url)
  modelled.upstream.script(reply(LONG))
  await send(page, 'What does a pilot need?')
  await expect(lastReply(page).getByRole('button', { name: 'Copy reply' })).toBeVisible()
  const slow = held('Start with one metric. ')
  modelled.upstream.script(slow)
  await send(page, 'And in one sentence?')
  await expect(lastReply(page)).toContainText('Start with one metric.')
  const top = await topOf(page)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(40)
  await slow.release(`\n\n${LONG}`)
  await expect(lastReply(page).getByRole('button', { name: 'Copy reply' })).toBeVisible()
  expect(await topOf(page)).toBe(top)
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(lastReply(page).getByText('Line 60 of a long answer.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'To the end' })).toHaveCount(0)
})

test('a message typed while a reply is written is queued, and goes out after it', async ({
  page,
  modelled,
}) => {
  await enterAnew(page, modelled.url)
  const slow = held('Per tonne, with a floor. ')
  modelled.upstream.script(slow, reply('Andrea signs.'))
  await send(page, 'Camera, software or per tonne?')
  await expect(lastReply(page)).toContainText('Per tonne')
  await expect(page.getByText('queues your next message')).toBeVisible()
  await send(page, 'Who signs?')
  const queued = page.getByRole('article', { name: 'Queued message' })
  await expect(queued).toContainText('Queued. Goes out after this reply.')
  await send(page, 'And when?')
  await expect(page.getByText('One message is already queued.')).toBeVisible()
  await composer(page).fill('')
  await expectAccessible(page)

  await queued.getByRole('button', { name: 'Remove' }).click()
  await expect(queued).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await queued.getByRole('button', { name: 'Edit' }).click()
  await expect(composer(page)).toHaveValue('Who signs?')
  await composer(page).press('Enter')
  await expect(queued).toContainText('Who signs?')
  await slow.release('Ask for 7,200.')
  await expect(lastReply(page)).toContainText('Andrea signs.')
  await expect(lastMessage(page)).toContainText('Who signs?')
  await expect(queued).toHaveCount(0)

  const stopped = held('In ')
  modelled.upstream.script(stopped, reply('In spring.'))
  await send(page, 'When?')
  await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible()
  await stopped.begun
  await send(page, 'In which month?')
  await page.getByRole('button', { name: 'Stop the reply' }).click()
  await expect(queued).toContainText('Not sent yet.')
  await page.reload()
  await expect(queued).toContainText('Not sent yet.')
  await queued.getByRole('button', { name: 'Send now' }).click()
  await expect(lastReply(page)).toContainText('In spring.')
})

test('any message can be edited, and its versions are there to look at', async ({ page, modelled }) => {
  await enterAnew(page, modelled.url)
  modelled.upstream.script(reply('You mean price?'), reply('Then sell it.'), reply('Per tonne.'))
  await send(page, 'How do I prise it?')
  await expect(lastReply(page)).toContainText('You mean price?')
  await send(page, 'Yes.')
  await expect(lastReply(page)).toContainText('Then sell it.')
  await page.getByRole('button', { name: 'Edit message' }).first().click()
  await page.getByRole('textbox', { name: 'Edited message' }).fill('How do I price it?')
  await page.getByRole('textbox', { name: 'Edited message' }).press('Enter')
  await expect(lastReply(page)).toContainText('Per tonne.')
  await expect(page.getByRole('article')).toHaveCount(2)

  const versions = page.getByRole('group', { name: 'Versions of this message' })
  await expect(versions).toContainText('2 / 2')
  await expect(versions.getByRole('button', { name: 'Previous version' })).toBeEnabled()
  await versions.getByRole('button', { name: 'Previous version' }).focus()
  await page.keyboard.press('Enter')
  await expect(versions).toContainText('1 / 2')
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(lastReply(page)).toContainText('Then sell it.')
  await expect(versions.getByRole('button', { name: 'Previous version' })).toBeFocused()
  await page.reload()
  await expect(lastReply(page)).toContainText('Then sell it.')
  await expect(versions.getByRole('button', { name: 'Next version' })).toBeEnabled()
  await versions.getByRole('button', { name: 'Next version' }).click()
  await expect(lastReply(page)).toContainText('Per tonne.')
})

test('a reply can be rated with a reason, and written again shorter', async ({ page, modelled }) => {
  await enterAnew(page, modelled.url)
  modelled.upstream.script(reply('It depends on many things.'), reply('Per tonne.'))
  await send(page, 'How do I price it?')
  await expect(lastReply(page)).toContainText('It depends')
  const [first] = await Promise.all([
    bodyOf(page, /\/rating$/, 'PUT'),
    lastReply(page).getByRole('button', { name: 'Bad reply' }).click(),
  ])
  expect(first.postDataJSON()).toMatchObject({ rating: 'down', reason: null })
  const popover = page.getByRole('dialog', { name: 'What was wrong?' })
  await popover.getByRole('button', { name: 'Too vague' }).click()
  await popover.getByRole('textbox').fill('Name a number.')
  await expectAccessible(page)
  await popover.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thanks. That helps.')).toBeVisible()
  await expect(lastReply(page).getByRole('button', { name: 'Bad reply' })).toBeFocused()
  await page.reload()
  await expect(lastReply(page).getByRole('button', { name: 'Bad reply' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await lastReply(page).hover()
  await expect(lastReply(page).locator('time')).toHaveAttribute('title', /\d{4}/)

  const [asked] = await Promise.all([
    bodyOf(page, /\/functions\/v1\/chat$/, 'POST'),
    lastReply(page).getByRole('button', { name: 'Shorter' }).click(),
  ])
  expect(asked.postDataJSON()).toMatchObject({ regenerate: true, length: 'shorter' })
  await expect(lastReply(page)).toContainText('Per tonne.')
})

test('on a phone the reply has 560 px at least, and all of them while its reader scrolls down', async ({
  browser,
  guided,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  })
  const page = await phone.newPage()
  await enterAnew(page, guided.url)
  await send(page, 'How do I find my first ten customers to talk to?')
  await expect(lastReply(page).getByRole('button', { name: 'Copy reply' })).toBeVisible()
  await send(page, 'What should a paid pilot cost, and how long does it take?')
  await expect(page.getByRole('article', { name: 'Assistant' })).toHaveCount(2)
  await expect(lastReply(page).getByRole('button', { name: 'Copy reply' })).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  // The box folds a moment after it has lost the focus, so that a tap still lands where it was aimed.
  const height = async () => (await viewOf(page)).height
  await expect.poll(height).toBeGreaterThanOrEqual(560)
  const scroll = (by: number) =>
    page.getByRole('log').evaluate(async (log, by) => {
      const view = log.parentElement?.parentElement
      const scrolled = new Promise((resolve) => view?.addEventListener('scroll', resolve, { once: true }))
      view?.scrollBy(0, by)
      await scrolled
    }, by)
  await scroll(-9999)
  await scroll(30)
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeHidden()
  await expect.poll(height).toBeGreaterThanOrEqual(660)
  await scroll(-10)
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await phone.close()
})

test('a long conversation is found in by the browser and printed whole', async ({ page, guided }) => {
  const token = await newSession(page, guided.url)
  const told = Array.from({ length: 16 }, (_, at) => `Membrane ${at}A: how many interviews are enough?`)
  await page.goto(await tell(page, guided.url, token, told))
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(told.length)
  const found = await page.evaluate(() => {
    // As the browser's own search does, and in no specification.
    const { find } = window as unknown as {
      find(text: string, exact: boolean, back: boolean, wrap: boolean): boolean
    }
    const isFound = find('Membrane 1A', true, false, true)
    return isFound && document.querySelector('[role=log]')?.contains(getSelection()?.anchorNode ?? null)
  })
  expect(found).toBe(true)

  const paper = (await page.pdf()).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Membrane 0A').last()).toBeVisible()
  await expect(composer(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden()
})
