import { useState } from 'react'
import { z } from 'zod'
import type { PromptBox } from '#shared/admin/prompt-boxes.ts'
import { drafts } from '#web/lib/draft.ts'

const DRAFT = 'prompt-boxes'

/** A text that was changed and not applied, and the version of its box that it was begun on. */
const Text = z.object({ text: z.string(), since: z.string() })
const Texts = z.record(z.string(), Text)
type Texts = z.infer<typeof Texts>

/** What was typed into each box and not applied, kept in this tab until it is. */
export function useBoxTexts() {
  const [texts, setTexts] = useState<Texts>(
    () => drafts.read(DRAFT, (value) => Texts.safeParse(value).data) ?? {},
  )
  const keep = (change: (before: Texts) => Texts) =>
    setTexts((before) => {
      const next = change(before)
      if (Object.keys(next).length > 0) drafts.write(DRAFT, next)
      else drafts.discard(DRAFT)
      return next
    })
  const without = (id: string) => (before: Texts) =>
    Object.fromEntries(Object.entries(before).filter(([key]) => key !== id))
  return {
    texts,
    /** What the box's field shows. */
    textOf: (box: PromptBox) => texts[box.id]?.text ?? box.prompt_text,
    sinceOf: (box: PromptBox) => texts[box.id]?.since ?? box.updated_at,
    edited: (box: PromptBox) => box.id in texts && texts[box.id]?.text !== box.prompt_text,
    type: (box: PromptBox, text: string) =>
      keep((before) =>
        text === box.prompt_text
          ? without(box.id)(before)
          : { ...before, [box.id]: { text, since: before[box.id]?.since ?? box.updated_at } },
      ),
    /** A later version of the box was seen: the text goes on from there. */
    seen: (box: PromptBox) =>
      keep((before) => {
        const mine = before[box.id]
        return mine ? { ...before, [box.id]: { ...mine, since: box.updated_at } } : before
      }),
    drop: (id: string) => keep(without(id)),
  }
}

export type BoxTexts = ReturnType<typeof useBoxTexts>
