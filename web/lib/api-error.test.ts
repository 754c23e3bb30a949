import { afterEach, describe, expect, test } from 'vitest'
import { ApiError, errorText, toApiError } from './api-error.ts'
import { languageStore } from './language.ts'
import { changeLanguage, loadTexts } from './texts.ts'

await loadTexts(['errors'], 'en')

const answer = (status: number, body: string) => new Response(body, { status })

describe('an answer that is not ok', () => {
  test('speaks with the words and the code of the server', async () => {
    const error = await toApiError(answer(409, '{"error":"A reply is being written.","code":"busy"}'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'busy', message: 'A reply is being written.' })
  })

  test('of a conflict brings along what is stored now', async () => {
    const body = '{"error":"Somebody else saved.","code":"conflict","current":{"id":"7"}}'
    expect(await toApiError(answer(409, body))).toMatchObject({ code: 'conflict', current: { id: '7' } })
  })

  test.each(['<html>502 Bad Gateway</html>', '', 'null', '[]', '{"message":"no"}'])(
    'gets words of our own when the body is %j',
    async (body) => {
      const error = await toApiError(answer(502, body))
      expect(error).toMatchObject({ status: 502, code: 'unknown' })
      expect(error.message).toContain('502')
    },
  )

  test('can be worded by the caller', async () => {
    const error = await toApiError(answer(500, ''), (status) => `AI request failed with status ${status}`)
    expect(error.message).toBe('AI request failed with status 500')
  })
})

describe('a refusal on a screen that is not English', () => {
  afterEach(() => languageStore.show('en'))

  test('is worded by its code', async () => {
    await changeLanguage('de')
    const error = await toApiError(answer(409, '{"error":"A reply is being written.","code":"busy"}'))
    expect(error.message).toBe(
      'Hier wird noch eine Antwort geschrieben. Warte sie ab oder stoppe sie zuerst.',
    )
  })

  test('keeps the words of the server where its code has several meanings', async () => {
    await changeLanguage('fr')
    const error = await toApiError(answer(403, '{"error":"Admin access required","code":"forbidden"}'))
    expect(error.message).toBe('Admin access required')
  })

  test('names the status of an answer without words in that language', async () => {
    await changeLanguage('es')
    const error = await toApiError(answer(502, ''))
    expect(error.message).toBe(
      'El servidor ha respondido con el estado 502. Inténtalo de nuevo en un momento.',
    )
  })
})

describe('what a person is told', () => {
  test('is what the server said', () => {
    expect(errorText(new ApiError(429, 'rate_limited', 'Wait a minute.'), 'Failed.')).toBe('Wait a minute.')
  })

  test('is the caller’s sentence when the server was never reached or something else broke', () => {
    expect(errorText(new ApiError(0, 'network', 'No connection.'), 'Failed.')).toBe('Failed.')
    expect(errorText(new TypeError('x is undefined'), 'Failed.')).toBe('Failed.')
  })
})
