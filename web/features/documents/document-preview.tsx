import { useEffect, useRef } from 'react'
import { blocksOf } from '#shared/document-blocks.ts'
import { inputId } from './document-field.tsx'
import classes from './document-preview.module.css'
import type { DocumentView } from './document-view.ts'
import { drawBlocks } from './draw-block.tsx'

interface PreviewProps {
  readonly form: DocumentView['form']
  readonly values: Record<string, string>
  /** The field that is being written in. */
  readonly focused: string | null
  /** Shows a field, where the preview is all that is shown. */
  onField(key: string): void
}

/** The document on paper as it stands; a click on a line leads to its field. */
export function DocumentPreview({ form, values, focused, onField }: PreviewProps) {
  const paper = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = focused && paper.current?.querySelector(`[data-slot="${CSS.escape(focused)}"]`)
    if (place) place.scrollIntoView({ block: 'nearest' })
  }, [focused])

  // Readers have the fields themselves; for the pointer, lines lead to them.
  useEffect(() => {
    const sheet = paper.current
    const go = ({ target }: MouseEvent) => {
      const line = target instanceof Element ? target.closest('[data-line]') : null
      const key = line?.querySelector<HTMLElement>('[data-slot]')?.dataset.slot
      if (!key || window.getSelection()?.isCollapsed === false) return
      onField(key)
      document.getElementById(inputId(key))?.focus()
    }
    sheet?.addEventListener('click', go)
    return () => sheet?.removeEventListener('click', go)
  }, [onField])

  return (
    <div className={classes.paper} ref={paper} lang={form.lang}>
      {drawBlocks(blocksOf(form, values), { values, focused })}
    </div>
  )
}
