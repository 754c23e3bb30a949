import { Button, Popover, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { Commitment } from '#shared/commitments.ts'
import { textsOf } from '../texts.ts'
import classes from './commitments.module.css'
import type { CommitmentActs } from './use-commitments.ts'

const t = textsOf('commitments')

type ChangeDayProps = {
  commitment: Pick<Commitment, 'id' | 'due_on'>
  acts: CommitmentActs
  /** What the button is called where it stands among others of its kind. */
  label?: string
}

/** The button that gives a commitment another day. The day stays typed until it is saved. */
export function ChangeDay({ commitment: { id, due_on }, acts, label }: ChangeDayProps) {
  const [opened, popover] = useDisclosure(false)
  const [wanted, setWanted] = useState(due_on)
  const open = () => {
    setWanted(due_on)
    popover.toggle()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '' || acts.pending) return
    if (await acts.change(id, { due_on: wanted })) popover.close()
  }
  return (
    <Popover position="bottom-start" opened={opened} onChange={popover.toggle} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm" aria-label={label} onClick={open}>
          {t('change.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('change.open')}>
        <form className={classes.dayForm} onSubmit={(event) => void save(event)}>
          <TextInput
            flex="1 0 100%"
            type="date"
            size="sm"
            label={t('change.day')}
            data-autofocus
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <Button type="submit" disabled={acts.pending}>
            {t('change.save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={popover.close}>
            {t('change.cancel')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
