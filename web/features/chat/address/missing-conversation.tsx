import { Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import classes from './missing-conversation.module.css'

/** A conversation that does not exist, or is not the reader's; the two look alike on purpose. */
export function MissingConversation() {
  return (
    <main id="main" tabIndex={-1} className={classes.root}>
      <Title order={1}>Oops! Page not found</Title>
      <Text c="dimmed">This conversation was deleted, or it belongs to another account.</Text>
      <Button component={Link} to={ROUTES.home} variant="filled">
        Return to Home
      </Button>
    </main>
  )
}
