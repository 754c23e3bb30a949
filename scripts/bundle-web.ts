import { build } from 'vite'
import { precompress } from './precompress.ts'

// scripts/build-web.ts runs this when something changed, in a process of its own.
await build({ logLevel: 'warn' })
await precompress('dist/web')
