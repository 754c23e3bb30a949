import { Button } from '@mantine/core'
import type { Source } from '#shared/dashboard-views.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useRoadmap } from '../roadmap-context.ts'

const t = textsOf('roadmap')

/** Opens the message that something comes from; nothing for whoever only reads, and where it was no message. */
export function OpenInChat({ source }: { source: Source | null }) {
  const { own } = useRoadmap()
  if (!own || !source?.conversationId) return null
  return (
    <Button
      variant="transparent"
      color="accent"
      size="compact-sm"
      px={0}
      onClick={() => own.openMessage(source)}
    >
      {t('act.openInChat')}
    </Button>
  )
}
