import {
  IconAdjustmentsHorizontal,
  IconBook2,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconMessages,
  IconUsers,
} from '@tabler/icons-react'
import { ROUTES } from '#shared/routes.ts'

/** The pages of the admin area in the order of the sidebar. */
export const SECTIONS = [
  { to: ROUTES.admin, label: 'Overview', Icon: IconLayoutDashboard },
  { to: ROUTES.adminKnowledge, label: 'Knowledge Base', Icon: IconBook2 },
  { to: ROUTES.adminSettings, label: 'Assistant Settings', Icon: IconAdjustmentsHorizontal },
  { to: ROUTES.adminPromptBoxes, label: 'Prompt Boxes', Icon: IconListCheck },
  { to: ROUTES.adminUsers, label: 'Users', Icon: IconUsers },
  { to: ROUTES.adminConversations, label: 'Conversations', Icon: IconMessages },
] as const

/** What watches over the sections rather than being one of them. */
export const RECORDS = [{ to: ROUTES.adminAuditLog, label: 'Audit log', Icon: IconHistory }] as const
