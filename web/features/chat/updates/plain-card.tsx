import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { undo } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import classes from './update-cards.module.css'
import { useChangeRoadmap } from './use-roadmap.ts'

const t = textsOf('chat')

type PlainCardProps = {
  /** `ok`: something was recorded. `removed`: something was taken back. */
  tone: 'ok' | 'removed'
  title: ReactNode
  text?: ReactNode
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
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {undone ? (
        <span className={classes.text}>{t('cards.undone')}</span>
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
      {t('cards.view')}
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
      {t('cards.undo')}
    </Button>
  )
}
