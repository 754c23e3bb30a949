import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { fillPage } from './http/static.ts'
import { readConfig } from './runtime/config.ts'
import { openLog } from './runtime/log.ts'
import { stopOnSignal } from './runtime/stop-on-signal.ts'
import { startRuntime } from './start-runtime.ts'

/** The paths that are the server's; everything else is the web client's, served by Vite with hot reload. */
const SERVER_PATHS = /^\/(auth\/v1|functions|rest|realtime|healthz|readyz|metrics|logos)(\/|$|\?)/

const config = readConfig({ LOG_FORMAT: 'pretty', ...process.env })
const log = openLog(config)
const runtime = await startRuntime(config, log)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const answer = getRequestListener(runtime.app.fetch)

const server = createHttpServer((request, response) => {
  const url = request.url ?? '/'
  if (SERVER_PATHS.test(url)) return void answer(request, response)
  vite.middlewares(request, response, async () => {
    const shell = await readFile(new URL('../web/index.html', import.meta.url), 'utf8')
    const page = await vite.transformIndexHtml(url, fillPage(shell, runtime.site, config.PUBLIC_API_KEY))
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  })
})
server.listen(config.PORT, config.HOST, () => log.info(`Developing at ${config.publicUrl}`))
stopOnSignal(
  server,
  { ...runtime, stop: async () => void (await Promise.all([vite.close(), runtime.stop()])) },
  log,
)
