import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/test/server.ts'
import { until } from '#server/test/until.ts'
import type { Visitor } from '#server/test/visitor.ts'

const PASSWORD = 'correct horse'

let server: TestServer
let log = ''
beforeAll(async () => {
  server = await startTestServer({
    onLog: (line) => {
      log += line
    },
  })
})
afterAll(() => server[Symbol.asyncDispose]())

type Headers = Record<string, string>

const post = (caller: Visitor, verb: string, json: object, headers: Headers = {}) =>
  caller.fetch(`/auth/v1/${verb}`, { method: 'POST', json, headers })

/** An account, and the device that it was made on. */
async function account(at = server): Promise<{ email: string; device: Headers }> {
  const email = `${randomUUID()}@example.org`
  const response = await post(at.visitor(), 'sign-up/email', { name: 'Ada', email, password: PASSWORD })
  return { email, device: deviceOf(response) }
}

const deviceOf = (response: Response): Headers => ({ 'X-Device': response.headers.get('X-Device') ?? '' })

const signIn = (email: string, caller: Visitor, headers: Headers = {}, password = PASSWORD) =>
  post(caller, 'sign-in/email', { email, password }, headers)

/** An account that cannot be is refused without looking at the password, which takes long, and counts all the same. */
const nobody = () => `nobody-${randomUUID()}`

/** Wrong passwords for one account, all at once; how often each status was answered. */
async function guess(email: string, places: { caller: Visitor; headers?: Headers }[]) {
  const counts: Record<number, number> = {}
  await Promise.all(
    places.map(async ({ caller, headers }, index) => {
      const { status } = await signIn(email, caller, headers, `guess ${index}`)
      counts[status] = (counts[status] ?? 0) + 1
    }),
  )
  return counts
}

/** As many callers, each from an address of its own. */
const strangers = (count: number) => Array.from({ length: count }, () => ({ caller: server.visitor() }))
/** Returns what happened so far happened this often. */
const pretend = (points: number, limit: string) =>
  server.query(`update rate_limits set points = $1 where key like $2`, [points, `${limit}:%`])

