import { useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { clearToasts, toast } from '#web/lib/toast.ts'

const t = textsOf('auth')

interface FailureWords {
  /** Title of the toast when the server says why. */
  readonly refused: string
  /** Text of the toast "Error" when something unexpected happens. */
  readonly unexpected: string
}

/** Runs what a form submits, once at a time; a failure is shown as a toast and kept for the form to show. */
export function useSubmit(words: FailureWords) {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (act: () => Promise<void>) => {
    if (pending) return
    setPending(true)
    clearToasts()
    setFailure(null)
    try {
      await act()
    } catch (error) {
      const refused = error instanceof ApiError
      const text = refused ? error.message : words.unexpected
      setFailure(text)
      toast({ title: refused ? words.refused : t('error'), text, tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  return { pending, failure, submit }
}
