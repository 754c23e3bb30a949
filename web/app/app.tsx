import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter, useLocation } from 'react-router'
import { queryClient } from '#web/lib/query.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Pages } from './pages.tsx'
import { SessionWatch } from './session-watch.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toaster } from './toaster.tsx'

export function App() {
  // A text is read where it is drawn: another language draws everything anew. What is typed is kept outside of it.
  const language = useLanguage()
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter key={language}>
        <SkipLink />
        <GuardedPages />
        <SessionWatch />
      </BrowserRouter>
      <Toaster />
    </QueryClientProvider>
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
