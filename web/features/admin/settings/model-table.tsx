import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { Button, Radio, Table, TextInput, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { MEASURED_DAYS } from '#shared/admin/model-entries.ts'
import { ESTIMATE } from '#shared/models.ts'
import { formatDate, formatDollars } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import { type ModelRow, shownRows } from './model-rows.ts'
import classes from './model-table.module.css'

const t = textsOf('adminSettings')

type ModelTableProps = {
  rows: readonly ModelRow[]
  chosen: string
  /** What is said under a model's id: that it answers now, or is only chosen. */
  noteOf: (id: string) => string | undefined
  onChange: (model: string) => void
}

/** The models to choose from, with what each reads, costs, and until when it is there; any other by its id. */
export function ModelTable({ rows, chosen, noteOf, onChange }: ModelTableProps) {
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [all, setAll] = useState(false)
  const [typing, setTyping] = useState(false)
  const search = useSearchText('', setWanted)
  const shown = shownRows(rows, { wanted, chosen, all })
  const more = rows.length - shown.length
  return (
    <section className={classes.root} aria-labelledby={`${id}title`}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 id={`${id}title`} className={classes.title}>
            {t('table.title')}
          </h3>
          <p className={classes.hint}>
            {t('table.hint', { input: ESTIMATE.promptTokens, output: ESTIMATE.completionTokens })}{' '}
            {rows.some(({ measured }) => measured) && t('table.measuredHint', { days: MEASURED_DAYS })}
          </p>
        </div>
        <SearchField
          {...search}
          aria-label={t('table.find')}
          placeholder={t('table.find')}
          className={classes.search}
        />
      </div>
      <div role="radiogroup" aria-labelledby={`${id}title`}>
        <Table className={classes.table}>
          <Head />
          <Table.Tbody>
            {shown.map((row) => (
              <Row
                key={row.id}
                row={row}
                name={id}
                chosen={chosen}
                note={noteOf(row.id)}
                onChange={onChange}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {shown.length === 0 && <p className={classes.none}>{t('table.none')}</p>}
      <div className={classes.foot}>
        {wanted.trim() === '' && (more > 0 || all) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(!all)}>
            {all ? t('table.fewer') : t('table.more', { count: more })}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={typing}
          className={classes.other}
          onClick={() => setTyping(!typing)}
        >
          {t('table.other')}
        </Button>
      </div>
      {typing && (
        <div className={classes.typed}>
          <TextInput
            label={t('table.id')}
            description={t('table.idHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            spellCheck={false}
            value={chosen}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </section>
  )
}

const Head = () => (
  <Table.Thead>
    <Table.Tr>
      <Table.Th>{t('table.model')}</Table.Th>
      <Table.Th className={classes.wide}>{t('table.context')}</Table.Th>
      <Table.Th className={classes.wide}>{t('table.prices')}</Table.Th>
      <Table.Th className={classes.num}>{t('table.chats')}</Table.Th>
      <Table.Th>{t('table.lastDay')}</Table.Th>
    </Table.Tr>
  </Table.Thead>
)

type RowProps = {
  row: ModelRow
  name: string
  chosen: string
  note: string | undefined
  onChange: (model: string) => void
}

function Row({
  row: { id, context, prices, chats, measured, lastDay },
  name,
  chosen,
  note,
  onChange,
}: RowProps) {
  const ended = lastDay?.over === true
  const unknown = t('table.unknown')
  return (
    <Table.Tr data-chosen={id === chosen || undefined}>
      <Table.Th scope="row">
        <Radio
          name={name}
          value={id}
          label={id}
          description={note}
          checked={id === chosen}
          disabled={ended}
          onChange={() => onChange(id)}
        />
        <span className={classes.narrow}>{[context, prices].filter(Boolean).join(' · ')}</span>
      </Table.Th>
      <Table.Td className={classes.wide}>{context ?? unknown}</Table.Td>
      <Table.Td className={classes.wide}>{prices ?? unknown}</Table.Td>
      <Table.Td className={classes.num}>
        {chatsWords(chats)}
        {measured && (
          <span className={classes.measured}>
            {t('table.measured', { amount: formatDollars(measured.dollars), replies: measured.replies })}
          </span>
        )}
      </Table.Td>
      <Table.Td className={classes.day} data-ended={ended || undefined}>
        {lastDay ? (
          <LastDay lastDay={lastDay} onChange={onChange} />
        ) : (
          <span className={classes.hint}>{t('table.noDay')}</span>
        )}
      </Table.Td>
    </Table.Tr>
  )
}

type LastDayProps = { lastDay: NonNullable<ModelRow['lastDay']>; onChange: (model: string) => void }

function LastDay({ lastDay: { day, over, replacement }, onChange }: LastDayProps) {
  const date = formatDate(day)
  return (
    <>
      <time dateTime={day}>{over ? t('table.ended', { date }) : t('table.ends', { date })}</time>
      {replacement && (
        <>
          {', '}
          {t('table.replace')}{' '}
          <UnstyledButton className={classes.replace} onClick={() => onChange(replacement)}>
            {replacement}
          </UnstyledButton>
        </>
      )}
    </>
  )
}

/** "$0.36", or the words for what has no price of its own. */
function chatsWords(chats: ModelRow['chats']): string {
  if (chats === 'usage') return t('table.usage')
  if (chats === 'free') return t('table.free')
  return chats === null ? t('table.unknown') : `$${chats.toFixed(2)}`
}
