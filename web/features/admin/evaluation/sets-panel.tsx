import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { CASE_LIMITS, type EvaluationSet } from '#shared/admin/evaluation-cases.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { CaseList } from './case-list.tsx'
import classes from './evaluation.module.css'
import { useRemoveSet, useRenameSet } from './use-evaluation.ts'
import { WriteCase } from './write-case.tsx'

const t = textsOf('adminEvaluation')

/** The sets with their cases, and the place to write one. */
export function SetsPanel({ sets, mayChange }: { sets: readonly EvaluationSet[]; mayChange: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const set = sets.find(({ id }) => id === chosen) ?? sets[0]
  return (
    <Panel
      flush
      title={t('sets.title')}
      description={t('sets.why')}
      aside={
        set && (
          <NativeSelect
            aria-label={t('sets.set')}
            value={set.id}
            data={sets.map(({ id, name, cases }) => ({
              value: id,
              label: t('setup.setOption', { name, count: cases }),
            }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )
      }
    >
      {set && mayChange && <SetActions key={set.id} set={set} />}
      {set && <CaseList set={set} mayChange={mayChange} />}
      {mayChange && <WriteCase set={set?.name} />}
    </Panel>
  )
}

function SetActions({ set }: { set: EvaluationSet }) {
  const [name, setName] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const rename = useRenameSet()
  const remove = useRemoveSet()
  const save = () =>
    rename.mutate(
      { id: set.id, name: name ?? set.name, expectedUpdatedAt: set.updated_at },
      { onSuccess: () => setName(null) },
    )
  return (
    <div className={classes.inset}>
      {name === null ? (
        <div className={classes.actions}>
          <Button onClick={() => setName(set.name)}>{t('sets.rename')}</Button>
          <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
            {t('sets.remove')}
          </Button>
        </div>
      ) : (
        <form
          className={classes.rename}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <TextInput
            label={t('sets.name')}
            value={name}
            maxLength={CASE_LIMITS.name}
            data-autofocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === '' || rename.isPending}>
            {t('sets.save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setName(null)}>
            {t('sets.cancel')}
          </Button>
        </form>
      )}
      {rename.error && <StateLine state="failed" text={rename.error.message} />}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('sets.removeTitle', { name: set.name })}
        cancel={t('sets.cancel')}
        confirm={{ label: t('sets.remove'), pendingLabel: t('sets.removing'), danger: true }}
        pending={remove.isPending}
        failure={remove.error?.message ?? null}
        onConfirm={() => remove.mutate(set.id, { onSuccess: () => setAsked(false) })}
      >
        {t('sets.removeText', { count: set.cases })}
      </ConfirmDialog>
    </div>
  )
}
