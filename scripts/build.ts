import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.ts'

await buildWeb({ force: true })
console.log(`Built ${fileURLToPath(new URL('../dist/web', import.meta.url))}`)
