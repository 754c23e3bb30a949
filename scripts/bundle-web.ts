import { build } from 'vite'
import { bundleWorker } from './bundle-worker.ts'
import { precompress } from './precompress.ts'

// scripts/build-web.ts runs this when something changed, in a process of its own.
await build({ logLevel: 'warn' })
await bundleWorker('dist/web')
await precompress('dist/web')
// What draws pages in the server, whole: their texts are compiled, which a package outside of it would not
// know.
await build({
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: { input: ['web/app/first-screen.tsx', 'web/app/drawn-page.tsx'] },
    outDir: '../dist/first-screen',
    copyPublicDir: false,
  },
})
