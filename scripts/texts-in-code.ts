import ts from 'typescript'

/** Attributes and properties whose text a person reads or hears. */
const READ = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'confirm',
  'description',
  'error',
  'label',
  'placeholder',
  'text',
  'title',
])
const WORDS = /\p{L}{2}/u
/** Names that are the same in every language. */
const NAMES = new Set([
  'Beachhead',
  'English',
  'Deutsch',
  'Español',
  'Français',
  'PDF',
  'https://',
  'DOCX',
  'JSON',
  'Markdown',
])

/** Texts that a component says itself instead of taking them from content/interface; a sentence for each. */
export function textsInCode(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    const words = wordsIn(node)?.trim()
    if (words && WORDS.test(words) && !NAMES.has(words)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      faults.push(`${path}:${line + 1}: "${words}" belongs into content/interface.`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

/** Returns what is written between tags, and what an attribute or a property with a text says. */
function wordsIn(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (ts.isJsxAttribute(node)) return READ.has(node.name.getText()) ? said(node.initializer) : undefined
  if (ts.isPropertyAssignment(node)) {
    const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : ''
    return READ.has(name) && isPhrase(said(node.initializer)) ? said(node.initializer) : undefined
  }
  if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent)) return said(node)
  return undefined
}

/** A key or a name of a tone is one word in small letters; a text has a space or begins with a capital. */
const isPhrase = (words: string | undefined) => words !== undefined && /\s|^\p{Lu}/u.test(words)

/** The words of a string, a template or a choice between strings. */
function said(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isJsxExpression(node)) return said(node.expression)
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
  if (ts.isConditionalExpression(node)) return said(node.whenTrue) ?? said(node.whenFalse)
  return undefined
}
