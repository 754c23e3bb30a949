import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Modal, Select, Stack, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { dayOf } from '#shared/records/same-record.ts'
import type { EvidenceRow } from '#shared/records.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { useEvidence } from './evidence-context.ts'
import classes from './merge-dialog.module.css'
import { type MergedField, mergeable, mergedFields } from './merging.ts'
import { fieldWords, nameOf } from './record-words.ts'
import { storedOf } from './use-record-form.ts'

const t = textsOf('evidence')

/** So many are listed at once; the others are found by their names. */
const LISTED = 50

type MergeDialogProps = {
  record: EvidenceRow
  onClose: () => void
  onMerged: (gone: EvidenceRow) => void
}

/** Makes one of two records: asks which other one it is, shows what stays of both, and merges them. */
export function MergeDialog({ record, onClose, onMerged }: MergeDialogProps) {
  const { others, other, choose, ...merging } = useMerging(record, onMerged)
  const { kept, gone, isChanged, failure, busy } = merging
  return (
    <Modal opened onClose={onClose} size="40rem" title={t('merge.title', { name: nameOf(record) })}>
      <Stack gap="md">
        <Select
          size="sm"
          label={t('merge.which')}
          placeholder={t('merge.find')}
          nothingFoundMessage={t('merge.none')}
          searchable
          limit={LISTED}
          data={others.map((each) => ({ value: each.id, label: labelOf(each) }))}
          value={other?.id ?? null}
          onChange={choose}
          data-autofocus
        />
        {kept && gone && (
          <>
            {isChanged && <StateLine state="failed" text={t('merge.changed', { name: nameOf(gone) })} />}
            <p className={classes.text}>{t('merge.text', { name: nameOf(kept) })}</p>
            <Outcome fields={mergedFields(kept, gone)} />
            <Button className={classes.swap} size="xs" fz="sm" onClick={merging.swap}>
              {t('merge.keepOther', { name: labelOf(gone) })}
            </Button>
          </>
        )}
        {failure && <StateLine state="failed" text={failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button variant="filled" disabled={!gone || busy} onClick={() => void merging.merge()}>
            {t(busy ? 'merge.merging' : 'merge.merge')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** "Petra Lang, Terravent, 12 June" */
function labelOf(record: EvidenceRow): string {
  const day = dayOf(record.type, record)
  return [nameOf(record), day && formatDay(day)].filter(Boolean).join(', ')
}

/** Each field with what it holds afterwards; what is added or lost says so. */
function Outcome({ fields }: { fields: readonly MergedField[] }) {
  return (
    <table className={classes.fields}>
      <caption>{t('merge.what')}</caption>
      <tbody>
        {fields.map(({ spec, stays, isAdded, dropped }) => (
          <tr key={spec.name}>
            <th scope="row">{t(`field.${spec.label}`)}</th>
            <td>
              {fieldWords(spec, stays)}
              {isAdded && <span className={classes.added}>{t('merge.added')}</span>}
              {dropped && (
                <p className={classes.dropped}>
                  <VisuallyHidden>{t('merge.dropped')} </VisuallyHidden>
                  <s>{fieldWords(spec, dropped)}</s>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which two become one, which of them stays, and what the server says to it. */
function useMerging(record: EvidenceRow, onMerged: MergeDialogProps['onMerged']) {
  const { data, merge } = useEvidence()
  const [otherId, setOtherId] = useState<string | null>(null)
  const [keepsOther, setKeepsOther] = useState(false)
  const [stored, setStored] = useState<EvidenceRow | null>(null)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const others = mergeable(record, data.records)
  const other = others.find(({ id }) => id === otherId)
  const [kept, gone] = keepsOther ? [other, other && record] : [other && record, other]
  // Refused because somebody changed it: what the server holds is shown in its place.
  const seen = gone && stored?.id === gone.id ? stored : gone
  const begin = () => {
    setStored(null)
    setFailure('')
  }
  return {
    others,
    other,
    kept,
    gone: seen,
    isChanged: stored !== null,
    failure,
    busy,
    choose(id: string | null) {
      begin()
      setOtherId(id)
    },
    swap() {
      begin()
      setKeepsOther(!keepsOther)
    },
    async merge() {
      if (!kept || !seen || busy) return
      begin()
      setBusy(true)
      try {
        await merge(seen, kept)
        onMerged(seen)
      } catch (error) {
        setBusy(false)
        setStored(storedOf(error))
        if (!storedOf(error)) setFailure(errorText(error, t('form.unreachable')))
      }
    },
  }
}
