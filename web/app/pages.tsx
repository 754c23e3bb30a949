import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { ChatPage } from '#web/features/chat/chat-page.tsx'
import { PaletteHost } from '#web/features/chat/palette/palette-host.tsx'
import { type Area, loadTexts } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { BesideChats } from './layouts/beside-chats.tsx'
import { ChatBanner } from './layouts/chat-banner.tsx'
import layouts from './layouts/layouts.module.css'
import { MemberHeader } from './layouts/member-header.tsx'
import { PageShell } from './layouts/page-shell.tsx'
import { PageBars, PageSkeleton } from './layouts/page-skeleton.tsx'
import { SiteFooter } from './layouts/site-footer.tsx'
import { VisitorHeader } from './layouts/visitor-header.tsx'
import { Page, type PageName } from './page.tsx'
import { RequireAdmin } from './require-admin.tsx'
import { RequireSession } from './require-session.tsx'

/** A page that is loaded when it is first opened, with the areas of texts that it needs. */
function later<Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly Area[] = [],
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadTexts(areas)])
    return { default: module[name] }
  })
}

const AuthPage = later(() => import('#web/features/auth/auth-page.tsx'), 'AuthPage', ['auth'])
const ResetPasswordPage = later(
  () => import('#web/features/auth/reset-password-page.tsx'),
  'ResetPasswordPage',
  ['auth'],
)
const InvitationPage = later(() => import('#web/features/auth/invitation-page.tsx'), 'InvitationPage', [
  'auth',
])
const AccountPage = later(() => import('#web/features/account/account-page.tsx'), 'AccountPage', ['account'])
const RoadmapPage = later(() => import('#web/features/roadmap/roadmap-page.tsx'), 'RoadmapPage', ['roadmap'])
const PrintPage = later(() => import('#web/features/roadmap/take-along/print-page.tsx'), 'PrintPage', [
  'roadmap',
])
const SharedPage = later(() => import('#web/features/roadmap/take-along/shared-page.tsx'), 'SharedPage', [
  'roadmap',
])
const SharedConversationPage = later(
  () => import('#web/features/chat/shared/shared-conversation-page.tsx'),
  'SharedConversationPage',
  ['keeping'],
)
const PrintConversationPage = later(
  () => import('#web/features/chat/shared/print-conversation-page.tsx'),
  'PrintConversationPage',
  ['keeping'],
)
const DocumentPage = later(() => import('#web/features/documents/document-page.tsx'), 'DocumentPage', [
  'documents',
])
const OfferedDocumentPage = later(
  () => import('#web/features/documents/offered-document-page.tsx'),
  'OfferedDocumentPage',
  ['documents'],
)
const PrivacyPolicyPage = later(
  () => import('#web/features/legal/privacy-policy-page.tsx'),
  'PrivacyPolicyPage',
  ['legal'],
)
const LegalNoticePage = later(() => import('#web/features/legal/legal-notice-page.tsx'), 'LegalNoticePage', [
  'legal',
])
const AiDisclaimerPage = later(
  () => import('#web/features/legal/ai-disclaimer-page.tsx'),
  'AiDisclaimerPage',
  ['legal'],
)
const BootstrapPage = later(
  () => import('#web/features/admin/bootstrap/bootstrap-page.tsx'),
  'BootstrapPage',
  ['admin', 'adminOverview'],
)
const AdminShell = later(() => import('#web/features/admin/shell/admin-shell.tsx'), 'AdminShell', ['admin'])
const OverviewPage = later(() => import('#web/features/admin/overview/overview-page.tsx'), 'OverviewPage', [
  'admin',
  'adminOverview',
])
const UsersPage = later(() => import('#web/features/admin/users/users-page.tsx'), 'UsersPage', [
  'admin',
  'adminPeople',
])
const PersonPage = later(() => import('#web/features/admin/users/person-page.tsx'), 'PersonPage', [
  'admin',
  'adminPeople',
])
const SitePage = later(() => import('#web/features/admin/site/site-page.tsx'), 'SitePage', [
  'admin',
  'adminSite',
])
const ConversationsPage = later(
  () => import('#web/features/admin/conversations/conversations-page.tsx'),
  'ConversationsPage',
  ['admin', 'adminConversations', 'adminReview'],
)
const ReviewPage = later(() => import('#web/features/admin/review/review-page.tsx'), 'ReviewPage', [
  'admin',
  'adminReview',
  // Entries and rules are written from it.
  'adminKnowledge',
  'adminRules',
])
const EvaluationPage = later(
  () => import('#web/features/admin/evaluation/evaluation-page.tsx'),
  'EvaluationPage',
  ['admin', 'adminEvaluation'],
)
const SystemPage = later(() => import('#web/features/admin/system/system-page.tsx'), 'SystemPage', [
  'admin',
  'adminSystem',
])
const AuditPage = later(() => import('#web/features/admin/audit/audit-page.tsx'), 'AuditPage', [
  'admin',
  'adminAudit',
])
const KnowledgePage = later(
  () => import('#web/features/admin/knowledge/knowledge-page.tsx'),
  'KnowledgePage',
  ['admin', 'adminKnowledge'],
)
const SettingsPage = later(() => import('#web/features/admin/settings/settings-page.tsx'), 'SettingsPage', [
  'admin',
  'adminSettings',
  'adminEvaluation',
])
const PromptBoxesPage = later(
  () => import('#web/features/admin/prompt-boxes/prompt-boxes-page.tsx'),
  'PromptBoxesPage',
  ['admin', 'adminRules'],
)
const Markdown = later(() => import('#web/features/chat/markdown/markdown.tsx'), 'Markdown')
const NotFoundPage = later(() => import('./pages/not-found-page.tsx'), 'NotFoundPage')

