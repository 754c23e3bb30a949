import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, FileButton, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExportFormat, IMPORT_LIMITS, type ImportReport, knowledgeApi } from '#shared/admin/knowledge.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { IconFileUpload } from '#web/ui/icons/file-upload.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { ImportErrors } from './import-errors.tsx'
import classes from './knowledge.module.css'
import { KNOWLEDGE } from './use-knowledge.ts'

interface Chosen {
  readonly name: string
  readonly format: ExportFormat
  readonly text: string
}

/** Reads a CSV or JSON file, says what it would do, and does it once that was seen. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Import entries" size={640} closeOnClickOutside={false}>
      {opened && <ImportWork onClose={onClose} />}
    </Modal>
  )
}

/** A file being checked and imported; `onDone` is called once something was. */
function useImport(onDone: () => void) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [skipInvalid, setSkipInvalid] = useState(false)
  const check = useMutation({
    mutationFn: (file: Chosen) => call(knowledgeApi.import, bodyOf(file, { check: true })),
  })
  const run = useMutation({
    mutationFn: (file: Chosen) => call(knowledgeApi.import, bodyOf(file, { skipInvalid })),
    onSuccess: async (report) => {
      await client.invalidateQueries({ queryKey: KNOWLEDGE })
      if (!report.imported) return
      toast({ title: 'Import finished', text: summary(report), tone: 'ok' })
      onDone()
    },
  })
  const choose = async (file: File | null) => {
    if (!file) return
    run.reset()
    check.reset()
    setSkipInvalid(false)
    const read = { name: file.name, format: formatOf(file), text: await file.text() }
    setChosen(read)
    check.mutate(read)
  }
  return { chosen, choose, check, run, skipInvalid, setSkipInvalid }
}

function ImportWork({ onClose }: { onClose: () => void }) {
  const { chosen, choose, check, run, skipInvalid, setSkipInvalid } = useImport(onClose)
  // What the server said last: a refused import reports anew.
  const report = run.data ?? check.data
  const failure = run.error ?? check.error
  const usable = report ? report.rows - report.invalid : 0
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        A CSV file with a head line, or a JSON file, with title, content, category, keywords and
        relevance_tags; an export of this page fits. An entry with the id or title of an existing one updates
        it. At most {IMPORT_LIMITS.entries.toLocaleString('en')} entries. You see what would change before
        anything does.
      </Text>
      <Group gap="sm">
        <FileButton onChange={choose} accept=".csv,.json,text/csv,application/json">
          {(props) => (
            <Button
              {...props}
              leftSection={<IconFileUpload size={18} aria-hidden="true" />}
              loading={check.isPending}
            >
              {chosen ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {chosen && <span className={classes.quiet}>{chosen.name}</span>}
      </Group>
      <div aria-live="polite" className={classes.results}>
        {failure && (
          <StateLine
            state="failed"
            text={`${errorText(failure, 'The server cannot be reached.')} Nothing was imported.`}
          />
        )}
        {report && !failure && <Preview report={report} />}
      </div>
      {report && report.invalid > 0 && usable > 0 && (
        <Checkbox
          label={`Leave out the ${plural(report.invalid, 'row')} with errors`}
          checked={skipInvalid}
          onChange={(event) => setSkipInvalid(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose} disabled={run.isPending}>
          Cancel
        </Button>
        <Button
          variant="filled"
          disabled={!chosen || usable === 0 || (report?.invalid !== 0 && !skipInvalid)}
          loading={run.isPending}
          onClick={() => chosen && run.mutate(chosen)}
        >
          {usable > 0 ? `Import ${plural(usable, 'entry', 'entries')}` : 'Import'}
        </Button>
      </Group>
    </Stack>
  )
}

function Preview({ report }: { report: ImportReport }) {
  return (
    <>
      <Text fw={550}>{summary(report)}</Text>
      {report.errors.length > 0 && <ImportErrors errors={report.errors} rows={report.invalid} />}
    </>
  )
}

function summary({ rows, created, updated, unchanged, invalid }: ImportReport): string {
  const parts = [`${created} new`, `${updated} updated`, `${unchanged} unchanged`]
  if (invalid > 0) parts.push(`${invalid} with errors`)
  return `${plural(rows, 'entry', 'entries')}: ${parts.join(', ')}.`
}

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

const formatOf = (file: File): ExportFormat => (/\.json$/i.test(file.name) ? 'json' : 'csv')

const bodyOf = ({ format, text }: Chosen, options: { check?: boolean; skipInvalid?: boolean }) => ({
  format,
  text,
  ...options,
})
