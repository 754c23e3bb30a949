import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { VentureImport } from '#shared/imports.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './import-page.module.css'
import type { ImportWork } from './use-import.ts'

const t = textsOf('imports')

interface AboutCardProps {
  readonly about: NonNullable<VentureImport['about']>
  readonly changing: ImportWork['changing']
}

/** Whom a conversation was with and when, which its interviews take over; stored when a field is left. */
export function AboutCard({ about, changing }: AboutCardProps) {
  const [organisation, setOrganisation] = useState(about.organisation)
  const [date, setDate] = useState(about.date ?? '')
  const store = () => {
    const next = { organisation: organisation.trim(), date: date === '' ? null : date }
    if (next.organisation !== about.organisation || next.date !== about.date)
      changing.mutate(() => ({ about: next }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    store()
  }
  return (
    <Panel title={t('about.title')} description={t('about.description')}>
      <form className={classes.about} onSubmit={submit}>
        <TextInput
          label={t('about.organisation')}
          value={organisation}
          maxLength={120}
          onChange={(event) => setOrganisation(event.currentTarget.value)}
          onBlur={store}
        />
        <TextInput
          label={t('about.date')}
          type="date"
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
          onBlur={store}
        />
        <button type="submit" hidden />
      </form>
      {changing.error && <StateLine state="failed" text={errorText(changing.error, t('start.failed'))} />}
    </Panel>
  )
}
