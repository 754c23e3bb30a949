import { Button, Menu, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { dashboardApi } from '#shared/dashboard.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { toastFailure, useRoadmapChange } from '#web/lib/roadmap-query.ts'
import { IconArchive } from '#web/ui/icons/archive.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useRoadmap } from './roadmap-context.ts'
import classes from './take-along/take-along.module.css'

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
      {others.length > 0 && <Menu.Label>Archived, kept as they were</Menu.Label>}
      {others.map(({ id, name, created_at }) => (
        <Menu.Item
          key={id}
          leftSection={<IconArchive size={18} stroke={1.6} aria-hidden="true" />}
          onClick={() => open(id)}
        >
          Open {name}, started {formatDay(created_at)}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />} onClick={onNew}>
        Start a new idea
      </Menu.Item>
    </>
  )
}

/** Asks before the present roadmap is archived and an empty one begins. */
export function NewVentureDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { own } = useRoadmap()
  const { change, pending } = useRoadmapChange()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const start = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem('Give it a name')
    try {
      await change(() => call(dashboardApi.startVenture, { name: name.trim() }))
      setName('')
      onClose()
    } catch (error) {
      setProblem(
        errorText(error, 'The server cannot be reached. Nothing was changed; try again in a moment.'),
      )
    }
  }
  return (
    <Modal opened={opened} onClose={onClose} title="Start a new idea?" size="30rem">
      <form onSubmit={(event) => void start(event)} noValidate>
        <p className={classes.text}>
          “{own?.dashboard.venture.name}” is archived as it is, with all its evidence, and you can open it
          again at any time. The new idea starts at Spark with an empty roadmap; your conversations stay.
        </p>
        <TextInput
          label="Name of the new idea"
          data-autofocus
          maxLength={NAME_MAX}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setProblem('')
          }}
          {...(problem === 'Give it a name' && { error: problem })}
        />
        {problem && problem !== 'Give it a name' && <StateLine state="failed" text={problem} />}
        <div className={classes.actions}>
          <Button type="submit" variant="filled" loading={pending}>
            Archive and start
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
