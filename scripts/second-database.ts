import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A test file, with the shapes of the statements that it and its servers sent. */
export interface Sender {
  readonly file: string
  readonly statements: readonly string[]
  /** Whether its tests look into the database themselves. */
  readonly looks: boolean
}

/**
 * The test files that a second PostgreSQL need not run: they look into no database themselves, and other files that do run
 * send it every statement that they send. One whose servers are processes of their own sends nothing.
 */
export function needlessAgain(senders: readonly Sender[]): string[] {
  const times = new Map<string, number>()
  const count = ({ statements }: Sender, by: number) => {
    for (const each of statements) times.set(each, (times.get(each) ?? 0) + by)
  }
  for (const sender of senders) count(sender, 1)
  const needless: string[] = []
  for (const sender of [...senders].sort((a, b) => a.statements.length - b.statements.length)) {
    const alone = sender.statements.some((each) => times.get(each) === 1)
    if (alone || (sender.looks && sender.statements.length > 0)) continue
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
      const { file, statements } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Sender
      return { file, statements, looks: await looksIntoDatabase(file) }
    }),
  )
}

/** Whether a file, or one beside it that it imports, asks the database something. */
async function looksIntoDatabase(file: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(file)) return false
  seen.add(file)
  const text = await readFile(file, 'utf8')
  if (/\.query[<(]|openDatabase|new pg\./.test(text)) return true
  for (const [, beside = ''] of text.matchAll(/ from '\.\/([\w-]+\.ts)'/g)) {
    if (await looksIntoDatabase(join(dirname(file), beside), seen)) return true
  }
  return false
}
