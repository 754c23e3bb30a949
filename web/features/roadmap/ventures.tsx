import { Button, Menu, Modal, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { type Dashboard, dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toastFailure, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ventureName } from '#web/lib/venture-name.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from './roadmap-context.ts'
import classes from './take-along/take-along.module.css'

const t = textsOf('roadmap')

const NAME_MAX = 80

/** The other ventures, each to be opened again, another name for this one, and the way to a new one. */
export function VentureItems({ onNew, onRename }: { onNew: () => void; onRename: () => void }) {
  const { own } = useRoadmap()
  const { change } = useRoadmapChange()
  const { venture, ventures = [] } = own?.dashboard ?? {}
  const others = ventures.filter(({ id }) => id !== venture?.id)
  const open = (id: string) => void change(() => call(dashboardApi.openVenture, { id })).catch(toastFailure)
  return (
    <>
      {others.length > 0 && <Menu.Label>{t('venture.archived')}</Menu.Label>}
      {others.map(({ id, created_at, ...other }) => (
        <Menu.Item
          key={id}
          leftSection={<IconArchive size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => open(id)}
        >
          {t('venture.open', { name: ventureName(other), day: formatDay(created_at) })}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} aria-hidden="true" />} onClick={onRename}>
        {t('venture.renameItem', { name: venture ? ventureName(venture) : '' })}
      </Menu.Item>
      <Menu.Item leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />} onClick={onNew}>
        {t('venture.start')}
      </Menu.Item>
    </>
  )
}

type DialogProps = { opened: boolean; onClose: () => void }

/** Asks before the present roadmap is archived and an empty one begins. */
export function NewVentureDialog({ opened, onClose }: DialogProps) {
  const { own } = useRoadmap()
  return (
    <Modal opened={opened} onClose={onClose} title={t('venture.title')} size="30rem">
      <NameForm
        label={t('venture.name')}
        submit={t('venture.submit')}
        act={(name) => call(dashboardApi.startVenture, { name })}
        onClose={onClose}
      >
        <p className={classes.text}>
          {t('venture.text', { name: own ? ventureName(own.dashboard.venture) : '' })}
        </p>
      </NameForm>
    </Modal>
  )
}

/** Gives the venture that is open another name. */
export function RenameVentureDialog({ opened, onClose }: DialogProps) {
  const { data } = useRoadmap()
  const { id } = data.venture
  return (
    <Modal opened={opened} onClose={onClose} title={t('venture.renameTitle')} size="30rem">
      <NameForm
        label={t('venture.renameName')}
        submit={t('venture.rename')}
        before={ventureName(data.venture)}
        act={(name) => call(dashboardApi.renameVenture, { id, name })}
        onClose={onClose}
      />
    </Modal>
  )
}

type NameFormProps = {
  label: string
  submit: string
  before?: string
  act: (name: string) => Promise<Dashboard>
  onClose: () => void
  children?: ReactNode
}

function NameForm({ label, submit, before = '', act, onClose, children }: NameFormProps) {
  const { change, pending } = useRoadmapChange()
  const [name, setName] = useState(before)
  const [unnamed, setUnnamed] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setUnnamed(true)
    try {
      await change(() => act(name.trim()))
      onClose()
    } catch (error) {
      setFailure(errorText(error, t('page.unreachable')))
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
