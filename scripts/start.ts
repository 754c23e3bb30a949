import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'
import { orSay } from './or-say.ts'

// Half of a start's work is compiling the same sources as last time.
enableCompileCache()
await orSay(buildWeb)
if (process.exitCode) process.exit()
await import('../server/main.ts')
