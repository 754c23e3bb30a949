import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'

// Half of a start's work is compiling the same sources as last time.
enableCompileCache()
await buildWeb()
await import('../server/main.ts')
