import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { IconSearch } from '#web/ui/icons/search.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './knowledge.module.css'
import type { Filters } from './use-filters.ts'

interface Facet {
  readonly name: string
  readonly count: number
}

type SearchCardProps = {
  filters: Filters
  onChange: (change: Partial<Filters>) => void
  categories: readonly Facet[]
  tags: readonly Facet[]
}

/** Words to look for, on Enter or by the button; category and tag narrow at once. */
export function SearchCard({ filters, onChange, categories, tags }: SearchCardProps) {
  const [text, setText] = useState(filters.search)
  const [applied, setApplied] = useState(filters.search)
  // The address may change the search by itself: Back, or a link.
  if (filters.search !== applied) {
    setApplied(filters.search)
    setText(filters.search)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ search: text.trim() })
  }
  const clear = () => {
    setText('')
    onChange({ search: '', category: '', tag: '' })
  }
  return (
    <Panel title="Search & Filter" description="Looks in titles, content, keywords and tags.">
      <form onSubmit={submit} className={classes.stack}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            className={classes.grow}
            label="Search"
            name="search"
            size="sm"
            autoComplete="off"
            maxLength={200}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">Search</Button>
          <Button variant="subtle" color="gray" onClick={clear}>
            Clear
          </Button>
        </Group>
        <div className={classes.pair}>
          <FacetSelect
            label="Category"
            all="All categories"
            facets={categories}
            value={filters.category}
            onChange={(category) => onChange({ category })}
          />
          <FacetSelect
            label="Tag"
            all="All tags"
            facets={tags}
            value={filters.tag}
            onChange={(tag) => onChange({ tag })}
          />
        </div>
      </form>
    </Panel>
  )
}

type FacetSelectProps = {
  label: string
  all: string
  facets: readonly Facet[]
  value: string
  onChange: (value: string) => void
}

function FacetSelect({ label, all, facets, value, onChange }: FacetSelectProps) {
  const data = facets.map(({ name, count }) => ({ value: name, label: `${name} (${count})` }))
  // A value from the address that no entry carries any more still has to be seen, to be cleared.
  if (value && !facets.some(({ name }) => name === value)) data.push({ value, label: value })
  return (
    <Select
      label={label}
      placeholder={all}
      size="sm"
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      nothingFoundMessage="Nothing by this name"
    />
  )
}
