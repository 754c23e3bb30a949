import { Button, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './missing-conversation.module.css'

const t = textsOf('chat')

/** A conversation that does not exist, or is not the reader's; the two look alike on purpose. */
export function MissingConversation() {
  return (
    <main id="main" tabIndex={-1} className={classes.root}>
      <Title order={1}>{t('missing.title')}</Title>
      <Text c="dimmed">{t('missing.text')}</Text>
      <Button component={Link} to={ROUTES.home} variant="filled">
        {t('missing.home')}
      </Button>
    </main>
  )
}
