import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Code that reads a founder's text where no model does. */
const PLAIN_READING = /^engine\/(?:text|reading)\/(?!model\/)/
const ENGINE = /^engine\//
const TEST = /\.test\.tsx?$|-in-test\.ts$|^server\/test\/|^e2e\//

/**
 * How many lines of TypeScript a part should have, tests left out, and how many it may have until then: lower `held`
 * when the part has become smaller.
 */
const LIMITS: readonly { name: string; files: RegExp; aim: number; held: number }[] = [
  { name: 'The reading of text without a model', files: PLAIN_READING, aim: 4_000, held: 5_180 },
  { name: 'The engine', files: ENGINE, aim: 12_000, held: 16_100 },
]
const FILE_LINES = 300
/** From its first line to its last, components too. */
const FUNCTION_LINES = 80
const LINE_LENGTH = 120
/** Outside of the engine: patterns and sentences of more characters, of which there may be no more than these. */
const LONG_LINE = { length: 139, held: 79 }
const DRAWING = /^web\/ui\/icons\//

interface Source {
  readonly path: string
  readonly lines: readonly string[]
}

/** Prints how large the parts of the code are; says whether each is within its limit, each file, and lines. */
export function checkSizes(): boolean {
  const sources = sourcesOf()
  const faults: string[] = []
  for (const { name, files, aim, held } of LIMITS) {
    const lines = linesOf(sources.filter(({ path }) => files.test(path)))
    console.log(`${name}: ${lines} lines (aim ${aim})`)
    if (lines > held) faults.push(`${name} has ${lines} lines, ${held} are allowed: make it do less`)
  }
  console.log(`All TypeScript but tests: ${linesOf(sources)} lines`)
  for (const { path, lines } of sources)
    if (lines.length > FILE_LINES)
      faults.push(`${path} has ${lines.length} lines, ${FILE_LINES} are allowed: divide it by subject`)
  faults.push(...sources.flatMap(longFunctions))
  for (const { path, lines } of sources.filter(({ path }) => ENGINE.test(path)))
    lines.forEach((line, at) => {
      if (line.length > LINE_LENGTH) faults.push(`${path}:${at + 1} is ${line.length} characters long`)
    })
  const long = sources
    .filter(({ path }) => !DRAWING.test(path))
    .flatMap(({ lines }) => lines.filter((line) => line.length > LONG_LINE.length))
  if (long.length > LONG_LINE.held)
    faults.push(
      `${long.length} lines have over ${LONG_LINE.length} characters, ${LONG_LINE.held} are allowed`,
    )
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Says of each function that is too long where it begins. Short files are not looked into. */
export function longFunctions({ path, lines }: Source): string[] {
  if (lines.length <= FUNCTION_LINES) return []
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.Latest, true)
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const length = lineOf(node.end) - lineOf(node.getStart(source)) + 1
    if (length <= FUNCTION_LINES) return
    if (ts.isFunctionLike(node))
      faults.push(
        `${path}:${lineOf(node.getStart(source))} is a function of ${length} lines, ` +
          `${FUNCTION_LINES} are allowed: divide it by subject`,
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const linesOf = (sources: readonly Source[]) => sources.reduce((sum, { lines }) => sum + lines.length, 0)

function sourcesOf(): Source[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !TEST.test(path))
    .map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }))
}
