// The size of a select's arrows.
import '@mantine/core/styles/Combobox.layer.css'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { DAY_ORDERS, type VentureImport } from '#shared/imports.ts'
import { EVIDENCE_TYPES } from '#shared/roadmap.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatList } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { fieldsOf } from './fields-of.ts'
import classes from './import-page.module.css'
import { fieldName, valueWords } from './import-words.ts'
import type { ImportWork } from './use-import.ts'

const t = textsOf('imports')

interface ColumnsCardProps {
  readonly found: VentureImport
  readonly changing: ImportWork['changing']
}

/** Which field each column fills, what the rows are, and how dates and words of them are read. */
export function ColumnsCard({ found, changing }: ColumnsCardProps) {
  const { columns, type } = found
  const matched = columns.filter(({ field }) => field !== null).length
  const missing = neededOf(type).filter((field) => columns.every((column) => column.field !== field))
  const problems = [
    matched === 0 && t('columns.none'),
    missing.length > 0 && t('columns.missing', { names: formatList(missing.map(fieldName)) }),
  ].filter(Boolean)
  // Two columns may have one heading.
  const numbered = columns.map((column, at) => ({ column, at, key: `${at} ${column.heading}` }))
  const choose = (at: number, field: string | null) =>
    changing.mutate((before = found) => ({
      // A field is filled by one column.
      columns: before.columns.map((column, index) =>
        index === at ? field : column.field === field ? null : column.field,
      ),
    }))
  return (
    <Panel
      title={t('columns.title')}
      description={t('columns.matched', { matched, all: columns.length })}
      aside={<TypeSelect found={found} changing={changing} />}
    >
      {problems.length > 0 && <StateLine state="warning" text={problems.join(' ')} />}
      <ul className={classes.columns}>
        {numbered.map(({ column, at, key }) => (
          <li key={key} className={classes.column} data-out={column.field === null || undefined}>
            <Column column={column} at={at} type={type} onChoose={(field) => choose(at, field)} />
          </li>
        ))}
      </ul>
      {changing.error && <StateLine state="failed" text={errorText(changing.error, t('start.failed'))} />}
      <Reading found={found} changing={changing} />
    </Panel>
  )
}

const neededOf = (type: VentureImport['type']) =>
  type === 'interview' ? ['who', 'organisation'] : ['organisation']

function TypeSelect({ found, changing }: ColumnsCardProps) {
  const id = useId()
  return (
    <div className={classes.typeSelect}>
      <label htmlFor={id}>{t('columns.rowsAre')}</label>
      <NativeSelect
        id={id}
        value={found.type}
        data={EVIDENCE_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(event) => {
          const type = EVIDENCE_TYPES.find((each) => each === event.currentTarget.value)
          if (type) changing.mutate(() => ({ type }))
        }}
      />
    </div>
  )
}

interface ColumnProps {
  readonly column: VentureImport['columns'][number]
  readonly at: number
  readonly type: VentureImport['type']
  readonly onChoose: (field: string | null) => void
}

function Column({ column, at, type, onChoose }: ColumnProps) {
  const heading = column.heading || t('columns.unnamed', { number: at + 1 })
  return (
    <>
      <p className={classes.heading} title={heading}>
        {heading}
      </p>
      <p className={classes.first} title={column.first}>
        {column.first || '–'}
      </p>
      <IconArrowDown className={classes.arrow} size={14} stroke={1.6} aria-hidden="true" />
      <NativeSelect
        aria-label={t('columns.fills', { heading })}
        value={column.field ?? ''}
        data={[
          { value: '', label: t('columns.leaveOut') },
          ...fieldsOf(type).map((value) => ({ value, label: fieldName(value) })),
        ]}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
    </>
  )
}

/** Words that are told, one for each meaning. */
const WORDS_TOLD = 4

function oncePerValue(words: VentureImport['words']): VentureImport['words'] {
  const groups = Map.groupBy(words, ({ field, value }) => `${field} ${value}`)
  return [...groups.values()].flatMap(([first]) => first ?? []).slice(0, WORDS_TOLD)
}

/** How dates and words were read, with the order of dates to change. */
function Reading({ found: { dates, dates_doubtful, words }, changing }: ColumnsCardProps) {
  const id = useId()
  if (dates === null && words.length === 0) return null
  return (
    <div className={classes.reading}>
      {dates !== null && (
        <span className={classes.order}>
          <label htmlFor={id}>{t('columns.dates')}</label>
          <NativeSelect
            id={id}
            size="xs"
            value={dates}
            data={DAY_ORDERS.map((value) => ({ value, label: t(`columns.${value}`) }))}
            onChange={(event) => {
              const order = DAY_ORDERS.find((each) => each === event.currentTarget.value)
              if (order) changing.mutate(() => ({ dates: order }))
            }}
          />
        </span>
      )}
      {oncePerValue(words).map(({ word, field, value }) => (
        <span key={`${field} ${word}`}>
          {t('columns.becomes', {
            word,
            meaning: valueWords(field, field === 'told' ? value === 'yes' : value),
          })}
        </span>
      ))}
      {dates_doubtful && <StateLine state="warning" text={t('columns.doubt')} />}
    </div>
  )
}
