import { type ReactNode, useState } from 'react'
import type { ReviewDetail, ReviewItem, ReviewResolution } from '#shared/admin/review.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { EntryDrawer } from './entry-drawer.tsx'
import { RuleDrawer } from './rule-drawer.tsx'
import { type Done, useReopen, useResolve } from './use-review.ts'

const t = textsOf('adminReview')

/** What came of the last act, where there is nothing to undo. */
interface Said {
  readonly state: 'info' | 'failed'
  readonly text: string
}

export interface ReviewWork {
  /** Opens the next item of the list, or the one before. */
  move(direction: 1 | -1): void
  /** Begins or does something about an item. */
  act(what: ReviewResolution, detail: ReviewDetail | undefined): void
  undo(): void
  readonly busy: boolean
  /** What was done last, with its undo; it stays until the next act. */
  readonly line: ReactNode
  drawer(detail: ReviewDetail | undefined): ReactNode
}

/** Works through the queue: what is done with an item takes it out, and the next one opens. */
export function useReviewWork(
  items: readonly ReviewItem[],
  selected: string | undefined,
  select: (id: string | undefined) => void,
): ReviewWork {
  const [opened, setOpened] = useState<'entry' | 'rule' | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const { isAdmin } = useSession()
  const resolving = useResolve()
  const reopening = useReopen()
  const place = items.findIndex(({ id }) => id === selected)
  const neighbour = (direction: 1 | -1) => items[place + direction]?.id

  const fail = (error: Error) => {
    const taken = error instanceof ApiError && error.code === 'conflict'
    setSaid({ state: 'failed', text: taken ? t('act.taken') : errorText(error, t('act.failed')) })
  }
  const resolve = (detail: ReviewDetail, resolution: ReviewResolution) => {
    const next = neighbour(1) ?? neighbour(-1)
    const messageId = detail.reply?.id ?? detail.question?.id
    setDone(null)
    setSaid(null)
    resolving.mutate(
      { item: detail.item, resolution, messageId },
      {
        onSuccess: (result) => {
          setDone(result)
          select(next)
        },
        onError: fail,
      },
    )
  }
  const busy = resolving.isPending || reopening.isPending
  const undo = () => {
    if (!done || busy) return
    reopening.mutate(done, {
      onSuccess: () => {
        setDone(null)
        setSaid({ state: 'info', text: t('act.undone') })
        select(done.item.id)
      },
      onError: fail,
    })
  }
  return {
    busy,
    undo,
    move: (direction) => {
      const next = neighbour(direction)
      if (next) select(next)
    },
    act: (what, detail) => {
      if (!detail || busy || !isAdmin) return
      if (what === 'entry' || what === 'rule') setOpened(what)
      else resolve(detail, what)
    },
    line: <Line done={done} said={said} onUndo={undo} />,
    drawer: (detail) => {
      if (!detail || !opened) return null
      const close = () => setOpened(null)
      const finish = () => {
        close()
        resolve(detail, opened)
      }
      return opened === 'entry' ? (
        <EntryDrawer detail={detail} onClose={close} onDone={finish} />
      ) : (
        <RuleDrawer detail={detail} onClose={close} onDone={finish} />
      )
    },
  }
}

type LineProps = { done: Done | null; said: Said | null; onUndo: () => void }

function Line({ done, said, onUndo }: LineProps) {
  if (!done) return said && <StateLine {...said} />
  const text =
    done.resolution === 'case' && done.kept
      ? t('act.done.case', { set: done.kept.set, count: done.kept.in_set })
      : t(`act.done.${done.resolution}`, { set: '', count: 0 })
  return <StateLine state="info" text={text} action={{ label: t('act.undo'), onClick: onUndo }} />
}
