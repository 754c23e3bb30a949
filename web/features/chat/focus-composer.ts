/**
 * Gives the focus to the message box, for controls that go away when they are pressed. Not on touch devices,
 * where the keyboard would open over the conversation.
 */
export function focusComposer(): void {
  if (!window.matchMedia('(hover: hover)').matches) return
  // The box may be about to get its new place in the page.
  requestAnimationFrame(() => document.querySelector<HTMLTextAreaElement>('textarea[data-composer]')?.focus())
}
