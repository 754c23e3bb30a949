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
  const here = await new AxeBuilder({ page }).analyze()
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await settled(page)
  const there = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
  await page.emulateMedia({
    reducedMotion: isStill ? 'reduce' : null,
    colorScheme: isDark ? 'dark' : 'light',
  })
  const violations = [...here.violations, ...there.violations]
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState !== 'running' || endless
    }),
  )
}
