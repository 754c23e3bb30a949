import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Autocomplete, Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { ListPages } from '../shared/list-pages.tsx'
import classes from './import-preview.module.css'
import { canTake, type ImportWork } from './use-import.ts'

const t = textsOf('adminKnowledge')

/** Entries that are shown at once. */
const PAGE = 50

interface ImportPreviewProps {
  readonly work: ImportWork
  readonly categories: readonly string[]
}

/** Every entry that would be made, with a title to change, a category to choose, and a tick. */
export function ImportPreview({ work, categories }: ImportPreviewProps) {
  const [page, setPage] = useState(1)
  const { file, drafts, outcomes } = work
  const first = (page - 1) * PAGE
  const places = drafts.slice(first, first + PAGE).map((_, at) => first + at)
  const usable = [...drafts.keys()].filter((at) => canTake(outcomes[at]))
  const taken = usable.filter((at) => work.isTaken(at)).length
  const lacksCategory = file?.drafts.some(({ category }) => category.trim() === '')
  return (
    <div className={classes.preview}>
      {lacksCategory && (
        <Autocomplete
          className={classes.category}
          label={t('import.category')}
          data={[...categories]}
          limit={8}
          size="sm"
          value={work.category}
          onChange={work.setCategory}
          onBlur={work.checkAgain}
        />
      )}
      {drafts.length > 1 && (
        <Checkbox
          size="xs"
          label={t('import.all', { n: formatCount(usable.length) })}
          disabled={usable.length === 0}
          checked={taken > 0 && taken === usable.length}
          indeterminate={taken > 0 && taken < usable.length}
          onChange={(event) => work.tick(usable, event.currentTarget.checked)}
        />
      )}
      <ul className={classes.rows}>
        {places.map((at) => (
          <Row key={at} work={work} at={at} categories={categories} />
        ))}
      </ul>
      <ListPages total={drafts.length} size={PAGE} page={page} onPage={setPage} />
    </div>
  )
}

function Row({ work, at, categories }: ImportPreviewProps & { readonly at: number }) {
  const { file, outcomes } = work
  const draft = file?.drafts[at]
  if (!draft) return null
  const outcome = outcomes[at]
  const n = at + 1
  const problems = outcome === 'invalid' ? work.problemsOf(at).map(({ message }) => message) : []
  const edited = (part: Partial<typeof draft>) => work.change(at, part)
  return (
    <li className={classes.row} data-outcome={outcome}>
      <Checkbox
        size="xs"
        aria-label={t('import.take', { title: draft.title || t('import.untitled', { n }) })}
        disabled={!canTake(outcome)}
        checked={work.isTaken(at)}
        onChange={(event) => work.tick([at], event.currentTarget.checked)}
      />
      <div className={classes.fields}>
        <TextInput
          aria-label={t('import.titleOf', { n })}
          size="sm"
          value={draft.title}
          onChange={(event) => edited({ title: event.currentTarget.value })}
          onBlur={work.checkAgain}
        />
        <Autocomplete
          aria-label={t('import.categoryOf', { n })}
          // Tabbing from row to row must not cover the next ones.
          openOnFocus={false}
          data={[...categories]}
          limit={8}
          size="sm"
          placeholder={work.category}
          value={draft.category}
          onChange={(category) => edited({ category })}
          onBlur={work.checkAgain}
        />
        <p className={classes.excerpt}>{draft.content.slice(0, 160)}</p>
        <p className={classes.state}>
          {file?.kind === 'csv' && `${t('import.lineOf', { n: draft.place })} `}
          {outcome && t(`import.state.${outcome}`)}
          {problems.length > 0 && `: ${problems.join('. ')}`}
        </p>
      </div>
    </li>
  )
}
