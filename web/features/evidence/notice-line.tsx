import { Button } from '@mantine/core'
import { useRef } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { useEvidence } from './evidence-context.ts'
import classes from './evidence-page.module.css'

const t = textsOf('evidence')

/** What happened last, with its undo, until the next act. */
export function NoticeLine() {
  const { notice, undo, pending } = useEvidence()
  const line = useRef<HTMLDivElement>(null)
  return (
    <div ref={line} tabIndex={-1} className={classes.notice} role="status">
      {notice && (
        <>
          <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" />
          <span>{notice.text}</span>
          {notice.undo && (
            <Button
              variant="transparent"
              size="compact-sm"
              px={0}
              disabled={pending}
              onClick={() => {
                // The button goes with what it undoes.
                line.current?.focus()
                if (notice.undo) undo(notice.undo)
              }}
            >
              {t('act.undo')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
