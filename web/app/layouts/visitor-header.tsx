import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { HomeLink } from './home-link.tsx'
import classes from './layouts.module.css'

const t = textsOf('app')

/** What a visitor sees on top: the logo and the way in. */
export function VisitorHeader() {
  return (
    <header className={classes.header}>
      <HomeLink />
      <Button component={Link} to={ROUTES.auth}>
        {t('header.signIn')}
      </Button>
    </header>
  )
}
