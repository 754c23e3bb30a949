export interface ToastInput {
  title: string
  text?: string
  tone: 'ok' | 'error' | 'info'
  /** Milliseconds; 5 s, errors 8 s. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

let needed = false
const listeners = new Set<() => void>()

/** Shows a toast. What draws toasts is loaded with the first one; until it is there, they wait. */
export function toast(input: ToastInput): void {
  needed = true
  for (const listener of listeners) listener()
  void import('./toast-view.tsx').then(({ showToast }) => showToast(input))
}

/** Whether any toast has been asked for, as a store for the place that draws them. */
export const toastNeed = {
  get: () => needed,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
