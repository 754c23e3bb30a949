import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage } from '#web/lib/texts.ts'
import { answerWith, CHAT } from '#web/test/conversation.ts'
import { englishOnScreen } from '#web/test/english-on-screen.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { chat } from '../conversation/current-chat.ts'
import { drafts } from '../draft/drafts.ts'
import { Composer } from './composer.tsx'
import type { Recognition } from './recognition.ts'

/** The browser's recognition, which hears what a test says. */
class Heard implements Recognition {
  static last: Heard | undefined
  lang = ''
  continuous = false
  state = 'new'
  onresult: Recognition['onresult'] = null
  onerror: Recognition['onerror'] = null
  onend: Recognition['onend'] = null
  constructor() {
    Heard.last = this
  }
  start = () => {
    this.state = 'listening'
  }
  stop = () => this.end('stopped')
  abort = () => this.end('aborted')

  say(transcript: string): void {
    const result = Object.assign([{ transcript, confidence: 1 }], { isFinal: true })
    act(() => this.onresult?.({ resultIndex: 0, results: [result] as never }))
  }

  fail(error: SpeechRecognitionErrorCode): void {
    act(() => {
      this.onerror?.({ error })
      this.end('failed')
    })
  }

  private end(state: string): void {
    this.state = state
    this.onend?.()
  }
}

const box = () => screen.getByRole('textbox', { name: 'Your message' })
const button = () => screen.findByRole('button', { name: 'Dictate' })

beforeEach(() => {
  Heard.last = undefined
  vi.stubGlobal('SpeechRecognition', Heard)
  answerWith('Who has this problem?')
})
afterEach(() => {
  vi.unstubAllGlobals()
  chat.clear()
  drafts.set(null, '')
  languageStore.show('en')
})

describe('dictation', () => {
  it('begins with its button, and puts what is said behind what was typed', async () => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.type(box(), 'Yesterday')
    const dictate = await button()
    expect([Heard.last, dictate.getAttribute('aria-pressed')]).toEqual([undefined, 'false'])
    await user.click(dictate)
    expect(screen.getByText(/^Listening\./).closest('[role=status]')).toBeTruthy()
    expect(dictate.getAttribute('aria-pressed')).toBe('true')
    Heard.last?.say(' we interviewed four brewers')
    expect(box()).toHaveProperty('value', 'Yesterday we interviewed four brewers')
    await user.type(box(), ' in Graz')
    Heard.last?.say('and two dairies')
    expect(box()).toHaveProperty('value', 'Yesterday we interviewed four brewers in Graz and two dairies')
    await user.click(dictate)
    expect([Heard.last?.state, dictate.getAttribute('aria-pressed')]).toEqual(['stopped', 'false'])
    expect(screen.queryByText(/^Listening\./)).toBeNull()
    expect(network.sent(CHAT)).toEqual([])
  })

  it('ends when the message is sent, and nothing heard later lands in the empty box', async () => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.click(await button())
    const recognition = Heard.last
    recognition?.say('Who signs?')
    await user.type(box(), '{Enter}')
    expect([recognition?.state, box()]).toMatchObject(['aborted', { value: '' }])
    expect(screen.queryByText(/Listening/)).toBeNull()
  })

  it.each([
    ['not-allowed', 'The microphone is off for this site.'],
    ['network', 'Your browser needs a network to take dictation.'],
    ['audio-capture', 'No microphone was found.'],
    ['phrases-not-supported', 'Dictation stopped.'],
  ] as const)('says why it does not listen: %s', async (error, told) => {
    const { user } = show(<Composer visitorCount={null} />)
    await user.click(await button())
    Heard.last?.fail(error)
    expect(screen.getByRole('alert').textContent).toContain(told)
    expect((await button()).getAttribute('aria-pressed')).toBe('false')
  })

  it('is not offered where the browser cannot do it', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    show(<Composer visitorCount={null} />)
    expect(await screen.findByRole('button', { name: 'Send message' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
  })

  it.each([
    ['de', 'de-DE', 'Diktieren'],
    ['es', 'es-ES', 'Dictar'],
    ['fr', 'fr-FR', 'Dicter'],
  ] as const)('hears and speaks the language of the screen: %s', async (language, tag, name) => {
    await changeLanguage(language)
    const { user } = show(<Composer visitorCount={null} />)
    await user.click(await screen.findByRole('button', { name }))
    expect(Heard.last?.lang).toBe(tag)
    expect(englishOnScreen('details', language)).toEqual([])
  })
})
