import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

const TEST = /(?:\.test|-in-test|\.d)\.ts$/
/** They read the files of content/, which are ours, and tell their writers what is wrong in them. */
const FILE_READERS = /^engine\/(?:content|knowledge)\//
/** Faults of modules that content/learned/questions.bin is learned with: to be mended when it is learned again. */
const HELD: Readonly<Record<string, number>> = {
  'engine/words/analyse.ts': 4,
  'engine/words/fold.ts': 2,
  'engine/search/question-classifier/features.ts': 2,
}

/**
 * Whether engine/ holds no text of a natural language and no pattern with a quantifier without a bound: the first belongs
 * into content/, the second may take a time that grows with the square of what a founder sends.
 */
export function checkEngine(): boolean {
  const files = globSync('engine/**/*.ts').filter((path) => !TEST.test(path) && !FILE_READERS.test(path))
  const texts = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const stored = new Set(texts.flatMap(({ path, text }) => storedIn(path, text)))
  const faults = texts.flatMap(({ path, text }) => {
    const found = faultsOf(path, text, stored)
    return found.length > (HELD[path] ?? 0) ? found : []
  })
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/**
 * The values of a module's closed unions that events keep: what is declared with `@stored` in its comment and ends with
 * `as const`. They are names that are never shown, and cannot change.
 */
export function storedIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((each) => ts.isVariableStatement(each))
    .filter((each) => ts.getJSDocTags(each).some(({ tagName }) => tagName.text === 'stored'))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) =>
      initializer && ts.isAsExpression(initializer) ? valuesIn(initializer) : [],
    )
}

/** The strings of an array or an object. */
function valuesIn({ expression }: ts.AsExpression): string[] {
  const values = ts.isArrayLiteralExpression(expression)
    ? expression.elements
    : ts.isObjectLiteralExpression(expression)
      ? expression.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? each.initializer : []))
      : []
  return values.flatMap((each) => (ts.isStringLiteral(each) ? each.text : []))
}

/** Says, a sentence each, where a module holds what belongs elsewhere; `stored` are values that events keep. */
export function faultsOf(path: string, text: string, stored: ReadonlySet<string> = new Set()): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const fault = faultIn(node, stored)
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (fault) faults.push(`${path}:${line + 1} ${fault}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

function faultIn(node: ts.Node, stored: ReadonlySet<string>): string | undefined {
  if (ts.isRegularExpressionLiteral(node)) {
    const pattern = node.text.slice(1, node.text.lastIndexOf('/'))
    if (isUnbounded(pattern))
      return 'has a pattern with a quantifier without a bound: read tokens, or bound it'
    if (hasWords(pattern.replaceAll(ESCAPE, ' ').replaceAll(CLASS, ' ')))
      return 'has words in a pattern: they belong into content/lexicon'
    return undefined
  }
  if (!ts.isStringLiteral(node) && !ts.isTemplateLiteralToken(node)) return undefined
  if (isForDevelopers(node) || isKey(node) || stored.has(node.text)) return undefined
  return hasSentence(node.text) || (node.text.length > 1 && LETTERS_BEYOND_ASCII.test(node.text))
    ? 'has text of a natural language: it belongs into content/'
    : undefined
}

const ESCAPE = /\\[pP]\{[^}]{1,40}\}|\\.|\(\?<[a-zA-Z]{1,40}>|\(\?[:=!<]{1,2}/g
/** One letter of several is no word. */
const CLASS = /\[[^\]]{0,400}\]/g
/** Apostrophes and the like, which Unicode calls modifier letters, are none. */
const LETTERS_BEYOND_ASCII = /[^\P{L}\p{Lm}a-zA-Z]/u
/** Two words of three letters or more beside each other, or as alternatives. */
const hasWords = (pattern: string) =>
  LETTERS_BEYOND_ASCII.test(pattern) || /[a-z]{3,40}[ |][a-z]{3,40}/.test(pattern)
/** Four words in a row. */
const hasSentence = (text: string) => /[a-zA-Z']{1,40}(?:,? [a-zA-Z']{1,40}){3}/.test(text)

/** The key of an object is a name in the code, whatever it says. */
const isKey = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node

/** Returns what only a developer or a writer of content reads: what is wrong with a call, or with a file. */
function isForDevelopers(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true
    if (
      ts.isCallExpression(at) &&
      /^(?:z\.|z$|report\b|wrong\b|context\.addIssue)/.test(at.expression.getText())
    )
      return true
  }
  return false
}

/**
 * Returns whether a pattern repeats something without a bound; what stands in a class or is escaped repeats
 * nothing.
 */
function isUnbounded(pattern: string): boolean {
  const bare = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]{0,400}\]/g, 'x')
  return /[*+]|\{\d{1,4},\}/.test(bare.replaceAll(/[)\]x.\w]\?/g, ''))
}
