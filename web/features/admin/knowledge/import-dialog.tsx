import { Button, FileButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconFileUpload } from '#web/ui/icons/file-upload.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ImportErrors } from './import-errors.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ACCEPTED, sourceOf } from './import-source.ts'
import classes from './knowledge.module.css'
import type { LastChange } from './last-change.tsx'
import { type ImportWork, useImport } from './use-import.ts'

const t = textsOf('adminKnowledge')

interface ImportDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onImported: (change: LastChange) => void
  readonly categories: readonly string[]
}

/** Reads a file or a page, shows every entry that it would make, and takes in those that are wanted. */
export function ImportDialog({ opened, onClose, ...rest }: ImportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('import.title')} size={880} closeOnClickOutside={false}>
      {opened && <ImportSteps onClose={onClose} {...rest} />}
    </Modal>
  )
}

function ImportSteps({ onClose, onImported, categories }: Omit<ImportDialogProps, 'opened'>) {
  const work = useImport((report, subject) => {
    const { created, updated, batch } = report
    toast({ title: t('import.done'), text: t('import.counts', { created, updated }), tone: 'ok' })
    onClose()
    if (!batch) return
    const act = { id: batch, kind: 'import', subject, created, updated, deleted: 0 } as const
    onImported({
      batch: { ...act, actor: null, created_at: new Date().toISOString(), undone_at: null },
      full: [],
    })
  })
  const { file, run, check, taken } = work
  const failure = run.error ?? check.error
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('import.hint')}
      </Text>
      <Sources work={work} />
      <div aria-live="polite" className={classes.results}>
        {file && (
          <p className={classes.found}>{t('import.found', { n: file.drafts.length, source: file.source })}</p>
        )}
        {file && check.data && <p className={classes.note}>{summary(work)}</p>}
        {failure && (
          <StateLine
            state="failed"
            text={`${errorText(failure, t('import.unreachable'))} ${t('import.nothing')}`}
          />
        )}
      </div>
      {file && <FileProblems work={work} />}
      {file && file.drafts.length > 0 && <ImportPreview work={work} categories={categories} />}
      <Group justify="flex-end" gap="sm" className={classes.foot}>
        <Button onClick={onClose} disabled={run.isPending}>
          {t('import.cancel')}
        </Button>
        <Button
          variant="filled"
          disabled={taken.length === 0}
          loading={run.isPending}
          onClick={() => run.mutate(taken)}
        >
          {t('import.add', { n: taken.length })}
        </Button>
      </Group>
    </Stack>
  )
}

/** A file, or the address of a page. */
function Sources({ work: { file, read } }: { work: ImportWork }) {
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const choose = async (chosen: File | null) => {
    if (!chosen) return
    setProblem(null)
    try {
      read.mutate(await sourceOf(chosen))
    } catch (error) {
      read.reset()
      setProblem(error instanceof Error ? error.message : t('import.kind'))
    }
  }
  const fetchPage = (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    if (url.trim() !== '') read.mutate({ kind: 'page', url: url.trim() })
  }
  const isPage = read.isPending && read.variables.kind === 'page'
  const failure = problem ?? (read.error && errorText(read.error, t('import.unreachable')))
  return (
    <>
      <form onSubmit={fetchPage} noValidate>
        <Group gap="sm" align="flex-end">
          <FileButton onChange={choose} accept={ACCEPTED}>
            {(props) => (
              <Button
                {...props}
                leftSection={<IconFileUpload size={18} aria-hidden="true" />}
                loading={read.isPending && !isPage}
                disabled={isPage}
              >
                {t(file ? 'import.other' : 'import.file')}
              </Button>
            )}
          </FileButton>
          <TextInput
            className={classes.grow}
            label={t('import.url')}
            placeholder={t('import.urlPlaceholder')}
            type="url"
            size="sm"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" loading={isPage} disabled={read.isPending || url.trim() === ''}>
            {t('import.read')}
          </Button>
        </Group>
      </form>
      {failure && <StateLine state="failed" text={failure} />}
    </>
  )
}

/** What could not be read of a file. */
function FileProblems({ work: { file } }: { work: ImportWork }) {
  const errors = file?.errors ?? []
  const whole = errors.filter(({ row }) => row === null)
  const rows = errors.filter(({ row }) => row !== null)
  return (
    <>
      {whole.map(({ message }) => (
        <StateLine key={message} state="warning" text={message} />
      ))}
      {rows.length > 0 && <ImportErrors errors={rows} />}
    </>
  )
}

function summary({ outcomes }: ImportWork): string {
  const count = (of: string) => outcomes.filter((outcome) => outcome === of).length
  return t('import.summary', {
    create: formatCount(count('create')),
    update: formatCount(count('update')),
    same: formatCount(count('same')),
    invalid: count('invalid'),
  })
}
