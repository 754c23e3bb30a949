import { useEffect, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import classes from './document-page.module.css'
import type { Saving } from './saver.ts'

const t = textsOf('documents')

/** How long it says that everything is stored, in milliseconds. */
const SHOWN_MS = 2000

/** Says for a moment that everything is stored, and, until it is, that something is not. */
export function SavingLine({ saving }: { saving: Saving }) {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    if (saving !== 'saved') return
    const timer = setTimeout(() => setOver(true), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [saving])
  const failed = saving === 'failed'
  return (
    <span className={classes.saving} role="status" data-failed={failed || undefined}>
      {failed ? t('saving.failed') : saving === 'saved' && !over ? t('saving.saved') : ''}
    </span>
  )
}
