import { Modal } from '@mantine/core'
import type { SavedSite } from '#shared/admin/site.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice, conflictTitle } from '../shared/conflict-choice.tsx'
import { type SiteForm, toForm } from './site-form.ts'
import { siteText } from './site-text.ts'

const t = textsOf('adminSite')

type SiteConflictProps = {
  /** What somebody else saved; null while nobody did. */
  stored: SavedSite | null
  mine: SiteForm
  pending: boolean
  onBack: () => void
  onTakeStored: (stored: SavedSite) => void
  onSaveMine: (stored: SavedSite) => void
}

/** Somebody else saved the site first: both versions, and the choice. */
export function SiteConflict({ stored, mine, pending, ...act }: SiteConflictProps) {
  return (
    <Modal
      opened={stored !== null}
      onClose={act.onBack}
      title={conflictTitle(t('conflict.what'), stored?.savedBy)}
      size="lg"
    >
      {stored && (
        <ConflictChoice
          savedBy={stored.savedBy}
          savedAt={formatMoment(stored.siteUpdatedAt ?? new Date().toISOString())}
          fields={[{ label: t('title'), stored: siteText(toForm(stored.site)), mine: siteText(mine) }]}
          onBack={act.onBack}
          onTakeStored={() => act.onTakeStored(stored)}
          onSaveMine={() => act.onSaveMine(stored)}
          pending={pending}
        />
      )}
    </Modal>
  )
}
