import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { LanguageSelect } from '#web/lib/language-select.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { ThemeSelect } from '#web/lib/theme-select.tsx'
import { useSession } from '#web/lib/use-session.ts'
import classes from './layouts.module.css'

const t = textsOf('app')

const LEGAL = [
  { to: ROUTES.privacyPolicy, label: 'footer.privacyPolicy' },
  { to: ROUTES.legalNotice, label: 'footer.legalNotice' },
  { to: ROUTES.aiDisclaimer, label: 'footer.aiDisclaimer' },
] as const

const ADMIN = { to: ROUTES.admin, label: 'footer.admin' } as const

type SiteFooterProps = { align?: 'center' | 'start' }

/** The legal links, the way to the back-office for admins, the language, the theme, and what the product promises. */
export function SiteFooter({ align = 'center' }: SiteFooterProps) {
  const { isOperator } = useSession()
  return (
    <footer className={classes.footer} data-align={align}>
      <nav aria-label={t('footer.legal')}>
        <ul className={classes.links}>
          {[...LEGAL, ...(isOperator ? [ADMIN] : [])].map(({ to, label }) => (
            <li key={to}>
              <Link className={classes.link} to={to}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSelect place="footer" variant="unstyled" size="xs" className={classes.choice} />
      <ThemeSelect variant="unstyled" size="xs" className={classes.choice} />
      <p className={classes.promise}>{t('footer.promise')}</p>
    </footer>
  )
}
