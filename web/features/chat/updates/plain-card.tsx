import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { undo } from '#web/lib/roadmap-query.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { unbroken } from '#web/ui/unbroken.ts'
import classes from './update-cards.module.css'
import { useChangeRoadmap } from './use-roadmap.ts'

type PlainCardProps = {
  /** `ok`: something was recorded. `removed`: something was taken back. */
  tone: 'ok' | 'removed'
  title: string
  text?: string | undefined
  link?: string
  undone?: boolean | undefined
  undoEventId?: string | undefined
}

/** One thing that happened to the roadmap, and the way to it or back. */
export function PlainCard({ tone, title, text, link, undone, undoEventId }: PlainCardProps) {
  const Icon = tone === 'ok' ? IconCircleCheck : IconArrowBackUp
  return (
    <div className={classes.card} data-tone={tone} data-undone={undone || undefined}>
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text && <p className={classes.text}>{unbroken(text)}</p>}
      </div>
      {undone ? (
        <span className={classes.text}>Undone</span>
      ) : undoEventId ? (
        <UndoButton eventId={undoEventId} />
      ) : (
        link && <ViewRoadmap link={link} />
      )}
    </div>
  )
}

export function ViewRoadmap({ link }: { link: string }) {
  return (
    <Button
      component={Link}
      to={link}
      className={classes.view}
      variant="transparent"
      size="compact-sm"
      px={0}
    >
      View Roadmap →
    </Button>
  )
}

function UndoButton({ eventId }: { eventId: string }) {
  const change = useChangeRoadmap()
  const [busy, setBusy] = useState(false)
  const takeBack = async () => {
    setBusy(true)
    await change(() => undo(eventId))
    setBusy(false)
  }
  return (
    <Button
      className={classes.view}
      variant="transparent"
      size="compact-sm"
      px={0}
      disabled={busy}
      onClick={() => void takeBack()}
    >
      Undo
    </Button>
  )
}
