let opened = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  opened = next
  for (const listener of listeners) listener()
}

/** Whether the palette is open, whatever page it was opened from. */
export const paletteStore = {
  get: () => opened,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  open: () => set(true),
  close: () => set(false),
  toggle: () => set(!opened),
}
