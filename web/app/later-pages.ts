import type { ComponentType } from 'react'
import { part } from '#web/lib/part.tsx'
import { type Area, loadTexts } from '#web/lib/texts.ts'

/** A page that is loaded when it is first opened, with the areas of texts that it needs. */
function later<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly Area[] = [],
) {
  return part(async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)])
    return module[name]
  })
}

export const AuthPage = later(() => import('#web/features/auth/auth-page.tsx'), 'AuthPage', ['auth'])
export const ResetPasswordPage = later(
  () => import('#web/features/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
  ['auth'],
)
export const InvitationPage = later(
  () => import('#web/features/auth/invitation-page.tsx'),
  'InvitationPage',
  ['auth'],
)
export const AccountPage = later(() => import('#web/features/account/account-page.tsx'), 'AccountPage', [
  'account',
  'commitments',
])
export const TeamRoadmap = later(() => import('./pages/team-roadmap.tsx'), 'TeamRoadmap', [
  'roadmap',
  'team',
  'documents',
  'commitments',
])
export const TeamEvidence = later(() => import('./pages/team-evidence.tsx'), 'TeamEvidence', [
  'evidence',
  'team',
  // What was just imported, and its undo.
  'imports',
])
export const ImportPage = later(() => import('#web/features/imports/import-page.tsx'), 'ImportPage', [
  'imports',
  // Names of the fields of records.
  'evidence',
  'roadmap',
])
export const CohortPage = later(() => import('#web/features/team/cohort/cohort-page.tsx'), 'CohortPage', [
  'team',
  // The gates are named as on the roadmap.
  'roadmap',
])
export const PrintPage = later(
  () => import('#web/features/roadmap/export-and-share/print-page.tsx'),
  'PrintPage',
  ['roadmap'],
)
export const SharedPage = later(
  () => import('#web/features/roadmap/export-and-share/shared-page.tsx'),
  'SharedPage',
  ['roadmap'],
)
export const SharedConversationPage = later(
  () => import('#web/features/chat/shared/shared-conversation-page.tsx'),
  'SharedConversationPage',
  ['keeping'],
)
export const PrintConversationPage = later(
  () => import('#web/features/chat/shared/print-conversation-page.tsx'),
  'PrintConversationPage',
  ['keeping'],
)
export const DocumentPage = later(() => import('#web/features/documents/document-page.tsx'), 'DocumentPage', [
  'documents',
])
export const OfferedDocumentPage = later(
  () => import('#web/features/documents/offered-document-page.tsx'),
  'OfferedDocumentPage',
  ['documents'],
)
export const PrivacyPolicyPage = later(
  () => import('#web/features/legal/privacy-policy-page.tsx'),
  'PrivacyPolicyPage',
  ['legal'],
)
export const LegalNoticePage = later(
  () => import('#web/features/legal/legal-notice-page.tsx'),
  'LegalNoticePage',
  ['legal'],
)
export const AiDisclaimerPage = later(
  () => import('#web/features/legal/ai-disclaimer-page.tsx'),
  'AiDisclaimerPage',
  ['legal'],
)
export const BootstrapPage = later(
  () => import('#web/features/admin/bootstrap/bootstrap-page.tsx'),
  'BootstrapPage',
  ['admin', 'adminOverview'],
)
export const AdminShell = later(() => import('#web/features/admin/shell/admin-shell.tsx'), 'AdminShell', [
  'admin',
])
export const OverviewPage = later(
  () => import('#web/features/admin/overview/overview-page.tsx'),
  'OverviewPage',
  ['admin', 'adminOverview'],
)
export const UsersPage = later(() => import('#web/features/admin/users/users-page.tsx'), 'UsersPage', [
  'admin',
  'adminPeople',
])
export const PersonPage = later(() => import('#web/features/admin/users/person-page.tsx'), 'PersonPage', [
  'admin',
  'adminPeople',
])
export const SitePage = later(() => import('#web/features/admin/site/site-page.tsx'), 'SitePage', [
  'admin',
  'adminSite',
])
export const ConversationsPage = later(
  () => import('#web/features/admin/conversations/conversations-page.tsx'),
  'ConversationsPage',
  ['admin', 'adminConversations', 'adminReview'],
)
export const ReviewPage = later(() => import('#web/features/admin/review/review-page.tsx'), 'ReviewPage', [
  'admin',
  'adminReview',
  // Entries and rules are written from it.
  'adminKnowledge',
  'adminRules',
])
export const EvaluationPage = later(
  () => import('#web/features/admin/evaluation/evaluation-page.tsx'),
  'EvaluationPage',
  ['admin', 'adminEvaluation'],
)
export const SystemPage = later(() => import('#web/features/admin/system/system-page.tsx'), 'SystemPage', [
  'admin',
  'adminSystem',
])
export const AuditPage = later(() => import('#web/features/admin/audit/audit-page.tsx'), 'AuditPage', [
  'admin',
  'adminAudit',
])
export const KnowledgePage = later(
  () => import('#web/features/admin/knowledge/knowledge-page.tsx'),
  'KnowledgePage',
  ['admin', 'adminKnowledge'],
)
export const SettingsPage = later(
  () => import('#web/features/admin/settings/settings-page.tsx'),
  'SettingsPage',
  ['admin', 'adminSettings', 'adminEvaluation'],
)
export const PromptBoxesPage = later(
  () => import('#web/features/admin/prompt-boxes/prompt-boxes-page.tsx'),
  'PromptBoxesPage',
  ['admin', 'adminRules'],
)
export const Markdown = later(() => import('#web/features/chat/markdown/markdown.tsx'), 'Markdown')
export const NotFoundPage = later(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')
