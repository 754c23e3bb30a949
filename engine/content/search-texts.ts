import { parseContent, readContent } from './read-content.ts'
import { group, texts } from './text-shapes.ts'

export const SEARCH_TEXTS_FILE = 'content/search.yaml'

/** The keys of `content/search.yaml`: why an entry was found, for operators. */
export const SearchTexts = group({ found_by: texts(['words', 'meanings', 'asked', 'close', 'level']) })

export const SEARCH_TEXTS = parseContent(readContent(SEARCH_TEXTS_FILE), SEARCH_TEXTS_FILE, SearchTexts)
