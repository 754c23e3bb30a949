export interface ToastInput {
  title: string
  text?: string
  tone: 'ok' | 'error' | 'info'
  /** Milliseconds; 5 s, errors 8 s. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

/** Shows a toast. What draws it is loaded with the first one. */
export function toast(input: ToastInput): void {
  void import('./toast-view.tsx').then(({ showToast }) => showToast(input))
}
