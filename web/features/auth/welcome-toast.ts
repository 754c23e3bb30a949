import type { ToastInput } from '#web/lib/toast-input.ts'

export type Arrival = 'sign-up' | 'sign-in'

/** What to say on arrival, given how many earlier conversations came along (product.md section 8). */
export function welcomeToast(arrival: Arrival, claimed: number): ToastInput | null {
  if (arrival === 'sign-up') {
    if (claimed === 0) return accountCreated
    return {
      title: 'History Saved!',
      text: `Your previous ${claimed} conversation(s) have been saved to your account.`,
      tone: 'ok',
    }
  }
  if (claimed === 0) return null
  return {
    title: 'History Restored!',
    text: `Your previous ${claimed} conversation(s) have been added to your account.`,
    tone: 'ok',
  }
}

export const accountCreated: ToastInput = {
  title: 'Success!',
  text: 'Account created. You can now sign in.',
  tone: 'ok',
}

/** Said of a new address and of one that has an account alike. */
export const confirmFirst: ToastInput = {
  title: 'Look into your mail',
  text: 'A link there confirms your email. Open it, then you can sign in.',
  tone: 'ok',
}
