import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A test file, with the shapes of the statements that it and its servers sent. */
export interface Sender {
  readonly file: string
  readonly statements: readonly string[]
  /** How long it took, in milliseconds. */
  readonly ms: number
  /** Whether its tests open a database themselves. */
  readonly opens: boolean
}

/**
 * The test files that a second PostgreSQL need not run: they open no database themselves, and other files that do run have
 * the product send it every statement that they do; the longest are the first to be spared. One whose servers are
 * processes of their own sends nothing.
 */
export function needlessAgain(senders: readonly Sender[]): string[] {
  const times = new Map<string, number>()
  const count = ({ statements }: Sender, by: number) => {
    for (const each of statements) times.set(each, (times.get(each) ?? 0) + by)
  }
  for (const sender of senders) count(sender, 1)
  const needless: string[] = []
  for (const sender of [...senders].sort((a, b) => b.ms - a.ms)) {
    const alone = sender.statements.some((each) => times.get(each) === 1)
    if (alone || (sender.opens && sender.statements.length > 0)) continue
    count(sender, -1)
    needless.push(sender.file)
  }
  return needless
}

/** Reads what server/test/record-statements.ts wrote into a folder. */
export async function readSenders(folder: string): Promise<Sender[]> {
  const names = await readdir(folder)
  return Promise.all(
    names.map(async (name) => {
      const { file, statements, ms } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Sender
      return { file, statements, ms, opens: await opensDatabase(file) }
    }),
  )
}

/** Returns whether a file, or one beside it that it imports, opens a database. */
async function opensDatabase(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false
  seen.add(file)
  const text = await readFile(file, 'utf8')
  if (/openDatabase|new pg\./.test(text)) return true
  for (const [, beside = ''] of text.matchAll(/ from '\.\/([\w-]+\.ts)'/g)) {
    if (await opensDatabase(join(dirname(file), beside), seen)) return true
  }
  return false
}
