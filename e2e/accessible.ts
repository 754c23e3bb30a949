import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Given to a page once: the builder would give it the whole source twice for each look. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A menu that is open. It lies beside the landmarks of its page. */
const MENU = '[role="menu"]'

/** A dialog that is open: one that is closed is not on the page. */
const MODAL = '[role="dialog"][aria-modal="true"]'

/**
 * Fails when axe finds anything on the page as it is now, or colours that are too near to each other in the other
 * colour scheme. Nothing fades while colours are measured: a toast that is half gone has the contrast of neither state.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const here = await violationsOf(page)
  await turn(page, isDark ? 'light' : 'dark')
  const there = await violationsOf(page, { runOnly: ['color-contrast'] })
  await turn(page, isDark ? 'dark' : 'light')
  expect([...here, ...there]).toEqual([])
}

/** Fails when axe finds anything on the page as it is now: for another width of a page that was seen in both schemes. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
}

/** Prefers another colour scheme, until the page is drawn in it. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/**
 * What axe finds once nothing moves. It runs in the page alone: without the legacy mode it opens a second one for each
 * look, to join frames that our pages do not have.
 */
async function violationsOf(page: Page, rules: { runOnly?: string[] } = {}): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
  // What passes is most of a page, and would be described at length.
  axe.setLegacyMode().options({ resultTypes: ['violations'], preload: false, ...rules })
  // Behind a dialog is a page that was looked at before, or is in a journey of its own.
  if ((await page.locator(MENU).count()) > 0) axe.include(MENU).disableRules(['region'])
  else if ((await page.locator(MODAL).count()) > 0) axe.include(MODAL)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
