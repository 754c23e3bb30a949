import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { SHELL } from '../web/worker/answer.ts'

/** The scripts, the styles, and the latin faces; other files are not needed to read offline. */
const CLIENT = /\.(?:js|css)$|(?:serif-latin-400|serif-latin-600|sans-latin)-.*\.woff2$/
const BESIDE = ['before-paint.js', 'favicon.svg']

/** Bundles the service worker into `folder`, with the names of the client's files in it. */
export async function bundleWorker(folder: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => CLIENT.test(name)).sort()
  const revised = async (url: string, file: string) => ({ url, revision: await hashOf(join(folder, file)) })
  const precached = [
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...(await Promise.all(BESIDE.map((name) => revised(`/${name}`, name)))),
    await revised(SHELL, 'index.html'),
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'web/worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16)
}
