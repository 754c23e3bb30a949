import { Button, Group, Modal } from '@mantine/core'
import type { ImportRow } from '#shared/imports.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { fieldsOf } from './fields-of.ts'
import classes from './import-page.module.css'
import { fieldName, valueWords } from './import-words.ts'

const t = textsOf('imports')

interface CompareDialogProps {
  readonly row: ImportRow | null
  readonly file: string
  /** The record that it is already. */
  readonly there: EvidenceRow | undefined
  /** The row further up that it repeats. */
  readonly above: ImportRow | undefined
  readonly onClose: () => void
  readonly onTick: (on: boolean) => void
}

/** Shows a line beside what is there already, field by field. */
export function CompareDialog({ row, file, there, above, onClose, onTick }: CompareDialogProps) {
  return (
    <Modal opened={row !== null} onClose={onClose} title={t('compare.title')} size="40rem">
      {row && <Comparison row={row} file={file} other={there ?? above?.record ?? null} above={above} />}
      <Group justify="flex-end" gap="sm" mt="md">
        <Button onClick={() => onTick(true)} disabled={row?.takable === false}>
          {t('compare.add')}
        </Button>
        <Button variant="filled" onClick={() => onTick(false)} data-autofocus>
          {t('compare.leave')}
        </Button>
      </Group>
    </Modal>
  )
}

interface ComparisonProps {
  readonly row: ImportRow
  readonly file: string
  readonly other: Readonly<Record<string, unknown>> | null
  readonly above: ImportRow | undefined
}

function Comparison({ row, file, other, above }: ComparisonProps) {
  const type = EVIDENCE_TYPES.find((each) => each === row.record?.type) ?? 'interview'
  if (!other) return <StateLine state="info" text={t('compare.missing')} />
  const lines = fieldsOf(type).flatMap((field) => {
    const [mine, theirs] = [valueWords(field, other[field]), valueWords(field, row.record?.[field])]
    return mine === '' && theirs === '' ? [] : [{ field, mine, theirs }]
  })
  return (
    <table className={classes.compared}>
      <thead>
        <tr>
          <td />
          <th scope="col">{above ? above.place : t('compare.there')}</th>
          <th scope="col">{above ? row.place : t('compare.file', { file })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ field, mine, theirs }) => (
          <tr key={field} data-differs={mine !== theirs || undefined}>
            <th scope="row">{fieldName(field)}</th>
            <td>{mine || t('compare.empty')}</td>
            <td>{theirs || t('compare.empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
