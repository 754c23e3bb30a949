import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { IconSearch } from '#web/ui/icons/search.tsx'
import { Panel } from '#web/ui/panel.tsx'
import classes from './knowledge.module.css'
import type { Filters } from './use-filters.ts'

const t = textsOf('adminKnowledge')

/** How long after the last key the search begins, in milliseconds; as on the other pages. */
const SEARCH_DELAY_MS = 300

interface Facet {
  readonly name: string
  readonly count: number
}

interface SearchCardProps {
  readonly filters: Filters
  readonly onChange: (change: Partial<Filters>) => void
  readonly categories: readonly Facet[]
  readonly tags: readonly Facet[]
}

/** Words to look for, a moment after they are typed, on Enter or by the button; category and tag narrow at once. */
export function SearchCard({ filters, onChange, categories, tags }: SearchCardProps) {
  const [text, setText] = useState(filters.search)
  const [applied, setApplied] = useState(filters.search)
  // The address may change the search by itself: Back, or a link.
  if (filters.search !== applied) {
    setApplied(filters.search)
    if (filters.search !== text.trim()) setText(filters.search)
  }
  const search = (typed: string) => {
    if (typed.trim() !== filters.search) onChange({ search: typed.trim() })
  }
  const later = useDebouncedCallback(search, SEARCH_DELAY_MS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    later.cancel()
    search(text)
  }
  const clear = () => {
    later.cancel()
    setText('')
    onChange({ search: '', category: '', tag: '' })
  }
  return (
    <Panel title={t('search.title')} description={t('search.description')}>
      <form onSubmit={submit} className={classes.stack}>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            className={classes.grow}
            label={t('search.label')}
            name="search"
            size="sm"
            autoComplete="off"
            maxLength={200}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              later(currentTarget.value)
            }}
          />
          <Button type="submit">{t('search.label')}</Button>
          <Button variant="subtle" color="gray" onClick={clear}>
            {t('search.clear')}
          </Button>
        </Group>
        <div className={classes.pair}>
          <FacetSelect
            label={t('search.category')}
            all={t('search.allCategories')}
            clear={t('search.clearCategory')}
            facets={categories}
            value={filters.category}
            onChange={(category) => onChange({ category })}
          />
          <FacetSelect
            label={t('search.tag')}
            all={t('search.allTags')}
            clear={t('search.clearTag')}
            facets={tags}
            value={filters.tag}
            onChange={(tag) => onChange({ tag })}
          />
        </div>
      </form>
    </Panel>
  )
}

interface FacetSelectProps {
  readonly label: string
  readonly all: string
  readonly clear: string
  readonly facets: readonly Facet[]
  readonly value: string
  readonly onChange: (value: string) => void
}

function FacetSelect({ label, all, clear, facets, value, onChange }: FacetSelectProps) {
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
      clearButtonProps={{ 'aria-label': clear }}
      nothingFoundMessage={t('search.nothing')}
    />
  )
}
