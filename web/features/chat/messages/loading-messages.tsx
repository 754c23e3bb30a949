import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** A conversation that is on its way, in the shape of a question and its reply. */
export function LoadingMessages() {
  return (
    <div>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Stack gap="sm" aria-hidden="true">
        <Skeleton height={64} width="60%" radius="lg" ml="auto" mb="md" />
        <Skeleton height={14} />
        <Skeleton height={14} />
        <Skeleton height={14} width="70%" />
      </Stack>
    </div>
  )
}
