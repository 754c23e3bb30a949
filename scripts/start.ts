import { enableCompileCache } from 'node:module'
import { buildWeb } from './build-web.ts'
import { exitWithMessage } from './exit-with-message.ts'

// Half of a start's work is compiling the same sources as last time.
enableCompileCache()
await exitWithMessage(buildWeb)
if (process.exitCode) process.exit()
await import('../server/main.ts')
