import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'server/dev.ts',
    'server/test/record-statements.ts',
    'scripts/*.{ts,mjs}',
    'bench/*/run.ts',
    'bench/*/{page,delay-probe,probe-process,control-server,servers/*}.{ts,tsx}',
    'e2e/**/*.ts',
    // Built for the server by scripts/bundle-web.ts.
    'web/app/drawn-page.tsx',
    'web/app/first-screen.tsx',
    // Bundled by scripts/bundle-worker.ts.
    'web/worker/service-worker.ts',
  ],
  project: [
    '{server,engine,shared,web,scripts,bench,evals,e2e}/**/*.{ts,tsx,mjs}',
    '!bench/*/node_modules/**',
  ],
  // A type beside the function that takes it may be exported for those who will need to name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Called by their path in node_modules/.bin.
    '@biomejs/biome',
    'dependency-cruiser',
    'typescript-7',
    // Imported by a stylesheet.
    '@fontsource-variable/hanken-grotesk',
    '@fontsource-variable/source-serif-4',
    '@fontsource/ibm-plex-mono',
    // Installed by the benchmark itself.
    'streamdown',
  ],
}

export default config
