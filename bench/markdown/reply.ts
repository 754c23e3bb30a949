/** A reply of the given size in the shape that models write: headings, lists, a table, code, prose. */
export function makeReply(characters: number): string {
  let text = ''
  for (let part = 1; text.length < characters; part++) text += section(part)
  return text.slice(0, characters)
}

/** Cuts a text into pieces of nearly the same length, as a stream would bring them. */
export function intoChunks(text: string, count: number): string[] {
  const at = (index: number) => Math.round((index * text.length) / count)
  return Array.from({ length: count }, (_, index) => text.slice(at(index), at(index + 1)))
}

/** One part of such a reply, other figures in each. */
export const section = (part: number) => `## Step ${part}: who signs for the first paid pilot

A second plain letter would not change your position, because **letters without a price** say little about buying. The one you have can be upgraded in *a single e-mail*: name the price per tonne, the start condition and the \`end date\`, and ask for an answer by Friday. See [the notes on pilots](https://example.com/pilots/${part}) for the wording.

### What matters

- The signatory holds the budget, so you can ask for terms.
- The letter names the need and a volume; **price** and condition are missing.
  - Price per tonne, at ${part * 10} tonnes a month
  - Start condition, with \`one\` metric
- Nobody has named the person who runs the plant at night.

**Do next**

1. Ask the plant manager to add a price per tonne and a start condition.
2. Offer a 90-day paid pilot: one metric, one page, one end date.
3. Write down which of the ${part + 4} interviews named a budget.

| Gate | Needed | You have | Still open |
|---|---:|---:|---|
| Interviews | 20 | ${part + 11} | ${9 - (part % 9)} with plant operators |
| Letters of intent | 2 | 1 | a price in the second |
| Paid pilots | 1 | 0 | *one* signature |

\`\`\`ts
export function priceOf(tonnes: number, perTonne: number) {
  const discount = tonnes > ${part * 100} ? 0.1 : 0
  return tonnes * perTonne * (1 - discount)
}
\`\`\`

> "We would pay for the first plant if the downtime stays under two hours."
> That sentence is worth more than three workshops.

When the pilot ends, ask one closed question: would they sign for a second plant at the same price? If the answer is no, the reason is your next interview.

`
