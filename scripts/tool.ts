import { run } from './steps.ts'

// Runs a tool of node_modules with the pinned Node: npm run lint, format, test:unit, test:watch, test:one.
const [name = '', ...args] = process.argv.slice(2)
process.exitCode = await run(`node_modules/.bin/${name}`, args)
