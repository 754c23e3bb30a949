import { onTestFinished, vi } from 'vitest'

/** Shows what this test shows as on a phone: every query for a narrow page holds. */
export const onPhone = (): void => matching('max-width')

/** Shows what this test shows to somebody with a mouse. */
export const withMouse = (): void => matching('hover: hover')

/** Media queries with this part hold until the test ends, and that for less motion, as in every test. */
function matching(part: string): void {
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes(part) || query.includes('prefers-reduced-motion'),
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  onTestFinished(() => spy.mockRestore())
}
