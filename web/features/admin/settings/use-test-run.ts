import { useEffect, useRef, useState } from 'react'
import type adminSettings from '#content/interface/en/adminSettings.json'
import type { SettingsTestInput } from '#shared/admin/settings.ts'
import { ERROR_STATUS } from '#shared/errors.ts'
import type { TestFigures } from '#shared/events.ts'
import { apiFetch } from '#web/lib/api.ts'
import { ApiError, toApiError } from '#web/lib/api-error.ts'
import { readReply, startReading } from '#web/lib/reply-reader.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminSettings')

/** One test of the settings: its text so far, and why it failed. */
export interface TestRun {
  readonly running: boolean
  readonly text: string
  readonly failure: TestFailure | null
  /** Who answered, once it is over. */
  readonly answered: TestFigures | null
}

/** Why a test failed. */
export interface TestFailure {
  /** What happened, with the status in front. */
  readonly message: string
  /** The provider's own sentence. */
  readonly said: string | null
  /** What to do about it. */
  readonly advice: string | null
}

const IDLE: TestRun = { running: false, text: '', failure: null, answered: null }

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
        show({ ...IDLE, running: true, text })
      })
      return show({ ...IDLE, ...reading })
    } catch (error) {
      return show({ ...IDLE, text, failure: failureOf(error) })
    }
  }

  function stop() {
    current.current?.abort()
    current.current = undefined
    setRun(({ text }) => ({ ...IDLE, text }))
  }
  return { run, start, stop }
}

async function answerOf(
  prompt: string,
  draft: SettingsTestInput['draft'],
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Pick<TestRun, 'text' | 'answered' | 'failure'>> {
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
    const { code, message, said } = reading.error
    return {
      text: reading.text,
      answered: null,
      failure: tellFailure(ERROR_STATUS[code], code, message, said),
    }
  }
  if (end !== 'done') throw new ApiError(0, 'network', 'The connection was lost.')
  return { text: reading.text, answered: reading.answered ?? null, failure: null }
}

function failureOf(error: unknown): TestFailure {
  if (!(error instanceof ApiError) || error.status === 0)
    return { message: t('test.lost'), said: null, advice: null }
  return tellFailure(error.status, error.code, error.message, error.said)
}

/** The server's words with the status in front (product.md section 8), the provider's apart, and what to do. */
function tellFailure(status: number, code: string, ours: string, said: string | null = null): TestFailure {
  const message = status < 400 || ours === `HTTP ${status}` ? ours : `HTTP ${status}: ${ours}`
  return { message, said, advice: adviceOf(code) }
}

function adviceOf(code: string): string | null {
  const key = `advice.${code}`
  return hasAdvice(key) ? t(key) : null
}

type Advice = `advice.${keyof (typeof adminSettings)['advice']}`
const hasAdvice = (key: string): key is Advice => t.has(key as Advice)
