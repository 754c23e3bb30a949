import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails when axe finds anything on the page as it is now, or colours that are too near to each other in the other
 * colour scheme. Nothing fades while colours are measured: a toast that is half gone has the contrast of neither state.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { isDark, isStill } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settled(page)
  const here = await violationsOf(axe(page))
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await settled(page)
  const there = await violationsOf(axe(page).withRules(['color-contrast']))
  await page.emulateMedia({
    reducedMotion: isStill ? 'reduce' : null,
    colorScheme: isDark ? 'dark' : 'light',
  })
  expect([...here, ...there]).toEqual([])
}

/** Fails when axe finds anything on the page as it is now: for another width of a page that was seen in both schemes. */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await settled(page)
  expect(await violationsOf(axe(page))).toEqual([])
}

/** Runs in the page alone: without it axe opens a second one for each look, to join frames that our pages do not have. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function violationsOf(look: AxeBuilder): Promise<string[]> {
  const { violations } = await look.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
}
