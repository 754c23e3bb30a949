import { useMutation } from '@tanstack/react-query'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { textsOf } from '#web/lib/texts.ts'
import { clearToasts, toast } from '#web/lib/toast.ts'
import type { ToastInput } from '#web/lib/toast-input.ts'

const t = textsOf('account')

interface ChangeWords {
  /** What to say when it worked; null where the page shows it. */
  readonly done: Omit<ToastInput, 'tone'> | null
  /** Title of the toast when it fails. */
  readonly failed: string
}

/** A change to the account: runs it, says what came of it, and keeps the failure's words for the form. */
export function useChange<Input = void>(change: (input: Input) => Promise<unknown>, words: ChangeWords) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    // What an earlier try said no longer holds.
    onMutate: clearToasts,
    onSuccess: () => {
      if (words.done) toast({ ...words.done, tone: 'ok' })
    },
    onError: (cause) => {
      // When the session has ended, that has been said already.
      if (sessionStore.get().status === 'out') return
      toast({ title: words.failed, text: failureText(cause), tone: 'error' })
    },
  })
  return { run: mutate, pending: isPending, failure: error && failureText(error) }
}

function failureText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'invalid_password') {
    return t('failed.password')
  }
  return errorText(error, t('failed.unreachable'))
}
