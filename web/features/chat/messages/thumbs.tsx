import { ActionIcon, Popover } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Rating } from '#shared/ratings.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconThumbDown } from '#web/ui/icons/thumb-down.tsx'
import { IconThumbUp } from '#web/ui/icons/thumb-up.tsx'
import { chat } from '../conversation/current-chat.ts'
import type { Message } from '../conversation/message.ts'
import { RatingForm } from './rating-form.tsx'
import classes from './thumbs.module.css'

const t = textsOf('details')

const THANKS_MS = 2000

const thumb = (rating: Rating['rating']) => ({
  size: 30,
  className: classes.thumb,
  'aria-label': t(`rating.${rating}`),
  title: t(`rating.${rating}`),
})

/** Shows the thanks for a rating for two seconds. */
function useThanks() {
  const [thanked, setThanked] = useState(false)
  useEffect(() => {
    if (!thanked) return
    const timer = setTimeout(() => setThanked(false), THANKS_MS)
    return () => clearTimeout(timer)
  }, [thanked])
  return [thanked, setThanked] as const
}

/** Rates a reply: a thumb is saved at once, and taken off by pressing it again. A thumb down asks what was wrong. */
export function Thumbs({ message }: { message: Message }) {
  const chosen = message.rating?.rating
  const [asking, setAsking] = useState(false)
  const [thanked, setThanked] = useThanks()
  const down = useRef<HTMLButtonElement>(null)
  const press = (rating: Rating['rating']) => {
    const isOff = chosen === rating
    setThanked(false)
    setAsking(rating === 'down' && !isOff)
    const next = isOff ? null : { rating, reason: null, comment: '' }
    chat.rate(message, next).catch((error: unknown) => {
      setAsking(false)
      toast({ title: t('rating.notSaved'), text: errorText(error, ''), tone: 'error' })
    })
  }
  const close = () => {
    setAsking(false)
    down.current?.focus()
  }
  return (
    <>
      <ActionIcon {...thumb('up')} aria-pressed={chosen === 'up'} onClick={() => press('up')}>
        <IconThumbUp size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <Popover
        opened={asking}
        onChange={setAsking}
        position="bottom-start"
        width="min(344px, calc(100vw - 2rem))"
        trapFocus
        closeOnEscape={false}
        withRoles={false}
      >
        <Popover.Target>
          <ActionIcon
            ref={down}
            {...thumb('down')}
            aria-pressed={chosen === 'down'}
            aria-haspopup="dialog"
            aria-expanded={asking}
            onClick={() => press('down')}
          >
            <IconThumbDown size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={t('rating.title')}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <RatingForm
            onClose={close}
            send={(said) => chat.rate(message, { rating: 'down', ...said })}
            onSent={() => {
              setThanked(true)
              close()
            }}
          />
        </Popover.Dropdown>
      </Popover>
      <span role="status" className={classes.thanks}>
        {thanked && t('rating.thanks')}
      </span>
    </>
  )
}
