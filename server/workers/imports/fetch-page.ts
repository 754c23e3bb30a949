import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '#shared/errors.ts'
import { isPublic } from './public-address.ts'

/** Milliseconds for the whole page, with all its redirects. */
const TIME_MS = 15_000
/** Redirects that are followed. */
const REDIRECTS = 3
/** Largest page, in bytes. */
const SIZE = 10 * 1024 * 1024
const PORTS = new Set(['', '80', '443'])
const TYPES = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'application/pdf',
])

/** A page as its server sent it. */
export interface FetchedPage {
  /** Where it was found in the end. */
  readonly address: string
  readonly type: string
  /** The character set that the server names, if it does. */
  readonly charset: string | undefined
  readonly bytes: Uint8Array
}

interface Resolved {
  readonly address: string
  readonly family: number
}

export interface FetchOptions {
  /** Hosts with their port that the operator reads although they are not public: `wiki.internal:8080`. */
  readonly privateHosts: ReadonlySet<string>
  /** The product's name and version, for the servers asked. */
  readonly userAgent: string
  /** Every address of a name. */
  readonly resolve?: (name: string) => Promise<readonly Resolved[]>
}

const refuse = (message: string, cause?: unknown) => new AppError('bad_request', message, { cause })

/**
 * Fetches a public page. Each address on the way is looked up once and has to be public; the connection goes to what was
 * looked up, so that a name cannot mean something else a moment later. Throws `bad_request` with what to do.
 */
export async function fetchPage(address: string, options: FetchOptions): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(TIME_MS)
  const typed = readAddress(address)
  let url = typed
  try {
    for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
      const isOwn = url.host === typed.host && options.privateHosts.has(hostAndPort(url))
      const pinned = isOwn ? await allOf(url, options, signal) : await publicOf(url, options, signal)
      const response = await request(url, pinned, options.userAgent, signal)
      const next = response.headers.location
      if (!isRedirect(response.statusCode) || next === undefined) return await readPage(url, response)
      response.destroy()
      url = readAddress(next, url)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    if (signal.aborted) throw refuse(`The page did not arrive within ${TIME_MS / 1000} seconds.`, error)
    throw refuse(`${url.host} cannot be reached. Check the address.`, error)
  }
  throw refuse(`The page leads on to other addresses more than ${REDIRECTS} times.`)
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href)
  if (!url || !/^https?:$/.test(url.protocol))
    throw refuse('This is not the address of a page. It begins with https:// or http://.')
  if (url.username !== '' || url.password !== '')
    throw refuse('An address with a name or password is not read.')
  return url
}

const nameOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')
const portOf = (url: URL) => url.port || (url.protocol === 'https:' ? '443' : '80')
const hostAndPort = (url: URL) => `${nameOf(url)}:${portOf(url)}`
const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status)

/** The addresses of a name that may be asked: all of them have to be public. */
async function publicOf(url: URL, options: FetchOptions, signal: AbortSignal): Promise<readonly Resolved[]> {
  if (!PORTS.has(url.port)) throw refuse('Only pages at the usual ports, 80 and 443, are read.')
  const found = await allOf(url, options, signal)
  if (found.length > 0 && found.every(({ address }) => isPublic(address))) return found
  throw refuse('This address leads into a private network. Only public pages can be imported.')
}

async function allOf(
  url: URL,
  { resolve = (name) => lookup(name, { all: true }) }: FetchOptions,
  signal: AbortSignal,
): Promise<readonly Resolved[]> {
  const name = nameOf(url)
  const family = isIP(name)
  if (family !== 0) return [{ address: name, family }]
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([resolve(name), ended])
}

function request(
  url: URL,
  pinned: readonly Resolved[],
  userAgent: string,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const toPinned: LookupFunction = (_name, options, answer) => {
    const [first] = pinned
    if (options.all || first === undefined) answer(null, [...pinned])
    else answer(null, first.address, first.family)
  }
  const { get } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const headers = {
      'User-Agent': userAgent,
      Accept: 'text/html, text/markdown, text/plain, application/pdf',
      'Accept-Encoding': 'identity',
    }
    get(url, { agent: false, headers, lookup: toPinned, signal }, resolve).on('error', reject)
  })
}

async function readPage(url: URL, response: http.IncomingMessage): Promise<FetchedPage> {
  const { statusCode = 0, headers } = response
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const problem = problemOf(statusCode, type, headers)
  if (problem) {
    response.destroy()
    throw refuse(problem)
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.length
    if (size > SIZE) {
      response.destroy()
      throw refuse(TOO_LARGE)
    }
    parts.push(part)
  }
  const charset = parameters.find((each) => each.startsWith('charset='))?.slice('charset='.length)
  return { address: url.href, type, charset: charset?.replaceAll('"', ''), bytes: Buffer.concat(parts) }
}

const TOO_LARGE = `The page is too large: at most ${SIZE / 1024 / 1024} MB are read.`

function problemOf(status: number, type: string, headers: http.IncomingHttpHeaders): string | undefined {
  if (status !== 200)
    return `The page answers with status ${status}. Check the address, or whether it asks for a sign-in.`
  if (!TYPES.has(type))
    return `The address holds ${type || 'something unnamed'}. Web pages, plain text, Markdown and PDF are read.`
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return 'The page came compressed although that was not asked for.'
  return Number(headers['content-length'] ?? 0) > SIZE ? TOO_LARGE : undefined
}
