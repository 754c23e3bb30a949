import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './layouts.module.css'

const legal = [
  { to: ROUTES.privacyPolicy, label: 'Privacy Policy' },
  { to: ROUTES.legalNotice, label: 'Legal Notice' },
  { to: ROUTES.aiDisclaimer, label: 'AI Disclaimer' },
]

type SiteFooterProps = { align?: 'center' | 'start' }

/** The legal links, the way to the back-office for admins, and what the product promises. */
export function SiteFooter({ align = 'center' }: SiteFooterProps) {
  const { isAdmin } = useSession()
  const links = isAdmin ? [...legal, { to: ROUTES.admin, label: 'Admin' }] : legal
  return (
    <footer className={classes.footer} data-align={align}>
      <nav aria-label="Legal">
        <ul className={classes.links}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className={classes.link} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={classes.promise}>Beta · No cookies · No tracking · GDPR-aligned</p>
    </footer>
  )
}
