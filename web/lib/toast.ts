import type { ToastInput, ToastView } from './toast-input.ts'
import { warn } from './warn.ts'

const waiting: ToastInput[] = []
const listeners = new Set<() => void>()
let view: ToastView | null = null
let loading: Promise<void> | undefined

/** Shows a toast; until what draws toasts is there, it waits. */
export function toast(input: ToastInput): void {
  if (view) {
    view.show(input)
    return
  }
  waiting.push(input)
  void toasts.load()
}

/** Takes away what is shown: it belongs to an attempt that is being made anew. */
export function clearToasts(): void {
  waiting.length = 0
  view?.clear()
}

/** The part that draws toasts, as a store; null until it is loaded. */
export const toasts = {
  get: () => view,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /** Loads the part once; a failure is forgotten, so that the next toast tries again. */
  load(): Promise<void> {
    loading ??= import('./toast-view.tsx')
      .then(({ toastView }) => {
        view = toastView
        for (const input of waiting.splice(0)) view.show(input)
        for (const listener of listeners) listener()
      })
      .catch((error: unknown) => {
        loading = undefined
        warn('Toasts could not be loaded.', error)
      })
    return loading
  },
}
