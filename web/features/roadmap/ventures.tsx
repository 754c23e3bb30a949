import { Button, Menu, Modal, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { ROUTES } from '#shared/routes.ts'
import type { VentureSummary } from '#shared/ventures.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toastFailure, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { venturesQuery } from '#web/lib/venture-queries.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconBulb } from '#web/ui/icons/bulb.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './export-and-share/share-dialog.module.css'
import { useRoadmap } from './roadmap-context.ts'
import team from './team/team.module.css'
import { useVentureChanges } from './team/venture-changes.ts'

const t = textsOf('roadmap')

const NAME_MAX = 80
const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

interface VentureItemsProps {
  readonly onNew: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** The person's other ventures, each to be opened; what an owner does with this one; and the way to a new one. */
export function VentureItems({ onNew, onRename, onDelete }: VentureItemsProps) {
  const { member } = useRoadmap()
  const { archive } = useVentureChanges()
  if (!member) return null
  const { venture, role } = member.dashboard
  const name = ventureName(venture)
  const isArchived = venture.archived_at !== null
  return (
    <>
      <OtherVentures dashboard={member.dashboard} />
      {role === 'owner' && (
        <>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
            {t('venture.renameItem', { name })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArchive {...icon} />}
            onClick={() => archive.mutate({ id: venture.id, archived: !isArchived })}
          >
            {t(isArchived ? 'venture.unarchiveItem' : 'venture.archiveItem', { name })}
          </Menu.Item>
          <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {t('venture.deleteItem', { name })}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconPlus {...icon} />} onClick={onNew}>
        {t('venture.start')}
      </Menu.Item>
    </>
  )
}

function OtherVentures({ dashboard }: { dashboard: Dashboard }) {
  const { change } = useRoadmapChange()
  const { data } = useQuery(venturesQuery)
  const navigate = useNavigate()
  const { venture, ventures } = dashboard
  const summaries = new Map(data?.ventures.map((each) => [each.id, each]))
  const sponsored = (data?.ventures ?? []).filter(({ role }) => role === 'sponsor')
  const others = ventures.filter(({ id }) => id !== venture.id)
  const archived = others.filter(({ archived_at }) => archived_at !== null)
  const open = (id: string) => void change(() => call(dashboardApi.openVenture, { id })).catch(toastFailure)
  return (
    <>
      {(others.length > archived.length || sponsored.length > 0) && (
        <Menu.Label>{t('venture.others')}</Menu.Label>
      )}
      {others
        .filter(({ archived_at }) => archived_at === null)
        .map(({ id, ...other }) => (
          <Menu.Item key={id} leftSection={<IconBulb {...icon} />} onClick={() => open(id)}>
            <span className={team.item}>
              {t('venture.openActive', { name: ventureName(other) })}
              <Standing summary={summaries.get(id)} />
            </span>
          </Menu.Item>
        ))}
      {sponsored.map((each) => (
        <Menu.Item
          key={each.id}
          leftSection={<IconBulb {...icon} />}
          onClick={() => void navigate(ROUTES.cohort)}
        >
          <span className={team.item}>
            {t('venture.openActive', { name: ventureName(each) })}
            <Standing summary={each} />
          </span>
        </Menu.Item>
      ))}
      {archived.length > 0 && <Menu.Label>{t('venture.archived')}</Menu.Label>}
      {archived.map(({ id, created_at, ...other }) => (
        <Menu.Item key={id} leftSection={<IconArchive {...icon} />} onClick={() => open(id)}>
          {t('venture.open', { name: ventureName(other), day: formatDay(created_at) })}
        </Menu.Item>
      ))}
    </>
  )
}

/** "Mentor, level 2" */
function Standing({ summary }: { summary: VentureSummary | undefined }) {
  if (!summary) return null
  return (
    <span className={team.itemNote}>
      {t('venture.standing', { role: t(`venture.as.${summary.role}`), level: summary.level })}
    </span>
  )
}

type DialogProps = { opened: boolean; onClose: () => void }

/** Begins another venture with an empty roadmap; the present one stays as it is. */
export function NewVentureDialog({ opened, onClose }: DialogProps) {
  const { data } = useRoadmap()
  const { create } = useVentureChanges()
  return (
    <Modal opened={opened} onClose={onClose} title={t('venture.title')} size="30rem">
      <NameForm
        label={t('venture.name')}
        submit={t('venture.submit')}
        act={(name) => create.mutateAsync(name)}
        onClose={onClose}
      >
        <p className={classes.text}>{t('venture.text', { name: ventureName(data.venture) })}</p>
      </NameForm>
    </Modal>
  )
}

/** Gives the venture that is open another name. */
export function RenameVentureDialog({ opened, onClose }: DialogProps) {
  const { data } = useRoadmap()
  const { rename } = useVentureChanges()
  const { id } = data.venture
  return (
    <Modal opened={opened} onClose={onClose} title={t('venture.renameTitle')} size="30rem">
      <NameForm
        label={t('venture.renameName')}
        submit={t('venture.rename')}
        before={ventureName(data.venture)}
        act={(name) => rename.mutateAsync({ id, name })}
        onClose={onClose}
      />
    </Modal>
  )
}

type NameFormProps = {
  label: string
  submit: string
  before?: string
  act: (name: string) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

function NameForm({ label, submit, before = '', act, onClose, children }: NameFormProps) {
  const [pending, setPending] = useState(false)
  const [name, setName] = useState(before)
  const [unnamed, setUnnamed] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setUnnamed(true)
    setPending(true)
    try {
      await act(name.trim())
      onClose()
    } catch (error) {
      setFailure(errorText(error, t('page.unreachable')))
    } finally {
      setPending(false)
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      {children}
      <TextInput
        label={label}
        data-autofocus
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setUnnamed(false)
          setFailure('')
        }}
        error={unnamed && t('venture.nameMissing')}
      />
      {failure && <StateLine state="failed" text={failure} />}
      <div className={classes.actions}>
        <Button type="submit" variant="filled" loading={pending}>
          {submit}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('venture.cancel')}
        </Button>
      </div>
    </form>
  )
}
