import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { conversationLinksApi, type SharedConversation } from '#shared/conversation-links.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconEye } from '#web/ui/icons/eye.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { LoadingMessages } from '../messages/loading-messages.tsx'
import classes from './shared-conversation-page.module.css'
import { Transcript } from './transcript.tsx'

const t = textsOf('keeping')
const tc = textsOf('chat')

/** A conversation as its owner shares it: read-only, for whoever has the link. */
export function SharedConversationPage() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared-conversation', token],
    queryFn: ({ signal }) => call(conversationLinksApi.read, { token }, { signal }),
  })
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className={classes.page}>
      {/* Whoever has the link may read it; search engines need not. */}
      <meta name="robots" content="noindex" />
      <header className={classes.header}>
        <Link to={ROUTES.home} className={classes.home}>
          <Logo name={site.name} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {data && <Shared conversation={data} />}
        {isGone && (
          <div className={classes.ended}>
            <h1 className={classes.title}>{t('shared.ended')}</h1>
            <p className={classes.line}>{t('shared.endedText')}</p>
            <Button component={Link} to={ROUTES.home}>
              {t('shared.home')}
            </Button>
          </div>
        )}
        {!data && error && !isGone && (
          <StateLine
            state="failed"
            text={t('shared.failed')}
            action={{ label: tc('messages.retry'), onClick: () => void refetch(), disabled: isFetching }}
          />
        )}
        {!data && !error && <LoadingMessages />}
      </main>
    </div>
  )
}

function Shared({ conversation }: { conversation: SharedConversation }) {
  const { by, created_at, expires_at, messages } = conversation
  const asked = messages.find(({ role }) => role === 'user')
  const title = conversationLabel({ title: conversation.title, first_message: asked?.content ?? '' })
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>
          <Said>{title}</Said>
        </h1>
        <p className={classes.line}>
          <IconEye size={18} stroke={1.6} aria-hidden="true" />
          {by ? t('shared.by', { name: by }) : t('shared.forReading')}
        </p>
      </div>
      <Transcript messages={messages} asker={by ?? t('transcript.person')} />
      <footer className={classes.foot}>
        <p>{tc('answeredBy.model')}</p>
        <p>{t('shared.until', { day: formatDate(created_at), end: formatDate(expires_at) })}</p>
      </footer>
    </>
  )
}
