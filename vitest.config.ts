import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They wait for processes to start and to end, so they begin first and the others run beside them. */
const LONGEST = [
  '/kill.http.test.ts',
  '/stop.http.test.ts',
  '/simulation.http.test.ts',
  '/frozen-database.http.test.ts',
]

/** A fresh checkout knows only the sizes of its test files, and the longest of all are short. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name))
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What the files share (the server, its weights and its knowledge) is read once by a worker, not once by a file.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          setupFiles: ['web/test/in-english.ts'],
          // Property tests take seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: ['{shared,engine,server,web,evals,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{http,scale,soak}.test.ts', '**/*.dom.test.tsx', '**/node_modules/**'],
          // The same in all three, so that they run side by side.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['web/test/setup.ts'],
          testTimeout: 30_000,
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['server/**/*.http.test.ts'],
          // Node loads the server as `npm start` does: nothing is bundled, and its modules call each other directly.
          experimental: { viteModuleRunner: false },
          globalSetup: ['server/test/global-setup.ts'],
          // scripts/test.ts wants to know what is sent to the database.
          setupFiles: process.env.STATEMENTS ? ['server/test/record-statements.ts'] : [],
          // Longer than `until` waits, so that a test says what did not happen.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // These tests wait more than they compute: for flushes, for heartbeats and for processes.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'scale',
          include: ['server/**/*.scale.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
