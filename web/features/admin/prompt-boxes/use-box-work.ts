import { useState } from 'react'
import { PROMPT_BOX_MAX_LENGTH, type PromptBox } from '#shared/admin/prompt-boxes.ts'
import type { BoxTexts } from './use-box-texts.ts'
import { type Applied, useApply, useInterpret, usePreview } from './use-boxes.ts'

/** Previews how the text of a box would be read, applies it, and keeps the outcome of both. */
export function useBoxWork(box: PromptBox, texts: BoxTexts) {
  const [outcome, setOutcome] = useState<Applied | null>(null)
  const applying = useApply()
  const again = useInterpret()
  const preview = usePreview()
  const text = texts.textOf(box)
  const edited = texts.edited(box)
  // What was read of another text says nothing of this one.
  const fits = edited && preview.variables === text
  return {
    text,
    since: texts.sinceOf(box),
    edited,
    tooLong: text.length > PROMPT_BOX_MAX_LENGTH,
    outcome,
    forget: () => setOutcome(null),
    applying: applying.isPending,
    looking: preview.isPending,
    busy: applying.isPending || again.isPending || preview.isPending,
    preview: fits ? preview.data : undefined,
    previewFailed: fits ? preview.error : null,
    look: () => preview.mutate(text),
    again: () => again.mutate(box, { onSuccess: setOutcome }),
    /** Saves a text over the version that is known, and has it read. */
    apply(wanted: string, since: string, onDone?: () => void) {
      const settle = (applied: Applied) => {
        setOutcome(applied)
        if (applied.status === 'applied' || applied.status === 'not-interpreted') texts.drop(box.id)
        onDone?.()
      }
      const seen = preview.variables === wanted ? preview.data?.seen : undefined
      applying.mutate({ box, text: wanted, since, seen }, { onSuccess: settle })
    },
  }
}

export type BoxWork = ReturnType<typeof useBoxWork>
