import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Log } from '#server/runtime/log.ts'
import type { Site } from '#server/workers/site/site.ts'
import { acceptedLanguage } from '#shared/accepted-language.ts'
import { isDrawn } from '#shared/drawn-page.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'
import { isKnownPath, ROUTES } from '#shared/routes.ts'
import type { PublicSite } from '#shared/site.ts'
import { drawFirstScreens, type FirstScreen } from './first-screen.ts'
import type { App } from './route.ts'
import { noteUnknownPaths } from './unknown-paths.ts'

const compress = promisify(brotliCompress)

interface Page {
  readonly html: string
  readonly compressed: Uint8Array<ArrayBuffer>
}

/**
 * The page of the client: with the home page drawn in it, or empty for every other address; by language. The
 * empty ones differ in what they link.
 */
export interface Pages {
  readonly home: Readonly<Record<Language, Page>>
  readonly dashboard: Readonly<Record<Language, Page>>
  readonly conversation: Readonly<Record<Language, Page>>
  readonly other: Readonly<Record<Language, Page>>
  /** The web app manifest, under the product's name. */
  readonly manifest: string
}

/**
 * The page with the site's settings written into it, so that the browser draws without asking first, and with the home
 * page drawn ahead. Undefined while the web client is not built.
 */
export async function preparePages(
  folder: string,
  site: PublicSite,
  apiKey: string | undefined,
): Promise<Pages | undefined> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (shell === undefined) return undefined
  const filled = fillPage(shell, site, apiKey)
  const screens = await drawFirstScreens(join(folder, '..', 'first-screen', 'first-screen.js'), site)
  const pages = async (place: Place) => {
    const made = LANGUAGES.map(async (language) => [
      language,
      await pageOf(filled, language, screens?.[language], place),
    ])
    return Object.fromEntries(await Promise.all(made)) as Record<Language, Page>
  }
  return {
    home: await pages('home'),
    dashboard: await pages('dashboard'),
    conversation: await pages('conversation'),
    other: await pages('other'),
    manifest: JSON.stringify(manifestOf(site)),
  }
}

/** The pages as the site is now, drawn anew after each change. Undefined while the web client is not built. */
export async function keepPages(
  folder: string,
  site: Site,
  { apiKey, log }: { apiKey: string | undefined; log: Log },
): Promise<(() => Pages) | undefined> {
  let pages = await preparePages(folder, site.current(), apiKey)
  if (!pages) return undefined
  let drawing = Promise.resolve()
  site.onChange(() => {
    drawing = drawing
      .then(async () => {
        pages = (await preparePages(folder, site.current(), apiKey)) ?? pages
      })
      .catch((err: unknown) => log.error({ err }, 'The pages could not be drawn with the saved texts'))
  })
  const kept = () => pages as Pages
  return kept
}

async function pageOf(
  filled: string,
  language: Language,
  screen: FirstScreen | undefined,
  place: Place,
): Promise<Page> {
  const wanted = place === 'home' ? [] : ['client', place, `${place}-${language}`]
  const link = place === 'other' ? preloadAll : nameAll
  const html = told(filled, screen)
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--screen-->', () => (place === 'home' ? (screen?.html ?? '') : ARRIVING))
    .replace(NAMED_FILES, (_all, part: string, files: string) => (wanted.includes(part) ? link(files) : ''))
  return { html, compressed: new Uint8Array(await compress(html)) }
}

/** Fills a page until its client draws it: bars in the place of the text, as `web/app/early.ts` knows them. */
const ARRIVING = '<div class="arriving" aria-hidden="true"><i></i><i></i><i></i><i></i></div>'

type Place = Exclude<keyof Pages, 'manifest'>

/** Returns which of the pages stands at an address. */
function placeOf(path: string): Place {
  if (path === ROUTES.home) return 'home'
  if (path === ROUTES.dashboard) return 'dashboard'
  return isDrawn(path) ? 'conversation' : 'other'
}

/** The files of the client, and those of its pages, as vite.config.ts names them in the page. */
const NAMED_FILES = /<!--((?:client|dashboard|conversation)(?:-\w\w)?):(.*?)-->/g

/** Preloads the client where nothing is to be seen without it; on the home page it would compete with the first screen. */
const preloadAll = (files: string) =>
  files
    .split(' ')
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('')

/**
 * Links the styles and fonts of a member's page, and names its scripts: `web/app/picture.ts` fetches them
 * once the page is seen as the server draws it, with which they would compete.
 */
function nameAll(files: string): string {
  const all = (end: string) => files.split(' ').filter((file) => file.endsWith(end))
  const fonts = all('.woff2').map(
    (file) => `<link rel="preload" crossorigin as="font" type="font/woff2" href="${file}">`,
  )
  const styles = all('.css').map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
  return `${fonts.join('')}${styles.join('')}<meta name="client" content="${all('.js').join(' ')}">`
}

/** The page with what search engines and browsers without scripts read, in the language of its screen. */
function told(filled: string, screen: FirstScreen | undefined): string {
  if (!screen) return filled
  return filled
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_all, before: string) => `${before}${escapeAttribute(screen.description)}`,
    )
    .replace(
      /(<noscript[^>]*)>[^<]*/,
      (_all, tag: string) =>
        `${tag} data-incomplete="${escapeAttribute(screen.incomplete)}">${escapeAttribute(screen.noScript)}`,
    )
}

/** The manifest that a device installs the product by; its icons are `web/public/favicon.svg` as images. */
function manifestOf({ name }: PublicSite) {
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FBFBF9',
    theme_color: '#FBFBF9',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** Settings as inert data: `<` cannot end the element they stand in. */
export function fillPage(shell: string, site: PublicSite, apiKey: string | undefined): string {
  const json = JSON.stringify(site).replaceAll('<', '\\u003c')
  const key = escapeAttribute(apiKey ?? '')
  const head = `<script type="application/json" id="site">${json}</script><meta name="api-key" content="${key}">`
  return shell.replace('<!--site-->', () => head)
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Stands in for the pages of a client that is not built; the server's other doors work without it. */
export function mountNotBuilt(app: App): void {
  app.get('*', (c) => c.text('The web client is not built: run npm run build, then start again.', 503))
}

/** The built web client: hashed files for ever, the page fresh each time, and 404 for what is neither. */
export function mountStatic(app: App, folder: string, pages: () => Pages): void {
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.get('/assets/*', (c) => c.text('Not found', 404))
  app.get('/manifest.webmanifest', (c) =>
    c.body(pages().manifest, 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'no-cache',
    }),
  )
  app.use('*', async (c, next) => {
    if (c.req.path === '/' || c.req.path === '/index.html') return next()
    return serveStatic<{ Bindings: object }>({ root: folder, precompressed: true })(c as never, next)
  })
  const noteUnknown = noteUnknownPaths()
  app.get('*', (c) => {
    const known = isKnownPath(c.req.path)
    if (!known) noteUnknown(c.get('ctx').log, c.req.path)
    const language = acceptedLanguage(c.req.header('accept-language'))
    const page = pages()[placeOf(c.req.path)][language]
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Accept-Language',
    }
    const status = known ? 200 : 404
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(page.html, status, headers)
    return c.body(page.compressed, status, { ...headers, 'Content-Encoding': 'br' })
  })
}
