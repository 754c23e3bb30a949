import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const SECRET = 'a secret of at least thirty-two characters'

describe('configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      ANONYMOUS_MESSAGE_LIMIT: 6,
      ANONYMOUS_DAILY_LIMIT: 2000,
      TRUST_PROXY: 0,
    })
  })

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', OPENAI_API_KEY: '' })).toMatchObject({ PORT: 3000 })
  })

  test('keeps of the public address what links need', () => {
    expect(readConfig({ PUBLIC_URL: 'https://beachhead.example/' }).publicUrl).toBe(
      'https://beachhead.example',
    )
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
  })

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'beachhead.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_LISTEN_URL', 'localhost'],
    ['AUTH_SECRET', 'short'],
    ['BOOTSTRAP_PASSCODE', '1234'],
    ['OPENAI_BASE_URL', 'ftp://example.org'],
    ['AI_GATEWAY_URL', 'gateway'],
    ['NOTION_BASE_URL', 'notion'],
    ['NOTION_PAGE_ID', 'my page'],
    ['ANONYMOUS_MESSAGE_LIMIT', 'six'],
    ['ANONYMOUS_MESSAGE_LIMIT', '2.5'],
    ['ANONYMOUS_DAILY_LIMIT', '-1'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('%s=%s stops the start with one sentence that names it', (name, value) => {
    const refused = readError({ [name]: value })
    expect(refused).toMatch(new RegExp(`^${name} cannot be used: .+\\.$`))
    expect(refused).not.toContain('\n')
  })

  test.each([
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'AUTH_SECRET'],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM'],
    [{ AI_GATEWAY_URL: 'https://gateway.example/v1' }, 'AI_GATEWAY_KEY'],
    [{ AI_GATEWAY_KEY: 'key' }, 'AI_GATEWAY_URL'],
    [{ DATABASE_LISTEN_URL: 'postgres://localhost/x', AUTH_SECRET: SECRET }, 'DATABASE_URL'],
  ])('%j asks for the variable that belongs to it', (environment, missing) => {
    expect(readError(environment)).toMatch(new RegExp(`^${missing} is required`))
  })
})

function readError(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}
