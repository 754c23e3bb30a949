import { defineConfig } from '@playwright/test'
import { CHROMIUM, CHROMIUM_FLAGS } from './chromium.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A shared machine stalls now and then; a test that needed its second try is named in the summary.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
    locale: 'en-GB',
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    // Everybody who signs in is given the whole client to keep, some 300 files: the journeys about that allow it.
    serviceWorkers: 'block',
    // What moves is waited for, and drawn by the processor. The celebration of a level is seen to move.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
