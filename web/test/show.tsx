import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { theme } from '#web/app/theme.ts'
import { Toaster } from '#web/app/toaster.tsx'

/** Shows a component as the product does: with its theme, an address, a cache and toasts. Returns whoever uses it. */
export function show(
  component: ReactNode,
  { at = '/' }: { at?: string } = {},
): RenderResult & { user: UserEvent } {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  const user = userEvent.setup()
  const shown = render(component, {
    wrapper: ({ children }) => (
      <MantineProvider theme={theme} env="test">
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[at]}>
            {children}
            <Address />
          </MemoryRouter>
          <Toaster />
        </QueryClientProvider>
      </MantineProvider>
    ),
  })
  return { ...shown, user }
}

/** The address that the person is at, for tests of what leads elsewhere. */
function Address() {
  const { pathname, search } = useLocation()
  return (
    // In no language: no screen has it.
    <output lang="zxx" aria-label="Address">
      {pathname + search}
    </output>
  )
}
