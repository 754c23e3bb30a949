import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { warn } from '#web/lib/warn.ts'
import { OffTrack } from './off-track.tsx'

/** Any address the product does not have. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => warn(`Page not found: ${pathname}`), [pathname])
  return (
    <Stack align="flex-start" gap="md" pt="xl">
      <OffTrack />
      <Title order={1}>Oops! Page not found</Title>
      <Text c="dimmed">There is nothing at this address. Your conversations are where you left them.</Text>
      <Button component={Link} to={ROUTES.home} variant="filled" mt="xs">
        Return to Home
      </Button>
    </Stack>
  )
}
