/** What a page was opened for comes first, and what it asks for meanwhile; milliseconds. */
const AFTER_MS = 1500

/** Does something once the page is shown and the browser has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  setTimeout(() => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : act()), AFTER_MS)
}
