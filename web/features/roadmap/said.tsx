import { langOf } from './text-language.ts'

/** Words that the screen did not write itself, marked with their language where it is another one. */
export function Said({ text }: { text: string }) {
  return <span lang={langOf(text)}>{text}</span>
}
