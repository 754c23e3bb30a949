/**
 * Gives the focus to the message box, for controls that go away when they are pressed. Not on touch devices,
 * where the keyboard would open over the conversation, but for `always`: there somebody is about to type.
 */
export function focusComposer({ always = false } = {}): void {
  if (!always && !window.matchMedia('(hover: hover)').matches) return
  // The box may be about to get its new place in the page.
  requestAnimationFrame(() => {
    const box = document.querySelector<HTMLTextAreaElement>('textarea[data-composer]')
    box?.focus()
    if (always) box?.setSelectionRange(box.value.length, box.value.length)
  })
}
