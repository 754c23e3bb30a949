import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { conversationsApi } from '#shared/conversations.ts'
import { call } from '#web/lib/api.ts'
import { formatDate } from '#web/lib/format.ts'
import { Said } from '#web/lib/said.tsx'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Logo } from '#web/ui/logo.tsx'
import { PrintBar } from '#web/ui/print-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { conversationPath } from '../conversation/conversation-path.ts'
import { conversationLabel } from '../keeping/group-conversations.ts'
import { storedList } from '../keeping/stored-list.ts'
import { LoadingMessages } from '../messages/loading-messages.tsx'
import classes from './print-conversation-page.module.css'
import { Transcript } from './transcript.tsx'

const t = textsOf('keeping')
const tc = textsOf('chat')

/** A conversation on white paper, and the button that prints it or saves it as PDF. */
export function PrintConversationPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['print-conversation', id],
    queryFn: ({ signal }) => call(conversationsApi.messages, { id }, { signal }),
  })
  const listed = useQuery(storedList(user?.id)).data?.find((each) => each.id === id)
  const title = conversationLabel({
    title: listed?.title ?? '',
    first_message: listed?.first_message ?? data?.find(({ role }) => role === 'user')?.content ?? '',
  })
  // The browser names the file after it. The page has set its own title by the time the messages are there.
  useEffect(() => {
    if (data) document.title = `${title} · ${site.name}`
  }, [data, title])
  return (
    <main id="main" tabIndex={-1} className={classes.page}>
      <PrintBar
        back={{ to: conversationPath(id), label: t('print.back') }}
        label={t('print.act')}
        ready={data !== undefined}
      />
      {data && (
        <article className={classes.sheet}>
          <header className={classes.head}>
            <Logo name={site.name} />
            <span className={classes.date}>{formatDate(new Date().toISOString())}</span>
          </header>
          <h1 className={classes.title}>
            <Said>{title}</Said>
          </h1>
          {data.length === 0 && <p>{tc('news.emptyText')}</p>}
          <Transcript
            messages={data.filter(({ content }) => content !== '')}
            asker={user?.fullName || tc('messages.you')}
          />
          <footer className={classes.foot}>{tc('answeredBy.model')}</footer>
        </article>
      )}
      {!data && isError && (
        <StateLine
          state="failed"
          text={tc('messages.notLoaded')}
          action={{ label: tc('messages.retry'), onClick: () => void refetch(), disabled: isFetching }}
        />
      )}
      {!data && !isError && <LoadingMessages />}
    </main>
  )
}
