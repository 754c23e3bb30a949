import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { useId, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { DayInput } from '../shared/day-input.tsx'
import list from '../shared/list.module.css'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import classes from './audit.module.css'
import { actionWords, TARGETS } from './audit-words.ts'
import type { AuditFilters as Filters } from './use-audit.ts'

const t = textsOf('adminAudit')

type AuditFiltersProps = {
  filters: Filters
  /** Every action that ever happened. */
  actions: readonly string[]
  onChange: (part: Filters) => void
}

/** Narrows the log by who, what, on what, and when. On phones all but who is folded away until it is wanted. */
export function AuditFilters({ filters, actions, onChange }: AuditFiltersProps) {
  const { text, type } = useSearchText(filters.actor ?? '', (actor) => onChange({ actor }))
  const isPhone = useIsPhone()
  const { actor: _actor, ...others } = filters
  const [unfolded, setUnfolded] = useState(Object.values(others).some(Boolean))
  const id = useId()
  const clear = () => {
    type('')
    onChange({ actor: '', action: '', target: '', from: '', to: '' })
  }
  return (
    <search className={list.filters}>
      <SearchField
        text={text}
        type={type}
        className={list.search}
        label={t('filter.who')}
        placeholder={t('filter.whoHint')}
        clearLabel={t('filter.clearWho')}
      />
      {isPhone && (
        <Button
          variant="subtle"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t(unfolded ? 'filter.fewer' : 'filter.more')}
        </Button>
      )}
      <div id={id} className={classes.others} hidden={isPhone && !unfolded}>
        <Others filters={filters} actions={actions} onChange={onChange} />
        <Button size="md" onClick={clear} disabled={Object.keys(filters).length === 0 && !text}>
          {t('filter.clear')}
        </Button>
      </div>
    </search>
  )
}

/** What was done, on what, and when. */
function Others({ filters, actions, onChange }: AuditFiltersProps) {
  const known = TARGETS.some((target) => target === filters.target)
  return (
    <>
      <NativeSelect
        className={classes.what}
        size="md"
        label={t('filter.what')}
        value={filters.action ?? ''}
        data={[
          { value: '', label: t('acts') },
          { value: 'all', label: t('everything') },
          ...actions.map((action) => ({ value: action, label: actionWords(action) })),
        ]}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        label={t('filter.target')}
        value={filters.target ?? ''}
        data={[
          { value: '', label: t('filter.anything') },
          ...TARGETS.map((value) => ({ value, label: t(`target.${value}`) })),
          ...(filters.target && !known ? [{ value: filters.target, label: filters.target }] : []),
        ]}
        onChange={(event) => onChange({ target: event.currentTarget.value })}
      />
      <DayInput
        className={classes.day}
        placeholder={t('filter.anyDay')}
        label={t('filter.from')}
        max={filters.to}
        value={filters.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <DayInput
        className={classes.day}
        placeholder={t('filter.anyDay')}
        label={t('filter.to')}
        min={filters.from}
        value={filters.to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </>
  )
}
