import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { LanguageSelect } from '#web/lib/language-select.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { ThemeSelect } from '#web/lib/theme-select.tsx'
import { useSession } from '#web/lib/use-session.ts'
import { venturesQuery } from '#web/lib/venture-queries.ts'
import classes from './layouts.module.css'

const t = textsOf('app')

const LEGAL = [
  { to: ROUTES.privacyPolicy, label: 'footer.privacyPolicy' },
  { to: ROUTES.legalNotice, label: 'footer.legalNotice' },
  { to: ROUTES.aiDisclaimer, label: 'footer.aiDisclaimer' },
] as const

const COHORT = { to: ROUTES.cohort, label: 'footer.cohort' } as const
const ADMIN = { to: ROUTES.admin, label: 'footer.admin' } as const

/** How long it may be unknown that somebody became a sponsor, in milliseconds. */
const COHORT_STALE_MS = 5 * 60_000

type SiteFooterProps = { align?: 'center' | 'start' }

/** The legal links, the way to the back-office for admins, the language, the theme, and what the product promises. */
export function SiteFooter({ align = 'center' }: SiteFooterProps) {
  const { isOperator, status } = useSession()
  return (
    <footer className={classes.footer} data-align={align}>
      <nav aria-label={t('footer.legal')}>
        <ul className={classes.links}>
          {[...LEGAL, ...(isOperator ? [ADMIN] : [])].map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
          {status === 'in' && <CohortLink />}
        </ul>
      </nav>
      <LanguageSelect place="footer" variant="unstyled" size="xs" className={classes.choice} />
      <ThemeSelect variant="unstyled" size="xs" className={classes.choice} />
      <p className={classes.promise}>{t('footer.promise')}</p>
    </footer>
  )
}

function FooterLink({ to, label }: (typeof LEGAL)[number] | typeof ADMIN | typeof COHORT) {
  return (
    <li>
      <Link className={classes.link} to={to}>
        {t(label)}
      </Link>
    </li>
  )
}

/** The way to the cohort, for whoever sponsors a venture. */
function CohortLink() {
  const { data } = useQuery({ ...venturesQuery, staleTime: COHORT_STALE_MS })
  return data?.ventures.some(({ role }) => role === 'sponsor') ? <FooterLink {...COHORT} /> : null
}
