import { readFile } from 'node:fs/promises'

const ROW = /^\| ([RS]\d+) \| [^|]+ \| ([^|]+) \|$/gm

/** Whether every case of docs/trust.md is held by the tests it names, or says why it does not apply; prints the others. */
export async function checkTrust(): Promise<boolean> {
  const rows = [...(await readFile('docs/trust.md', 'utf8')).matchAll(ROW)]
  const wrong: string[] = rows.length === 0 ? ['docs/trust.md holds no case'] : []
  for (const [, id = '', held = ''] of rows) {
    if (held.startsWith('does not apply: ')) continue
    const files = Array.from(held.matchAll(/`([^`]+)`/g), ([, path = '']) => path)
    if (files.length === 0) wrong.push(`${id}: names no test and no reason`)
    for (const file of files) {
      const text = await readFile(file, 'utf8').catch(() => '')
      if (!new RegExp(`['"\`][^'"\`\\n]*\\b${id}\\b`).test(text))
        wrong.push(`${id}: ${file} holds no test of that number`)
    }
  }
  for (const each of wrong) console.error(each)
  return wrong.length === 0
}
