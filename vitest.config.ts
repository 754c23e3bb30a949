import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Property tests take seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{shared,server,web,evals,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{http,scale,soak}.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['server/**/*.http.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // These tests wait more than they compute: for replies at reading pace, for flushes and for heartbeats.
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'scale',
          include: ['server/**/*.scale.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'soak',
          include: ['server/**/*.soak.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
