import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: ['server/main.ts', 'server/dev.ts', 'scripts/*.{ts,mjs}', 'bench/*/run.ts', 'web/app/main.tsx', 'e2e/**/*.ts'],
  project: ['{server,shared,web,scripts,bench,evals,e2e}/**/*.{ts,tsx,mjs}'],
  // `node` is the pinned runtime, put in front of the path.
  ignoreDependencies: ['node'],
}

export default config
