import { Anchor, Title } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('admin')

/** Whether the server refused a call because the caller is no admin (any more). */
export function isDenied(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

/** In place of an admin page, for someone whose role was taken away while the area was open. */
export function AccessDenied({ title, text = t('denied') }: { title: string; text?: string }) {
  return (
    <div role="alert">
      <Title order={1}>{title}</Title>
      <p>{text}</p>
      <Anchor component={Link} to={ROUTES.home}>
        {t('backToChat')}
      </Anchor>
    </div>
  )
}
