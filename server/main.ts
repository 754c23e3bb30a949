import { join } from 'node:path'
import { ROUTES } from '#shared/routes.ts'
import { mountDrawnPage } from './http/drawn-page.ts'
import { listen } from './http/listen.ts'
import { openPageDrawer } from './http/page-drawer.ts'
import { keepPages, mountNotBuilt, mountStatic } from './http/static.ts'
import { describeModel, localOffers } from './models/open-models.ts'
import { readConfig } from './runtime/config.ts'
import { openLog } from './runtime/log.ts'
import { stopOnSignal } from './runtime/stop-on-signal.ts'
import { logStrays } from './runtime/strays.ts'
import { startTracing } from './runtime/tracing.ts'
import { startRuntime } from './start-runtime.ts'

const WEB = join(import.meta.dirname, '..', 'dist', 'web')
const DRAWN_PAGES = join(import.meta.dirname, '..', 'dist', 'first-screen', 'drawn-page.js')

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config)
  logStrays(log)
  const tracing = await startTracing(process.env)
  const runtime = await startRuntime(config, log)
  const page = await keepPages(WEB, runtime.deps.site, { apiKey: config.PUBLIC_API_KEY, log })
  const drawer = openPageDrawer(DRAWN_PAGES, () => runtime.site, log)
  mountDrawnPage(runtime.app, drawer)
  if (page) mountStatic(runtime.app, WEB, page)
  else mountNotBuilt(runtime.app)
  const { PORT: port, HOST: host } = config
  const server = await listen(runtime.app, { port, host }).catch(async (error) => {
    await runtime.stop()
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new Error(`PORT ${port} is taken on ${host}: stop what uses it, or set PORT.`) : error
  })
  const stop = async () => {
    await drawer.close()
    await runtime.stop()
    await tracing?.stop()
  }
  stopOnSignal(server, { ...runtime, stop }, log)
  const facts = [
    `${runtime.site.name} is running at ${config.publicUrl}`,
    `Data: ${runtime.dataLocation}`,
    ...(page ? [] : ['Pages: none, the web client is not built; run npm run build']),
    `Answers: ${await describeModel(runtime.deps.models, runtime.deps.settings)}`,
    ...(await localOffers(runtime.deps.models, config)),
    ...(runtime.bootstrapPasscode
      ? [
          `First admin: sign up at ${config.publicUrl}${ROUTES.bootstrapAdmin}`,
          `Bootstrap passcode (no admin exists yet): ${runtime.bootstrapPasscode}`,
        ]
      : []),
  ]
  process.stdout.write(`\n${facts.map((fact) => `  ${fact}`).join('\n')}\n\n`)
}
