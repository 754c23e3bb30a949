import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('chat')

/** A conversation that is on its way, in the shape of a question and its reply. */
export function LoadingMessages() {
  return (
    <div>
      <VisuallyHidden role="status">{t('messages.loading')}</VisuallyHidden>
      <Stack gap="sm" aria-hidden="true">
        <Skeleton height={64} width="60%" radius="lg" ml="auto" mb="md" />
        <Skeleton height={14} />
        <Skeleton height={14} />
        <Skeleton height={14} width="70%" />
      </Stack>
    </div>
  )
}
