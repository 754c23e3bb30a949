import { useEffect, useRef, useState } from 'react'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { ERROR_STATUS } from '#shared/errors.ts'
import { apiFetch } from '#web/lib/api.ts'
import { ApiError, toApiError } from '#web/lib/api-error.ts'
import { readReply, startReading } from '#web/lib/reply-reader.ts'

/** One test of the settings: its text so far, and why it failed. */
export interface TestRun {
  readonly running: boolean
  readonly text: string
  readonly failure: string | null
}

const IDLE: TestRun = { running: false, text: '', failure: null }

/** Sends a prompt through settings and shows the answer as it is written. Nothing of it is stored. */
export function useTestRun() {
  const [run, setRun] = useState<TestRun>(IDLE)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Resolves to how the test ended; null when it was stopped or another one began. */
  async function start(prompt: string, draft: SettingsTestInput['draft']): Promise<TestRun | null> {
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    let text = ''
    const show = (state: TestRun) => {
      if (current.current !== control) return null
      setRun(state)
      return state
    }
    show({ ...IDLE, running: true })
    try {
      const reading = await answerOf(prompt, draft, control.signal, (written) => {
        text = written
        show({ running: true, text, failure: null })
      })
      return show({ running: false, text: reading, failure: null })
    } catch (error) {
      return show({ running: false, text, failure: failureText(error) })
    }
  }

  function stop() {
    current.current?.abort()
    current.current = undefined
    setRun(({ text }) => ({ running: false, text, failure: null }))
  }
  return { run, start, stop }
}

async function answerOf(
  prompt: string,
  draft: SettingsTestInput['draft'],
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> {
  const body = { purpose: 'settings_test', messages: [{ role: 'user', content: prompt }], draft }
  const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), signal }
  const response = await apiFetch('/functions/v1/chat', init)
  if (!response.ok) throw await toApiError(response, (status) => `HTTP ${status}`)
  if (!response.body) throw new ApiError(response.status, 'unknown', 'No response body')
  const reading = startReading()
  const end = await readReply(response.body, reading, { onText, onNotice: () => {} }, signal)
  if (reading.error) {
    // The stream was open already: the status is the one that the failure would have had before it.
    throw new ApiError(ERROR_STATUS[reading.error.code], reading.error.code, reading.error.message)
  }
  if (end !== 'done') throw new ApiError(0, 'network', 'The connection was lost.')
  return reading.text
}

/** The server's words with the status in front; product.md section 8. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'The connection was lost before the answer was whole. Try again.'
  }
  const status = `HTTP ${error.status}`
  if (error.status < 400 || error.message === status) return error.message
  return `${status}: ${error.message}`
}
