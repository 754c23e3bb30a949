import { Button, FileButton, Textarea } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { IMPORT_LIMITS } from '#shared/imports.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useKeptState } from '#web/lib/use-kept-state.ts'
import { IconFileUpload } from '#web/ui/icons/file-upload.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScaleBar } from '#web/ui/scale-bar.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './import-page.module.css'
import type { ImportWork } from './use-import.ts'

const t = textsOf('imports')

const MB = 1024 * 1024
const ACCEPTED = '.csv,.tsv,.xlsx,.txt,.md,.docx,.pdf,.vtt,.srt,.pptx'
const FORMATS = ['sheets', 'notes', 'decks'] as const
const LIMITS = {
  mb: formatCount(IMPORT_LIMITS.bytes / MB),
  rows: formatCount(IMPORT_LIMITS.rows),
  pages: formatCount(IMPORT_LIMITS.pages),
}

/** Where a file is chosen or dropped, or cells are pasted. */
export function StartCard({ reading }: Pick<ImportWork, 'reading'>) {
  const [refused, setRefused] = useState<string | null>(null)
  const [text, setText] = useKeptState('import-pasted', '')
  const { isPending, error, variables } = reading
  const read = (source: File | string) => {
    const isLarge = typeof source !== 'string' && source.size > IMPORT_LIMITS.bytes
    setRefused(isLarge ? t('start.large', { mb: LIMITS.mb }) : null)
    if (!isLarge && !isPending) reading.mutate(source)
  }
  const isOver = useDrop((files) => {
    const [file, ...others] = files
    if (others.length > 0) setRefused(t('start.one'))
    else if (file) read(file)
  })
  const failure = refused ?? (error ? errorText(error, t('start.failed')) : null)
  const name = typeof variables === 'string' ? t('start.pasted') : (variables?.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') read(text)
  }
  return (
    <div className={classes.start}>
      <Panel title={t('start.title')} description={t('start.description')}>
        <div className={classes.drop} data-over={isOver || undefined}>
          {isPending ? (
            <div className={classes.busy} role="status">
              <ScaleBar words={t('start.reading', { name })} />
              <p className={classes.note}>{t('start.long')}</p>
            </div>
          ) : (
            <>
              <IconFileUpload size={28} stroke={1.6} aria-hidden="true" />
              <FileButton accept={ACCEPTED} onChange={(file) => file && read(file)}>
                {(props) => (
                  <Button {...props} variant="filled">
                    {t('start.choose')}
                  </Button>
                )}
              </FileButton>
              <ul className={classes.formats}>
                {FORMATS.map((format) => (
                  <li key={format}>{t(`start.${format}`)}</li>
                ))}
                <li>{t('start.limits', LIMITS)}</li>
              </ul>
            </>
          )}
        </div>
        {failure && !isPending && <StateLine state="failed" text={failure} />}
      </Panel>
      <Panel title={t('start.paste')} description={t('start.pasteHint')}>
        <form onSubmit={submit} className={classes.paste}>
          <Textarea
            aria-label={t('start.pasteLabel')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            classNames={{ input: classes.pasted }}
            rows={8}
            disabled={isPending}
          />
          <Button type="submit" disabled={isPending || text.trim() === ''}>
            {t('start.read')}
          </Button>
        </form>
      </Panel>
    </div>
  )
}

/** Takes files that are dropped anywhere on the page. Returns whether some are held above it. */
function useDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
  useWindowEvent('dragover', (event) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setIsOver(true)
  })
  useWindowEvent('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false))
  useWindowEvent('drop', (event) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  return isOver
}
