import { CloseButton, TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { IconSearch } from '#web/ui/icons/search.tsx'
import classes from './search-field.module.css'

const t = textsOf('admin')

/** How long after the last key the search begins, in milliseconds. */
const SEARCH_DELAY_MS = 300

/** What stands in a search field, and the search that follows it a moment later. */
export function useSearchText(initial: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(initial)
  const later = useDebouncedCallback((typed: string) => onSearch(typed.trim()), SEARCH_DELAY_MS)
  const type = (typed: string) => {
    setText(typed)
    later(typed)
  }
  return { text, type }
}

type SearchFieldProps = ReturnType<typeof useSearchText> & {
  clearLabel?: string
} & Pick<TextInputProps, 'className' | 'label' | 'onKeyDown' | 'aria-label' | 'placeholder'>

/** A field that searches as one types. */
export function SearchField({ text, type, clearLabel = t('clearSearch'), ...input }: SearchFieldProps) {
  return (
    <TextInput
      {...input}
      classNames={{ input: classes.input }}
      type="search"
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
      rightSection={text && <CloseButton size="sm" aria-label={clearLabel} onClick={() => type('')} />}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
