import { useQuery } from '@tanstack/react-query'
import { answeringQuery } from '#web/lib/answering-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Announcement } from './announcement.tsx'
import { BetaBanner } from './beta-banner.tsx'
import layouts from './layouts.module.css'

const t = textsOf('app')

/** What stands at the foot of the chat: why new messages wait, and else what operators announce and that this is a beta. */
export function ChatBanner() {
  const { data } = useQuery(answeringQuery)
  if (!data?.maintenance) {
    return (
      <>
        <Announcement />
        <BetaBanner />
      </>
    )
  }
  return (
    <aside className={layouts.banner} data-maintenance aria-label={t('banner.maintenance')}>
      <p role="status">{data.maintenance}</p>
    </aside>
  )
}
