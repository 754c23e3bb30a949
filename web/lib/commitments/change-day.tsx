import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { textsOf } from '../texts.ts'
import classes from './commitments.module.css'

const t = textsOf('commitments')

type ChangeDayProps = { day: string; onSave: (day: string) => Promise<unknown>; onClose: () => void }

/** Another day for a commitment. */
export function ChangeDay({ day, onSave, onClose }: ChangeDayProps) {
  const [wanted, setWanted] = useState(day)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (wanted !== '') void onSave(wanted).then(onClose)
  }
  return (
    <form className={classes.dayForm} onSubmit={save}>
      <TextInput
        type="date"
        size="sm"
        label={t('change.day')}
        data-autofocus
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Button type="submit">{t('change.save')}</Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('change.cancel')}
      </Button>
    </form>
  )
}
