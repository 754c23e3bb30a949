import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { HomeLink } from './home-link.tsx'
import classes from './layouts.module.css'

/** What a visitor sees on top: the logo and the way in. */
export function VisitorHeader() {
  return (
    <header className={classes.header}>
      <HomeLink />
      <Button component={Link} to={ROUTES.auth}>
        Sign In
      </Button>
    </header>
  )
}
