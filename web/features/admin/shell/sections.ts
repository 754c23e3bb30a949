import { ROUTES } from '#shared/routes.ts'
import { IconAdjustmentsHorizontal } from '#web/ui/icons/adjustments-horizontal.tsx'
import { IconBook2 } from '#web/ui/icons/book-2.tsx'
import { IconEyeCheck } from '#web/ui/icons/eye-check.tsx'
import { IconForms } from '#web/ui/icons/forms.tsx'
import { IconHistory } from '#web/ui/icons/history.tsx'
import { IconLayoutDashboard } from '#web/ui/icons/layout-dashboard.tsx'
import { IconListCheck } from '#web/ui/icons/list-check.tsx'
import { IconMessages } from '#web/ui/icons/messages.tsx'
import { IconScale } from '#web/ui/icons/scale.tsx'
import { IconServer2 } from '#web/ui/icons/server-2.tsx'
import { IconUsers } from '#web/ui/icons/users.tsx'

/** The pages of the admin area in the order of the sidebar. */
export const SECTIONS = [
  { to: ROUTES.admin, name: 'overview', Icon: IconLayoutDashboard },
  { to: ROUTES.adminKnowledge, name: 'knowledge', Icon: IconBook2 },
  { to: ROUTES.adminSettings, name: 'settings', Icon: IconAdjustmentsHorizontal },
  { to: ROUTES.adminPromptBoxes, name: 'promptBoxes', Icon: IconListCheck },
  { to: ROUTES.adminUsers, name: 'users', Icon: IconUsers },
  { to: ROUTES.adminConversations, name: 'conversations', Icon: IconMessages },
] as const

/** What watches over the sections rather than being one of them. */
export const RECORDS = [
  { to: ROUTES.adminReview, name: 'review', Icon: IconEyeCheck },
  { to: ROUTES.adminEvaluation, name: 'evaluation', Icon: IconScale },
  { to: ROUTES.adminSite, name: 'site', Icon: IconForms },
  { to: ROUTES.adminSystem, name: 'system', Icon: IconServer2 },
  { to: ROUTES.adminAuditLog, name: 'auditLog', Icon: IconHistory },
] as const