/** Every page at its address. The chat alone is part of the first load. */
export function Pages() {
  const { isOperator } = useSession()
  const chat = (
    <Page>
      <ChatPage footer={<SiteFooter />} banner={<ChatBanner />} />
    </Page>
  )
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route path={ROUTES.home} element={chat} />
          <Route path={ROUTES.conversation} element={chat} />
          <Route path={ROUTES.playbook} element={chat} />
          <Route
            path={ROUTES.auth}
            element={
              <Page name="signIn">
                <AuthPage footer={<SiteFooter align="start" />} />
              </Page>
            }
          />
          <Route path={ROUTES.invitation} element={text('invitation', <InvitationPage />)} />
          <Route path={ROUTES.resetPassword} element={text('resetPassword', <ResetPasswordPage />)} />
          <Route
            path={ROUTES.account}
            element={<RequireSession>{text('account', <AccountPage />)}</RequireSession>}
          />
          <Route
            path={ROUTES.dashboard}
            element={<RequireSession>{whole('roadmap', <RoadmapPage />)}</RequireSession>}
          />
          <Route
            path={ROUTES.printRoadmap}
            element={<RequireSession>{whole('roadmap', <PrintPage />)}</RequireSession>}
          />
          <Route path={ROUTES.sharedRoadmap} element={whole('roadmap', <SharedPage />)} />
          <Route
            path={ROUTES.sharedConversation}
            element={whole('conversation', <SharedConversationPage />)}
          />
          <Route
            path={ROUTES.printConversation}
            element={<RequireSession>{whole('conversation', <PrintConversationPage />)}</RequireSession>}
          />
          <Route
            path={ROUTES.document}
            element={<RequireSession>{besideChats('document', <DocumentPage />)}</RequireSession>}
          />
          {[ROUTES.newDocument, ROUTES.offeredDocument].map((path) => (
            <Route key={path} path={path} element={besideChats('document', <OfferedDocumentPage />)} />
          ))}
          <Route path={ROUTES.privacyPolicy} element={text('privacyPolicy', <PrivacyPolicyPage />)} />
          <Route path={ROUTES.legalNotice} element={text('legalNotice', <LegalNoticePage />)} />
          <Route path={ROUTES.aiDisclaimer} element={text('aiDisclaimer', <AiDisclaimerPage />)} />
          <Route
            path={ROUTES.bootstrapAdmin}
            element={<RequireSession signUpFirst>{text('bootstrapAdmin', <BootstrapPage />)}</RequireSession>}
          />
          <Route element={<AdminArea />}>
            <Route path={ROUTES.admin} element={whole('adminOverview', <OverviewPage />)} />
            <Route path={ROUTES.adminKnowledge} element={whole('adminKnowledge', <KnowledgePage />)} />
            <Route
              path={ROUTES.adminSettings}
              element={whole('adminSettings', <SettingsPage Reply={ReplyText} />)}
            />
            <Route path={ROUTES.adminPromptBoxes} element={whole('adminPromptBoxes', <PromptBoxesPage />)} />
            <Route path={ROUTES.adminUsers} element={whole('adminUsers', <UsersPage />)} />
            <Route
              path={ROUTES.adminConversations}
              element={whole('adminConversations', <ConversationsPage Reply={ReplyText} />)}
            />
            <Route
              path={ROUTES.adminReview}
              element={whole('adminReview', <ReviewPage Reply={ReplyText} />)}
            />
            <Route path={ROUTES.adminEvaluation} element={whole('adminEvaluation', <EvaluationPage />)} />
            <Route path={ROUTES.adminSystem} element={whole('adminSystem', <SystemPage />)} />
            <Route path={ROUTES.adminUser} element={whole('adminUser', <PersonPage />)} />
            <Route path={ROUTES.adminSite} element={whole('adminSite', <SitePage />)} />
            <Route path={ROUTES.adminAuditLog} element={whole('adminAuditLog', <AuditPage />)} />
            {isOperator && <Route path={`${ROUTES.admin}/*`} element={whole('notFound', <NotFoundPage />)} />}
          </Route>
          <Route path="*" element={text('notFound', <NotFoundPage />)} />
        </Routes>
      </Suspense>
      <PaletteHost />
    </>
  )
}

function text(name: PageName, content: ReactNode) {
  return (
    <Page key={name} name={name}>
      <PageShell header={<Header />}>{content}</PageShell>
    </Page>
  )
}

/** The admin area: the guard, then the sidebar, which stays while its pages change. It is English in every language. */
function AdminArea() {
  return (
    <RequireAdmin>
      <div lang="en" className={layouts.unboxed}>
        <AdminShell>
          <Suspense fallback={<PageBars />}>
            <Outlet />
          </Suspense>
        </AdminShell>
      </div>
    </RequireAdmin>
  )
}

/** A reply as the chat draws it, outside of the chat. */
function ReplyText({ text, streaming }: { text: string; streaming?: boolean }) {
  return (
    <Suspense fallback={text}>
      <Markdown text={text} streaming={streaming === true} headingLevel={4} />
    </Suspense>
  )
}

/** A page in the place of the chat. */
function besideChats(name: PageName, content: ReactNode) {
  return (
    <Page name={name}>
      <BesideChats>
        <Suspense fallback={<PageBars />}>{content}</Suspense>
      </BesideChats>
    </Page>
  )
}

/** A page that brings its own header. */
function whole(name: PageName, content: ReactNode) {
  return <Page name={name}>{content}</Page>
}

function Header() {
  return useSession().status === 'in' ? <MemberHeader /> : <VisitorHeader />
}
