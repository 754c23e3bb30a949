import { buildWeb } from './build-web.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { run } from './steps.ts'

// The browser journeys on the production build; arguments go on to Playwright: npm run test:e2e -- visitor
if (!(await ensureChromium())) process.exit(1)
await buildWeb()
const playwright = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
process.exitCode = await run('node_modules/.bin/playwright', playwright)
