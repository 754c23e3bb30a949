import { ActionIcon } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { useNewChat } from '../conversation/use-new-chat.ts'
import { SearchButton } from '../palette/search-button.tsx'
import classes from './sidebar.module.css'

const t = textsOf('chat')

const RoadmapFoot = lazy(async () => {
  const { RoadmapFoot } = await import('./roadmap-foot.tsx')
  return { default: RoadmapFoot }
})

/** The sidebar in icon mode: home, a new chat, the search, the roadmap. */
export function SidebarRail() {
  const newChat = useNewChat()
  return (
    <nav className={classes.rail} aria-label={t('sidebar.label')}>
      <Link to={ROUTES.home} className={classes.railLink} aria-label={site.name} title={site.name}>
        <LogoMark size={22} />
      </Link>
      <ActionIcon aria-label={t('sidebar.newChat')} title={t('sidebar.newChat')} onClick={newChat}>
        <IconPlus size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <SearchButton />
      <Suspense fallback={null}>
        <RoadmapFoot ringOnly />
      </Suspense>
    </nav>
  )
}
