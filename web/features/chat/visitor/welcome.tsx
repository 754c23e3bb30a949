import { ActionIcon, Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { noticedApi } from '#shared/noticed.ts'
import { call } from '#web/lib/api.ts'
import { arrival, CLAIMED_SEEN } from '#web/lib/arrival.ts'
import { claimedRow } from '#web/lib/proposals/row.ts'
import { useProposalCard } from '#web/lib/proposals/use-proposal-card.ts'
import { roadmapQuery } from '#web/lib/roadmap-query.ts'
import { localStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconX } from '#web/ui/icons/x.tsx'
import { ProposalCard } from '#web/ui/proposals/proposal-card.tsx'
import { useChat } from '../conversation/use-chat.ts'
import { listedRows } from '../updates/listed-rows.ts'
import { rowFocus } from '../updates/row-focus.ts'
import { useRoadmapChange } from '../updates/use-roadmap.ts'
import { useShownRows } from '../updates/use-row-focus.ts'
import classes from './welcome.module.css'

const t = textsOf('chat')
const home = textsOf('home')

type WelcomeProps = {
  /** Whether conversations from before came along: then what they told can be taken over. */
  claimed: boolean
}

/** Welcomes a new member by name, with everything to take over that they told as a visitor. */
export function Welcome({ claimed }: WelcomeProps) {
  const { user } = useSession()
  const [name = ''] = user?.fullName.trim().split(/\s+/) ?? []
  const hasBegun = useChat(({ messages }) => messages.length > 0)
  const greets = !claimed && !hasBegun
  useEffect(() => {
    // The first message is on its way: whoever writes has arrived.
    if (!claimed && hasBegun) arrival.end()
  }, [claimed, hasBegun])
  const rows = useClaimedRows(claimed)
  if (rows) return <TakeOver name={name} {...rows} />
  if (!greets && !claimed) return null
  return (
    <section className={classes.line} aria-label={t('claimed.label')}>
      <p className={classes.text}>
        <strong>{home('welcome.named', { name })}</strong> {greets && home('welcome.ready')}
      </p>
      <ActionIcon size="sm" aria-label={t('claimed.done')} onClick={() => arrival.end()}>
        <IconX size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </section>
  )
}

/** What came along, read again whenever the roadmap is: it is found out message by message. */
function useClaimedRows(enabled: boolean) {
  const { data: roadmap, dataUpdatedAt } = useQuery({ ...roadmapQuery, enabled })
  const { data } = useQuery({
    queryKey: ['claimed', dataUpdatedAt],
    queryFn: ({ signal }) => call(noticedApi.claimed, {}, { signal }),
    enabled: enabled && roadmap !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!roadmap || !data?.claimed_at || data.rows.length === 0) return null
  const rows = data.rows.map(claimedRow)
  return { roadmap, rows, claimedAt: data.claimed_at }
}

type TakeOverProps = NonNullable<ReturnType<typeof useClaimedRows>> & { name: string }

function TakeOver({ name, roadmap, rows, claimedAt }: TakeOverProps) {
  const change = useRoadmapChange()
  const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id)
  useShownRows(open)
  const listed = rows.map(({ id }) => id).join(' ')
  useEffect(() => listedRows.list(listed.split(' ')), [listed])
  const head = name ? t('claimed.welcome', { name }) : t('claimed.takeOver')
  const { attend } = rowFocus
  const card = useProposalCard({
    rows,
    roadmap,
    change,
    attend,
    link: null,
    ...(open.length > 0 && { head }),
  })
  const putAway = () => {
    localStore.set(CLAIMED_SEEN, claimedAt)
    arrival.end()
  }
  return (
    <section className={classes.list} aria-label={t('claimed.label')}>
      <div className={classes.head}>
        <p className={classes.label}>{t('claimed.label')}</p>
        <Button variant="subtle" color="gray" size="xs" fz="sm" onClick={putAway}>
          {t('claimed.done')}
        </Button>
      </div>
      <ProposalCard {...card} />
    </section>
  )
}
