/** Every address of the web client, as the router's patterns. */
export const ROUTES = {
  home: '/',
  conversation: '/c/:id',
  printConversation: '/c/:id/print',
  playbook: '/playbook/:entry',
  auth: '/auth',
  resetPassword: '/auth/reset',
  invitation: '/invitation/:token',
  account: '/account',
  dashboard: '/dashboard',
  evidence: '/dashboard/evidence',
  importEvidence: '/dashboard/import',
  cohort: '/cohort',
  document: '/documents/:id',
  newDocument: '/documents/new',
  /** The document that a reply offers. */
  offeredDocument: '/documents/from/:messageId',
  printRoadmap: '/dashboard/print',
  sharedRoadmap: '/shared/:token',
  sharedConversation: '/shared/c/:token',
  privacyPolicy: '/privacy-policy',
  legalNotice: '/legal-notice',
  aiDisclaimer: '/ai-disclaimer',
  bootstrapAdmin: '/bootstrap-admin',
  admin: '/admin',
  adminKnowledge: '/admin/knowledge-base',
  adminSettings: '/admin/assistant-settings',
  adminPromptBoxes: '/admin/prompt-boxes',
  adminUsers: '/admin/users',
  adminConversations: '/admin/conversations',
  adminReview: '/admin/review',
  adminEvaluation: '/admin/evaluation',
  adminSystem: '/admin/system',
  adminUser: '/admin/users/:id',
  adminSite: '/admin/site',
  adminAuditLog: '/admin/audit-log',
} as const

// As the router matches: a slash at the end and capitals make no difference.
const patterns = Object.values(ROUTES).map((route) => {
  const path = route.replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${path}${path === '/' ? '' : '/?'}$`, 'i')
})

/** Returns whether the web client has a page at this path (without query); anything else is the 404 page. */
export function isKnownPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
