import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { noticedApi } from '#shared/noticed.ts'
import { call } from '#web/lib/api.ts'
import { CLAIMED_SEEN } from '#web/lib/arrival.ts'
import { claimedRow } from '#web/lib/proposals/row.ts'
import { useProposalCard } from '#web/lib/proposals/use-proposal-card.ts'
import { localStore } from '#web/lib/storage.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ProposalCard } from '#web/ui/proposals/proposal-card.tsx'
import { type OwnRoadmap, useRoadmap } from '../roadmap-context.ts'
import classes from './provenance.module.css'

const t = textsOf('chat')

const CLAIMED_KEY = ['claimed']

type Claimed = Awaited<ReturnType<typeof readClaimed>>
const readClaimed = (signal: AbortSignal) => call(noticedApi.claimed, {}, { signal })

/** What the list of a new member shows; nothing once it was put away. */
function useClaimed(): Claimed | null {
  const { own } = useRoadmap()
  const { data } = useQuery({
    queryKey: CLAIMED_KEY,
    queryFn: ({ signal }) => readClaimed(signal),
    enabled: own !== null,
    staleTime: 0,
  })
  const isSeen = data?.claimed_at === localStore.get(CLAIMED_SEEN)
  return own && data?.claimed_at && data.rows.length > 0 && !isSeen ? data : null
}

/** The rows of that list: what it offers is not offered a second time in the cards below. */
export function useClaimedIds(): ReadonlySet<string> {
  return new Set(useClaimed()?.rows.map(({ recordId }) => recordId))
}

/**
 * Everything that was noticed in conversations from before there was an account, in one list: what counts already, and
 * what can be added. It goes when it is put away; what is open in it stays open where it belongs.
 */
export function ClaimedRows() {
  const { own } = useRoadmap()
  const claimed = useClaimed()
  const client = useQueryClient()
  if (!own || !claimed) return null
  const putAway = () => {
    localStore.set(CLAIMED_SEEN, claimed.claimed_at ?? '')
    client.setQueryData<Claimed>(CLAIMED_KEY, { ...claimed, rows: [] })
  }
  return <List claimed={claimed} own={own} onDone={putAway} />
}

function List({ claimed, own, onDone }: { claimed: Claimed; own: OwnRoadmap; onDone: () => void }) {
  const client = useQueryClient()
  const { user } = useSession()
  const [name] = user?.fullName.trim().split(/\s+/) ?? []
  const rows = claimed.rows.map(claimedRow)
  const change: OwnRoadmap['change'] = async (act) => {
    try {
      return await own.change(act)
    } finally {
      await client.invalidateQueries({ queryKey: CLAIMED_KEY })
    }
  }
  const head = name ? t('claimed.welcome', { name }) : t('claimed.takeOver')
  const open = rows.some(({ state }) => state === 'open')
  const card = useProposalCard({
    rows,
    roadmap: own.dashboard,
    change,
    link: null,
    ...(open && { head }),
  })
  return (
    <section className={classes.claimed} aria-label={t('claimed.label')}>
      <div className={classes.claimedHead}>
        <h2 className={classes.claimedTitle}>{t('claimed.label')}</h2>
        <Button variant="subtle" color="gray" size="xs" fz="sm" onClick={onDone}>
          {t('claimed.done')}
        </Button>
      </div>
      <ProposalCard {...card} />
    </section>
  )
}
