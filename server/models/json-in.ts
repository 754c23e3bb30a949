/** The JSON in a model's answer: all of it, inside a code fence, or between words that it was asked not to write. */
export function jsonIn(answer: string): { text: string; value: unknown } | undefined {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(answer)?.[1]
  const from = answer.indexOf('{')
  const to = answer.lastIndexOf('}')
  const braced = from !== -1 && to > from ? answer.slice(from, to + 1) : undefined
  for (const text of [answer, fenced, braced]) {
    if (text === undefined) continue
    try {
      return { text: text.trim(), value: JSON.parse(text) }
    } catch {
      // The next one may be it.
    }
  }
  return undefined
}
