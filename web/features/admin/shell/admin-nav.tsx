import { UnstyledButton } from '@mantine/core'
import { Link, NavLink } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { IconLogout } from '#web/ui/icons/logout.tsx'
import { IconMessage2 } from '#web/ui/icons/message-2.tsx'
import { useRunning } from '../evaluation/use-evaluation.ts'
import { ReviewCount } from '../shared/review-count.tsx'
import classes from './admin-shell.module.css'
import { RECORDS, SECTIONS } from './sections.ts'

const t = textsOf('admin')

type Section = (typeof SECTIONS)[number] | (typeof RECORDS)[number]
type AdminNavProps = { /** Called when a link is followed. */ onLeave?: () => void }

/** The links of the admin area; where there is little room, only their icons are seen. */
export function AdminNav({ onLeave }: AdminNavProps) {
  const signOut = useSignOut()
  const evaluating = useRunning()
  const link = ({ to, name, Icon }: Section) => (
    <li key={to}>
      <NavLink to={to} end className={classes.link} title={t(`section.${name}`)} onClick={onLeave}>
        <Icon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.label}>{t(`section.${name}`)}</span>
        {to === ROUTES.adminReview && <ReviewCount className={classes.count} />}
        {evaluating && to === ROUTES.adminEvaluation && (
          <span className={classes.running} role="img" aria-label={t('evaluationRuns')} />
        )}
      </NavLink>
    </li>
  )
  return (
    <nav className={classes.nav} aria-label={t('name')}>
      <ul className={classes.links}>{SECTIONS.map(link)}</ul>
      <hr className={classes.divider} />
      <ul className={classes.links}>{RECORDS.map(link)}</ul>
      <div className={classes.foot}>
        <Link to={ROUTES.home} className={classes.link} title={t('backToChat')} onClick={onLeave}>
          <IconMessage2 className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.label}>{t('backToChat')}</span>
        </Link>
        <UnstyledButton className={classes.link} title={t('logout')} onClick={signOut}>
          <IconLogout className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
          <span className={classes.label}>{t('logout')}</span>
        </UnstyledButton>
      </div>
    </nav>
  )
}
