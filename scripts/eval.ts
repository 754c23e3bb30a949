import { run } from '../evals/run.ts'

await run(process.argv.slice(2))
