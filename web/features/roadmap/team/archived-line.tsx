import { Button } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './team.module.css'
import { useVentureChanges } from './venture-changes.ts'

const t = textsOf('roadmap')

/** Says that the venture on the page is archived, with the way back for its owner. */
export function ArchivedLine() {
  const { member } = useRoadmap()
  const { archive } = useVentureChanges()
  if (!member?.dashboard.venture.archived_at) return null
  const { role, venture } = member.dashboard
  return (
    <p className={classes.archived}>
      <IconArchive size={18} stroke={1.6} aria-hidden="true" />
      {t('venture.isArchived')}
      {role === 'owner' && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={archive.isPending}
          onClick={() => archive.mutate({ id: venture.id, archived: false })}
        >
          {t('venture.unarchive')}
        </Button>
      )}
    </p>
  )
}
