import '@mantine/core/styles/Combobox.layer.css'
import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import list from '../list.module.css'
import classes from './audit.module.css'
import { actionWords, TARGETS } from './audit-words.ts'
import type { AuditFilters as Filters } from './use-audit.ts'

/** How long after the last key the search begins, in milliseconds. */
const SEARCH_DELAY_MS = 300

type AuditFiltersProps = {
  filters: Filters
  /** Every action that ever happened. */
  actions: readonly string[]
  onChange: (part: Filters) => void
}

/** Narrows the log by who, what, on what, and when. */
export function AuditFilters({ filters, actions, onChange }: AuditFiltersProps) {
  const [actor, setActor] = useState(filters.actor ?? '')
  const later = useDebouncedCallback((text: string) => onChange({ actor: text.trim() }), SEARCH_DELAY_MS)
  const type = (text: string) => {
    setActor(text)
    later(text)
  }
  const known = TARGETS.some(({ value }) => value === filters.target)
  const clear = () => {
    type('')
    onChange({ actor: '', action: '', target: '', from: '', to: '' })
  }
  return (
    <search className={list.filters}>
      <TextInput
        className={list.search}
        type="search"
        label="Who"
        placeholder="Name or email"
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        rightSection={actor && <CloseButton size="sm" aria-label="Clear the name" onClick={() => type('')} />}
        value={actor}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        label="What"
        value={filters.action ?? ''}
        data={[
          { value: '', label: 'Everything' },
          ...actions.map((action) => ({ value: action, label: actionWords(action) })),
        ]}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        label="On what"
        value={filters.target ?? ''}
        data={[
          { value: '', label: 'Anything' },
          ...TARGETS,
          ...(filters.target && !known ? [{ value: filters.target, label: filters.target }] : []),
        ]}
        onChange={(event) => onChange({ target: event.currentTarget.value })}
      />
      <TextInput
        className={classes.day}
        type="date"
        label="From"
        max={filters.to}
        value={filters.from ?? ''}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        className={classes.day}
        type="date"
        label="To"
        min={filters.from}
        value={filters.to ?? ''}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <Button size="md" onClick={clear} disabled={Object.keys(filters).length === 0 && !actor}>
        Clear
      </Button>
    </search>
  )
}
