import { build } from 'vite'
import { bundleWorker } from './bundle-worker.ts'
import { precompress } from './precompress.ts'

// scripts/build-web.ts runs this when something changed, in a process of its own.
await build({ logLevel: 'warn' })
await bundleWorker('dist/web')
await precompress('dist/web')
// What draws the first screen in the server, whole: its texts are compiled, which a package outside of it would not know.
await build({
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: 'app/first-screen.tsx',
    outDir: '../dist/first-screen',
    copyPublicDir: false,
  },
})
