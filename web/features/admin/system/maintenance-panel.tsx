import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { MAINTENANCE_MAX, type Maintenance, SavedMaintenance } from '#shared/admin/system.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ConflictChoice } from '../shared/conflict-choice.tsx'
import classes from './system.module.css'
import { useKeep, useMaintain } from './use-system.ts'

const t = textsOf('adminSystem')

/** Closes the chat for everybody but admins, with a text that says why, and opens it again. */
export function MaintenancePanel({ maintenance }: { maintenance: Maintenance }) {
  const { on, updatedAt } = maintenance
  const { isAdmin } = useSession()
  const [typed, setTyped] = useState<{ text: string; since: string | null } | null>(null)
  const text = typed?.text ?? (maintenance.text || t('maintenance.usual'))
  // What was typed goes on from what was stored then.
  const since = typed ? typed.since : updatedAt
  const setText = (next: string) => setTyped({ text: next, since })
  const maintain = useMaintain()
  const keep = useKeep()
  const stored = storedOf(maintain.error)
  const save = (wanted: { on: boolean; text: string }, expectedUpdatedAt = since) =>
    maintain.mutate({ ...wanted, expectedUpdatedAt }, { onSuccess: () => setTyped(null) })
  const takeStored = () => {
    if (!stored) return
    keep({ maintenance: modeOf(stored) })
    setTyped(null)
    maintain.reset()
  }
  const wanted = maintain.variables ?? { on, text }
  return (
    <Panel
      title={t('maintenance.title')}
      description={t('maintenance.lead')}
      aside={
        isAdmin && (
          <Button onClick={() => save({ on: !on, text })} disabled={maintain.isPending}>
            {on ? t('maintenance.end') : t('maintenance.begin')}
          </Button>
        )
      }
    >
      {on && updatedAt && (
        <StateLine state="warning" text={t('maintenance.isOn', { at: formatMoment(updatedAt) })} />
      )}
      <Textarea
        label={t('maintenance.text')}
        description={t('maintenance.help')}
        autosize
        minRows={2}
        maxLength={MAINTENANCE_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        readOnly={!isAdmin}
        error={maintain.isError && !stored && errorText(maintain.error, t('maintenance.failed'))}
      />
      {on && text !== maintenance.text && isAdmin && (
        <div>
          <Button onClick={() => save({ on, text })} disabled={maintain.isPending}>
            {t('maintenance.save')}
          </Button>
        </div>
      )}
      <Modal
        opened={stored !== undefined}
        onClose={() => maintain.reset()}
        title={t('maintenance.conflict', { who: stored?.savedBy ?? t('maintenance.somebody') })}
        size={720}
        closeOnClickOutside={false}
      >
        {stored && (
          <ConflictChoice
            savedBy={stored.savedBy}
            savedAt={stored.updatedAt ? formatMoment(stored.updatedAt) : ''}
            fields={fieldsOf(stored, wanted)}
            onBack={() => {
              keep({ maintenance: modeOf(stored) })
              if (typed) setTyped({ ...typed, since: stored.updatedAt })
              maintain.reset()
            }}
            onTakeStored={takeStored}
            onSaveMine={() => save({ on: wanted.on, text: wanted.text }, stored.updatedAt)}
            pending={maintain.isPending}
          />
        )}
      </Modal>
      <p className={classes.note}>{t('maintenance.note')}</p>
    </Panel>
  )
}

const stateOf = (on: boolean) => (on ? t('maintenance.on') : t('maintenance.off'))

const fieldsOf = (stored: SavedMaintenance, mine: { on: boolean; text: string }) => [
  { label: t('maintenance.state'), stored: stateOf(stored.on), mine: stateOf(mine.on) },
  { label: t('maintenance.text'), stored: stored.text, mine: mine.text },
]

const modeOf = ({ on, text, updatedAt }: SavedMaintenance): Maintenance => ({ on, text, updatedAt })

/** What somebody else saved first; undefined for any other failure. */
function storedOf(error: unknown): SavedMaintenance | undefined {
  return error instanceof ApiError && error.code === 'conflict'
    ? SavedMaintenance.safeParse(error.current).data
    : undefined
}
