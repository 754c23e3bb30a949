import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of `content/learned` and what it is learned from. Paths begin at the repository's root. */
export interface Learned {
  readonly output: string
  /** The command that learns it. */
  readonly command: string
  /** Patterns of the files of content. */
  readonly content: readonly string[]
  /** Modules whose code, with all that they import, turns content into what is learned. */
  readonly code: readonly string[]
}

/** Which answer a question deserves. */
export const QUESTIONS: Learned = {
  output: 'content/learned/questions.bin',
  command: 'npm run learn-questions',
  content: [
    'content/knowledge/*/questions.*.tsv',
    'content/knowledge/*/answers.*.yaml',
    'content/questions/*.txt',
    'content/lexicon/thesaurus.txt',
    'content/lexicon/field-words.txt',
    'content/lexicon/*/stop-words.txt',
  ],
  code: ['engine/search/question-classifier/features.ts', 'scripts/learning/learn-questions.ts'],
}

/** Which field of the roadmap a sentence fills. */
export const ROLES: Learned = {
  output: 'content/learned/roles.bin',
  command: 'npm run learn-roles',
  content: ['content/examples/roles.*.tsv', 'content/lexicon/*/ideas.yaml', 'content/lexicon/thesaurus.txt'],
  code: ['engine/reading/field-classifier/features.ts', 'scripts/learning/learn-roles.ts'],
}

/** Which words of a message tell of a record, and what they say. */
export const RECORDS: Learned = {
  output: 'content/learned/records.bin',
  command: 'npm run learn-records',
  content: [
    'content/examples/*.tsv',
    'content/lexicon/*/evidence.txt',
    'content/lexicon/*/numbers.txt',
    'content/lexicon/thesaurus.txt',
  ],
  code: ['engine/reading/tagged-text.ts', 'scripts/learning/learn-records.ts'],
}

/** The text of each input by its path. Of code the comments are left out; a package has its version. */
export function readInputs({ content, code }: Learned, root: string): Map<string, string> {
  const inputs = new Map<string, string>()
  for (const path of globSync([...content], { cwd: root }))
    inputs.set(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8'))
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const waiting = [...code]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (inputs.has(path)) continue
    const source = readFileSync(join(root, path), 'utf8')
    inputs.set(path, source.replace(COMMENT, ''))
    for (const [, name = ''] of source.matchAll(IMPORT)) {
      const imported = ALIAS.test(name) ? name.slice(1) : join(dirname(path), name).replaceAll('\\', '/')
      const dependency = Object.keys(dependencies).find(
        (each) => name === each || name.startsWith(`${each}/`),
      )
      if (dependency) inputs.set(dependency, dependencies[dependency] ?? '')
      else if (existsSync(join(root, imported))) waiting.push(imported)
    }
  }
  return new Map([...inputs].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Values that a module imports, and none of its types. */
const IMPORT = /^import (?!type )[^'";]*?from '([^']+)'/gm
const ALIAS = /^#(?:content|engine|server|shared)\//
const COMMENT = /^\s*(?:\/\/|\*|\/\*).*\n/gm