describe('guesses from one address', () => {
  test('S34: are sixty over all accounts', async () => {
    const attacker = server.visitor()
    const guesses = await Promise.all(Array.from({ length: 70 }, () => signIn(nobody(), attacker)))
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(60)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  test('S34: are ten for one account, in parallel too, when every header that could name an address says another one each time', async () => {
    await using direct = await startTestServer({ env: { TRUST_PROXY: '0' } })
    const { email, device } = await account(direct)
    const attacker = direct.visitor()
    const claims = Array.from({ length: 40 }, (_, index) => {
      const address = `203.0.113.${index}`
      const headers = {
        'X-Forwarded-For': address,
        'X-Real-IP': address,
        Forwarded: `for=${address}`,
        'CF-Connecting-IP': address,
        'True-Client-IP': address,
        'X-Client-IP': address,
        'X-Beachhead-Address': address,
      }
      return { caller: attacker, headers }
    })
    expect(await guess(email, claims)).toEqual({ 401: 10, 429: 30 })
    // Its owner, behind the same address: a device that was here before gets in, a new one waits.
    expect((await signIn(email, direct.visitor())).status).toBe(429)
    expect((await signIn(email, direct.visitor(), device)).status).toBe(200)
  })

  test('S34: behind a trusted proxy only the address that it wrote counts', async () => {
    const claims = Array.from({ length: 12 }, (_, index) => ({
      caller: server.visitor(),
      headers: { 'X-Forwarded-For': `203.0.113.${index}, 192.0.2.34` },
    }))
    expect(await guess(nobody(), claims)).toEqual({ 400: 10, 429: 2 })
  })

  test('S34: from anywhere in one IPv6 /64 are guesses from one address', async () => {
    const claims = Array.from({ length: 12 }, (_, index) => ({
      caller: server.visitor(),
      headers: { 'X-Forwarded-For': `2001:db8:34:7:${index}::1` },
    }))
    expect(await guess(nobody(), claims)).toEqual({ 400: 10, 429: 2 })
  })

  test('S34: of the password with a stolen session are ten, however its token is spelled', async () => {
    const member = await server.member()
    const token = member.token ?? ''
    // A new password that cannot be, for the same reason as above.
    const change = { currentPassword: 'a guess', newPassword: 'short' }
    const statuses: number[] = []
    /** With this letter written as its number, which the library takes all the same. */
    const encoded = (at: number) =>
      `Bearer ${token.slice(0, at)}%${token.charCodeAt(at).toString(16)}${encodeURIComponent(token.slice(at + 1))}`
    const spellings = [`Bearer ${token}`, `bearer ${token}`, `Bearer  ${token}`, `BEARER ${token}`]
    for (let turn = 0; turn < 12; turn++) {
      const headers = { Authorization: spellings[turn] ?? encoded(turn) }
      statuses.push((await post(member, 'change-password', change, headers)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429])
  })
})

describe('guesses at one account from everywhere', () => {
  test('S34: are fifty an hour, however many there are at once', async () => {
    expect(await guess(nobody(), strangers(60))).toEqual({ 400: 50, 429: 10 })
  })

  test('S34: that one address makes do not keep another from trying', async () => {
    const email = nobody()
    const attacker = server.visitor()
    const many = Array.from({ length: 60 }, () => ({ caller: attacker }))
    expect(await guess(email, many)).toEqual({ 400: 10, 429: 50 })
    expect(await guess(email, strangers(1))).toEqual({ 400: 1 })
  })

  test('S34: leave the owner a device that was here before, and no other', async () => {
    const { email, device } = await account()
    const other = await account()
    await guess(email, strangers(2))
    await pretend(49, 'sign-in-account')
    expect(await guess(email, strangers(3))).toEqual({ 401: 1, 429: 2 })

    const nowhere = server.visitor()
    const refused = await signIn(email, nowhere)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/in \d+ minutes.*device that has signed in before/),
    })
    const [nonce = '', end = '', proof = ''] = device['X-Device']?.split('.') ?? []
    const forged = [
      other.device['X-Device'] ?? '',
      ...[`${nonce}.`, `${nonce}.${end}.x`, `${nonce}.${Number(end) + 1}.${proof}`, nonce, '.', 'x'],
    ]
    for (const device of forged) {
      expect((await signIn(email, nowhere, { 'X-Device': device })).status).toBe(429)
    }
    const known = await signIn(email.toUpperCase(), nowhere, device)
    expect(known.status).toBe(200)
    expect((await signIn(email, server.visitor(), deviceOf(known))).status).toBe(200)
  })

  test('S34: from a stolen device are ten as well, and cost nobody else anything', async () => {
    const { email, device } = await account()
    const places = strangers(3).map(({ caller }) => ({ caller, headers: device }))
    expect(await guess(email, places.slice(2))).toEqual({ 401: 1 })
    await pretend(9, 'sign-in')
    expect(await guess(email, places)).toEqual({ 401: 1, 429: 2 })
    expect((await signIn(email, server.visitor())).status).toBe(200)
  })

  test('S34: on hoarded devices are counted for the address too, and a new password makes all of them worthless', async () => {
    const { email, device } = await account()
    const caller = server.visitor()
    await guess(email, [{ caller, headers: device }])
    await pretend(239, 'sign-in-device-address')
    const more = Array.from({ length: 3 }, async () => {
      const known = await signIn(email, server.visitor())
      return { caller, headers: deviceOf(known) }
    })
    const hoarded = await Promise.all(more)
    expect(await guess(email, hoarded)).toEqual({ 401: 1, 429: 2 })

    const owner = server.visitor()
    owner.token = (await signIn(email, owner)).headers.get('set-auth-token') ?? undefined
    const change = { currentPassword: PASSWORD, newPassword: 'a new password' }
    const changed = await post(owner, 'change-password', change)
    await guess(email, strangers(1))
    await pretend(50, 'sign-in-account')
    const elsewhere = server.visitor()
    expect((await signIn(email, elsewhere, device, 'a new password')).status).toBe(429)
    expect((await signIn(email, elsewhere, deviceOf(changed), 'a new password')).status).toBe(200)
  })

  test('S34: where the proxy tells no address are not one count for everybody', async () => {
    const email = nobody()
    const nowhere = { caller: server.visitor(), headers: { 'X-Forwarded-For': 'unknown' } }
    expect(
      await guess(
        email,
        Array.from({ length: 70 }, () => nowhere),
      ),
    ).toEqual({ 400: 50, 429: 20 })
    const { email: another } = await account()
    expect((await signIn(another, nowhere.caller, nowhere.headers)).status).toBe(200)
  })

  test('S34: from one address are one count, whatever port the proxy writes behind it', async () => {
    const claims = Array.from({ length: 12 }, (_, index) => ({
      caller: server.visitor(),
      headers: { 'X-Forwarded-For': index % 2 ? `192.0.2.77:${40_000 + index}` : '192.0.2.77' },
    }))
    expect(await guess(nobody(), claims)).toEqual({ 400: 10, 429: 2 })
  })

  test('S34: are forgotten when the owner chooses a new password by mail', async () => {
    const { email } = await account()
    await guess(email, strangers(1))
    await pretend(50, 'sign-in-account')
    expect((await signIn(email, server.visitor())).status).toBe(429)
    const before = log.length
    await post(server.visitor(), 'request-password-reset', { email })
    const link = await until(() => /"link":"([^"]+)"/.exec(log.slice(before))?.[1])
    const token = new URL(link).searchParams.get('token')
    await post(server.visitor(), 'reset-password', { token, newPassword: 'a new password' })
    expect((await signIn(email, server.visitor(), {}, 'a new password')).status).toBe(200)
  })
})

describe('signing in', () => {
  test('with the right password again and again is no guessing', async () => {
    const { email } = await account()
    const caller = server.visitor()
    for (let turn = 0; turn < 11; turn++) expect((await signIn(email, caller)).status).toBe(200)
  })

  test('leaves neither address nor account in the limits that are counted', async () => {
    await signIn('nobody@example.org', server.visitor())
    const rows = await server.query<{ key: string }>('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => /@|\d+\.\d+\.\d+\.\d+/.test(key))).toEqual([])
  })
})
