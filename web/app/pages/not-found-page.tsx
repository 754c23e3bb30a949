import { Button, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { textsOf } from '#web/lib/texts.ts'
import { warn } from '#web/lib/warn.ts'
import { OffTrack } from './off-track.tsx'

const t = textsOf('app')

/** Any address the product does not have. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  useEffect(() => warn(`Page not found: ${pathname}`), [pathname])
  return (
    <Stack align="flex-start" gap="md" pt="xl">
      <OffTrack />
      <Title order={1}>{t('notFound.title')}</Title>
      <Text c="dimmed">{t('notFound.text')}</Text>
      <Button component={Link} to={ROUTES.home} variant="filled" mt="xs">
        {t('notFound.home')}
      </Button>
    </Stack>
  )
}
