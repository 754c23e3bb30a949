import { readdir } from 'node:fs/promises'

const [name = '', ...args] = process.argv.slice(2)
const names = (await readdir('bench', { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
if (!names.includes(name)) {
  console.error(
    `Name a benchmark: npm run bench -- ${names.filter((each) => each !== 'node_modules').join(' | ')}`,
  )
  process.exit(1)
}
const { run } = (await import(`../bench/${name}/run.ts`)) as { run: (args: string[]) => Promise<void> }
await run(args)
