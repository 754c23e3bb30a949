import { readContent } from '#engine/content/read-content.ts'
import { describeFault, type Fault } from '#engine/knowledge/fault.ts'
import { parseQuestions } from '#engine/knowledge/questions-file.ts'
import { readFolders } from '#engine/knowledge/read-folders.ts'
import { starterKnowledge } from '#engine/knowledge/starter.ts'
import { answerId, NOTHING } from '#engine/search/question-classifier/ids.ts'
import { LANGUAGES, type Language } from '#shared/language.ts'

/** A question, and the id of what answers it. */
export interface Example {
  readonly language: Language
  readonly text: string
  readonly id: string
}

/** Questions that no entry is about, one a line. */
const nothingFile = (language: Language): string => `content/questions/nothing.${language}.txt`

/**
 * Everything that is learned from: the questions of all entries, what their answers say, and what no entry is about.
 * Questions of the use `natural` are learned twice.
 */
export function exampleQuestions(): Example[] {
  const once = [...questions(), ...nothing()]
  return [
    ...once.map(({ natural: _, ...example }) => example),
    ...starterKnowledge.flatMap((entry) =>
      entry.answers.flatMap((answer) =>
        LANGUAGES.map((language) => ({ language, text: answer.says[language], id: answerId(entry, answer) })),
      ),
    ),
    ...once.flatMap(({ natural, ...example }) => (natural ? [example] : [])),
  ]
}

type Marked = Example & { readonly natural: boolean }

function questions(): Marked[] {
  return readFolders().flatMap(({ slug, path, files }) =>
    LANGUAGES.flatMap((language) => {
      const name = `questions.${language}.tsv`
      const found = parseQuestions(files.get(name) ?? '', `${path}/${name}`, refuse)
      return found.map(({ target, text, use }) => ({
        language,
        text,
        id: answerId({ slug }, { id: target }),
        natural: use === 'natural',
      }))
    }),
  )
}

const nothing = (): Marked[] =>
  LANGUAGES.flatMap((language) =>
    readContent(nothingFile(language))
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ language, text, id: NOTHING, natural: false })),
  )

function refuse(fault: Fault): never {
  throw new Error(describeFault(fault))
}
