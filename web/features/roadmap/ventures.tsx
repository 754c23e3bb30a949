import { Button, Menu, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toastFailure, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from './roadmap-context.ts'
import classes from './take-along/take-along.module.css'

const t = textsOf('roadmap')

const NAME_MAX = 80

/** The other ventures, each to be opened again, and the way to a new one. */
export function VentureItems({ onNew }: { onNew: () => void }) {
  const { own } = useRoadmap()
  const { change } = useRoadmapChange()
  const { venture, ventures = [] } = own?.dashboard ?? {}
  const others = ventures.filter(({ id }) => id !== venture?.id)
  const open = (id: string) => void change(() => call(dashboardApi.openVenture, { id })).catch(toastFailure)
  return (
    <>
      {others.length > 0 && <Menu.Label>{t('venture.archived')}</Menu.Label>}
      {others.map(({ id, name, created_at }) => (
        <Menu.Item
          key={id}
          leftSection={<IconArchive size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => open(id)}
        >
          {t('venture.open', { name, day: formatDay(created_at) })}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />} onClick={onNew}>
        {t('venture.start')}
      </Menu.Item>
    </>
  )
}

/** Asks before the present roadmap is archived and an empty one begins. */
export function NewVentureDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { own } = useRoadmap()
  const { change, pending } = useRoadmapChange()
  const [name, setName] = useState('')
  const [unnamed, setUnnamed] = useState(false)
  const [failure, setFailure] = useState('')
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setUnnamed(true)
    try {
      await change(() => call(dashboardApi.startVenture, { name: name.trim() }))
      setName('')
      onClose()
    } catch (error) {
      setFailure(errorText(error, t('page.unreachable')))
    }
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('venture.title')} size="30rem">
      <form onSubmit={(event) => void start(event)} noValidate>
        <p className={classes.text}>{t('venture.text', { name: own?.dashboard.venture.name ?? '' })}</p>
        <TextInput
          label={t('venture.name')}
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
            {t('venture.submit')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('venture.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
