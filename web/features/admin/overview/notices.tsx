import { Link } from 'react-router'
import type { Notice } from '#shared/admin/notices.ts'
import { formatMoment } from '#web/lib/format.ts'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconAlertTriangle } from '#web/ui/icons/alert-triangle.tsx'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import classes from './overview.module.css'

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle }

/** What an operator should look at now, the gravest first. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null
  return (
    <ul className={classes.notices} aria-label="Notices">
      {notices.map(({ code, severity, title, text, advice, action, at }) => {
        const Icon = icons[severity]
        return (
          <li key={code} className={classes.notice} data-severity={severity}>
            <Icon className={classes.noticeIcon} size={20} stroke={1.6} aria-hidden="true" />
            <div>
              <p className={classes.noticeTitle}>
                {title}
                {at && <span className={classes.noticeTime}>{formatMoment(at)}</span>}
              </p>
              <p className={classes.noticeText}>
                {text} {advice}
                {action && (
                  <>
                    {' '}
                    <Link to={action.href}>{action.label}</Link>
                  </>
                )}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Heads the page while there are too few people for the rates to mean much (product.md section 9). */
export function BetaNotice({ signups }: { signups: number }) {
  return (
    <div className={classes.notice} data-severity="warning" role="note">
      <IconAlertTriangle className={classes.noticeIcon} size={20} stroke={1.6} aria-hidden="true" />
      <div>
        <p className={classes.noticeTitle}>
          Beta: {signups} {signups === 1 ? 'sign-up' : 'sign-ups'} in the last 7 days
        </p>
        <p className={classes.noticeText}>
          Test accounts are excluded. The rates are meaningful with 20+ users.
        </p>
      </div>
    </div>
  )
}
