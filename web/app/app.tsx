import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode } from 'react'
import { useLocation } from 'react-router'
import { queryClient } from '#web/lib/query.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { Pages } from './pages.tsx'
import { SessionWatch } from './session-watch.tsx'
import { SkipLink } from './skip-link.tsx'
import { cssVariablesResolver } from './theme/variables.ts'
import { theme } from './theme.ts'
import { Toaster } from './toaster.tsx'
import { useWaitingMessages } from './use-waiting-messages.ts'

type AppProps = {
  /** What follows the address: the browser's own, or one that stands still where the server draws a page ahead. */
  Router: ComponentType<{ children: ReactNode }>
}

/** The whole client. */
export function App({ Router }: AppProps) {
  // A text is read where it is drawn: another language draws everything anew. What is typed is kept outside of it.
  const language = useLanguage()
  useWaitingMessages()
  return (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <OfflineNotice />
          <Router key={language}>
            <SkipLink />
            <GuardedPages />
            <SessionWatch />
          </Router>
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}

function GuardedPages() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Pages />
    </ErrorBoundary>
  )
}
