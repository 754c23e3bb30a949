/** Does something once the browser has nothing else to do. Safari has no idle callback. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act)
  else setTimeout(act, 2000)
}
