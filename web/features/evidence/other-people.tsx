import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type EvidenceRow, recordsApi } from '#shared/records.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { foreignLang } from '#web/lib/foreign-lang.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Quote } from '#web/ui/quote.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { useEvidence } from './evidence-context.ts'
import classes from './evidence-page.module.css'
import { nameOf } from './record-words.ts'

const t = textsOf('evidence')

/** A name has to be as long to be looked for. */
const NAME_MIN = 2

/** Tells how many other people are named, and deletes somebody's name on request. */
export function OtherPeople() {
  const { data, canEdit } = useEvidence()
  const [opened, dialog] = useDisclosure(false)
  const people = data.records.filter(({ named }) => named)
  if (!canEdit || people.length === 0) return null
  const told = people.filter((record) => record.told === true).length
  const dated = people.filter(({ delete_by }) => delete_by).length
  return (
    <section className={classes.people} aria-labelledby="other-people">
      <div>
        <h2 id="other-people" className={classes.peopleTitle}>
          {t('people.title')}
        </h2>
        <p className={classes.peopleText}>
          {t('people.told', { told, all: people.length })} {dated > 0 && t('people.dated', { count: dated })}
        </p>
      </div>
      <Button onClick={dialog.open}>{t('people.open')}</Button>
      <Modal opened={opened} onClose={dialog.close} title={t('people.open')} size="34rem">
        {opened && <ForgetPerson onClose={dialog.close} />}
      </Modal>
    </section>
  )
}

/** Lists the records that name a person, with what was said. */
function Found({ records }: { records: readonly EvidenceRow[] }) {
  return (
    <ul className={classes.found}>
      {records.map((record) => (
        <li key={record.id}>
          <span className={classes.foundName}>{nameOf(record)}</span>
          {record.source.quote && (
            <p className={classes.foundQuote} lang={foreignLang(record.source.quote)}>
              <Quote text={record.source.quote} size="evidence" quoted muted />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Looks for what names a person, shows it, and deletes the name in one step. */
function ForgetPerson({ onClose }: { onClose: () => void }) {
  const { data, forget, pending } = useEvidence()
  const [name, setName] = useState('')
  const [person, setPerson] = useState('')
  const [failure, setFailure] = useState('')
  const { id } = data.venture
  const found = useQuery({
    queryKey: ['evidence-person', id, person],
    queryFn: ({ signal }) => call(recordsApi.list, { id, person }, { signal }),
    enabled: person !== '',
    staleTime: 0,
    gcTime: 0,
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    setFailure('')
    const wanted = name.trim()
    if (wanted.length < NAME_MIN) setFailure(t('people.short'))
    else setPerson(wanted)
  }
  const remove = async () => {
    try {
      await forget(person)
      onClose()
    } catch (error) {
      setFailure(errorText(error, t('form.unreachable')))
    }
  }
  const records = found.data?.records ?? []
  return (
    <Stack gap="md">
      <p className={classes.dialogText}>{t('people.text')}</p>
      <form onSubmit={search} noValidate>
        <Group gap="sm" align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            data-autofocus
            label={t('people.name')}
            value={name}
            maxLength={120}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setPerson('')
            }}
          />
          <Button type="submit" disabled={found.isFetching}>
            {t('people.search')}
          </Button>
        </Group>
      </form>
      {found.error && <StateLine state="failed" text={errorText(found.error, t('page.failed'))} />}
      {failure && <StateLine state="failed" text={failure} />}
      {found.data && (
        <div role="status">
          <p className={classes.dialogText}>{t('people.found', { count: records.length, name: person })}</p>
        </div>
      )}
      {records.length > 0 && (
        <>
          <Found records={records} />
          <Group justify="flex-end" gap="sm">
            <Button onClick={onClose}>{t('form.cancel')}</Button>
            <Button variant="filled" color="danger" disabled={pending} onClick={() => void remove()}>
              {t('people.delete', { count: records.length })}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}
