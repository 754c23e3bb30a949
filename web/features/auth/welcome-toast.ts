import { textsOf } from '#web/lib/texts.ts'
import type { ToastInput } from '#web/lib/toast-input.ts'

const t = textsOf('auth')

export type Arrival = 'sign-up' | 'sign-in'

/** What to say on arrival, given how many earlier conversations came along (product.md section 8). */
export function welcomeToast(arrival: Arrival, claimed: number): ToastInput | null {
  if (arrival === 'sign-up') return claimed === 0 ? accountCreated() : historyToast('saved', claimed)
  return claimed === 0 ? null : historyToast('restored', claimed)
}

function historyToast(kind: 'saved' | 'restored', count: number): ToastInput {
  return { title: t(`arrival.${kind}.title`), text: t(`arrival.${kind}.text`, { count }), tone: 'ok' }
}

export function accountCreated(): ToastInput {
  return { title: t('arrival.created.title'), text: t('arrival.created.text'), tone: 'ok' }
}

/** Said of a new address and of one that has an account alike. */
export function confirmFirst(): ToastInput {
  return { title: t('arrival.confirmFirst.title'), text: t('arrival.confirmFirst.text'), tone: 'ok' }
}
