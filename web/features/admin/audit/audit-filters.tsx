import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { DayInput } from '#web/ui/day-input.tsx'
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

/** Narrows the log by who, what, on what, and when. */
export function AuditFilters({ filters, actions, onChange }: AuditFiltersProps) {
  const { text, type } = useSearchText(filters.actor ?? '', (actor) => onChange({ actor }))
  const known = TARGETS.some((target) => target === filters.target)
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
      <Button size="md" onClick={clear} disabled={Object.keys(filters).length === 0 && !text}>
        {t('filter.clear')}
      </Button>
    </search>
  )
}
