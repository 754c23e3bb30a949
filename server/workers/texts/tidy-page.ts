import { splitContent } from './split-content.ts'

/** Empty lines of a quote that no line of it follows. */
const EMPTY_QUOTE_END = /(\n>)+(?=\n[^>]|\n*$)/g

/** Markdown without empty ends of lines and quotes. */
export function tidyMarkdown(markdown: string): string {
  const lines = markdown.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(EMPTY_QUOTE_END, '')
    .trim()
}

/** A page's Markdown, tidied, in parts of at most `max` characters. */
export function tidyPage({ markdown, max }: { markdown: string; max: number }): string[] {
  return splitContent(tidyMarkdown(markdown), max)
}
