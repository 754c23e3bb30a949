import { ROUTES } from '#shared/routes.ts'
import type { SessionState } from '#web/lib/session-store.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconAdjustmentsHorizontal } from '#web/ui/icons/adjustments-horizontal.tsx'
import { IconFileText } from '#web/ui/icons/file-text.tsx'
import { IconRoute } from '#web/ui/icons/route.tsx'
import { IconUser } from '#web/ui/icons/user.tsx'
import type { Match, Row } from './rows.ts'

const t = textsOf('keeping')
const tc = textsOf('chat')
const ta = textsOf('app')

/** The pages that somebody can open; those of law only when they are searched for. */
export function pageRows({ status, isOperator }: SessionState, match: Match, searching: boolean): Row[] {
  const isMember = status === 'in'
  const pages = [
    isMember && { id: 'roadmap', icon: IconRoute, title: tc('header.roadmap'), to: ROUTES.dashboard },
    isMember && { id: 'account', icon: IconUser, title: tc('header.account'), to: ROUTES.account },
    !isMember && { id: 'auth', icon: IconUser, title: tc('header.signIn'), to: ROUTES.auth },
    isOperator && {
      id: 'admin',
      icon: IconAdjustmentsHorizontal,
      title: t('palette.admin'),
      to: ROUTES.admin,
    },
    ...(searching ? legalPages() : []),
  ]
  return pages.flatMap((page) => {
    const places = page && match(page.title)
    return page && places ? [{ ...page, id: `page-${page.id}`, group: 'pages' as const, places }] : []
  })
}

const legalPages = () => [
  { id: 'privacy', icon: IconFileText, title: ta('footer.privacyPolicy'), to: ROUTES.privacyPolicy },
  { id: 'legal', icon: IconFileText, title: ta('footer.legalNotice'), to: ROUTES.legalNotice },
  { id: 'disclaimer', icon: IconFileText, title: ta('footer.aiDisclaimer'), to: ROUTES.aiDisclaimer },
]
