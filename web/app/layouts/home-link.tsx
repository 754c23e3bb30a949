import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { Logo } from '#web/ui/logo.tsx'
import classes from './layouts.module.css'

/** The logo as the way home. */
export function HomeLink() {
  return (
    <Link to={ROUTES.home} className={classes.home}>
      <Logo name={site.name} />
    </Link>
  )
}
