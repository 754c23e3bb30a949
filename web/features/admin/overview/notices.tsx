import { Button, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShownNotice } from '#shared/admin/notices.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './notices.module.css'
import { useNotices } from './use-notices.ts'

const t = textsOf('adminOverview')

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle }
/** As many are seen at once; the others are behind a button. */
const SHOWN = 2

/** What an operator should look at now, the gravest first. */
export function Notices() {
  const { notices, failure, putAway } = useNotices()
  const [whole, setWhole] = useState(false)
  const { isAdmin } = useSession()
  const more = notices.length - SHOWN
  if (notices.length === 0) return null
  return (
    <div className={classes.root}>
      {failure && <StateLine state="failed" text={failure} />}
      <ul className={classes.list} aria-label={t('notices.label')}>
        {(whole ? notices : notices.slice(0, SHOWN)).map((notice) => (
          <Row key={notice.code} notice={notice} {...(isAdmin && { onPutAway: () => putAway(notice) })} />
        ))}
      </ul>
      {more > 0 && (
        <UnstyledButton className={classes.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('notices.fewer') : t('notices.more', { count: more })}
        </UnstyledButton>
      )}
    </div>
  )
}

function Row({ notice, onPutAway }: { notice: ShownNotice; onPutAway?: () => void }) {
  const { severity, title, text, said, advice, action, at } = notice
  const Icon = icons[severity]
  return (
    <li className={classes.notice} data-severity={severity}>
      <Icon className={classes.icon} size={20} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title}>
          {title}
          {at && <span className={classes.time}>{formatMoment(at)}</span>}
        </p>
        {said && <p className={classes.said}>“{said}”</p>}
        <p className={classes.text}>
          {text} {advice}
        </p>
      </div>
      <div className={classes.actions}>
        {onPutAway && (
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('notices.putAwayThis', { title })}
            title={t('notices.until')}
            onClick={onPutAway}
          >
            {t('notices.putAway')}
          </Button>
        )}
        {action && (
          <Button component={Link} to={action.href}>
            {action.label}
          </Button>
        )}
      </div>
    </li>
  )
}
