import { type ReactNode, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { ChatPage } from '#web/features/chat/chat-page.tsx'
import { PaletteHost } from '#web/features/chat/palette/palette-host.tsx'
import { useSession } from '#web/lib/use-session.ts'
import {
  AccountPage,
  AdminShell,
  AiDisclaimerPage,
  AuditPage,
  AuthPage,
  BootstrapPage,
  CohortPage,
  ConversationsPage,
  DocumentPage,
  EvaluationPage,
  ImportPage,
  InvitationPage,
  KnowledgePage,
  LegalNoticePage,
  Markdown,
  NotFoundPage,
  OfferedDocumentPage,
  OverviewPage,
  PersonPage,
  PrintConversationPage,
  PrintPage,
  PrivacyPolicyPage,
  PromptBoxesPage,
  ResetPasswordPage,
  ReviewPage,
  SettingsPage,
  SharedConversationPage,
  SharedPage,
  SitePage,
  SystemPage,
  TeamEvidence,
  TeamRoadmap,
  UsersPage,
} from './later-pages.ts'
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

/** The pages about ventures: roadmap, evidence and cohort. */
const roadmapRoutes = () => (
  <>
    <Route
      path={ROUTES.dashboard}
      element={<RequireSession>{whole('roadmap', <TeamRoadmap />)}</RequireSession>}
    />
    <Route
      path={ROUTES.evidence}
      element={
        <RequireSession>{whole('evidence', <TeamEvidence header={<MemberHeader />} />)}</RequireSession>
      }
    />
    <Route
      path={ROUTES.importEvidence}
      element={
        <RequireSession>{whole('importEvidence', <ImportPage header={<MemberHeader />} />)}</RequireSession>
      }
    />
    <Route
      path={ROUTES.cohort}
      element={<RequireSession signUpFirst>{wide('cohort', <CohortPage />)}</RequireSession>}
    />
    <Route
      path={ROUTES.printRoadmap}
      element={<RequireSession>{whole('roadmap', <PrintPage />)}</RequireSession>}
    />
    <Route path={ROUTES.sharedRoadmap} element={whole('roadmap', <SharedPage />)} />
  </>
)

/** The pages of the admin area. An operator who misses one stays in it. */
const adminRoutes = (isOperator: boolean) => (
  <Route element={<AdminArea />}>
    <Route path={ROUTES.admin} element={whole('adminOverview', <OverviewPage />)} />
    <Route path={ROUTES.adminKnowledge} element={whole('adminKnowledge', <KnowledgePage />)} />
    <Route path={ROUTES.adminSettings} element={whole('adminSettings', <SettingsPage Reply={ReplyText} />)} />
    <Route path={ROUTES.adminPromptBoxes} element={whole('adminPromptBoxes', <PromptBoxesPage />)} />
    <Route path={ROUTES.adminUsers} element={whole('adminUsers', <UsersPage />)} />
    <Route
      path={ROUTES.adminConversations}
      element={whole('adminConversations', <ConversationsPage Reply={ReplyText} />)}
    />
    <Route path={ROUTES.adminReview} element={whole('adminReview', <ReviewPage Reply={ReplyText} />)} />
    <Route path={ROUTES.adminEvaluation} element={whole('adminEvaluation', <EvaluationPage />)} />
    <Route path={ROUTES.adminSystem} element={whole('adminSystem', <SystemPage />)} />
    <Route path={ROUTES.adminUser} element={whole('adminUser', <PersonPage />)} />
    <Route path={ROUTES.adminSite} element={whole('adminSite', <SitePage />)} />
    <Route path={ROUTES.adminAuditLog} element={whole('adminAuditLog', <AuditPage />)} />
    {isOperator && <Route path={`${ROUTES.admin}/*`} element={whole('notFound', <NotFoundPage />)} />}
  </Route>
)

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
          {roadmapRoutes()}
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
          {adminRoutes(isOperator)}
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

/** The same across the width of the roadmap. */
function wide(name: PageName, content: ReactNode) {
  return (
    <Page key={name} name={name}>
      <PageShell wide header={<Header />}>
        {content}
      </PageShell>
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
