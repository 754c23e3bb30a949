import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { Badge, Checkbox, Table } from '@mantine/core'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { useSession } from '#web/lib/use-session.ts'
import list from '../shared/list.module.css'
import { Badges, EntryActions, EntryTitle, LastUse, type RowActions } from './entry-parts.tsx'
import classes from './knowledge.module.css'

const t = textsOf('adminKnowledge')

/** Badges of keywords and of tags that a row shows (product.md section 9). */
const KEYWORDS_SHOWN = 3
const TAGS_SHOWN = 2

type EntriesTableProps = RowActions & {
  entries: readonly KnowledgeEntry[]
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], on: boolean) => void
}

/** The entries of one page: a table, and cards where there is no room for one. */
export function EntriesTable(props: EntriesTableProps) {
  const isPhone = useIsPhone()
  if (props.entries.length === 0) return <p className={list.empty}>{t('list.empty')}</p>
  return isPhone ? <EntryCards {...props} /> : <EntryRows {...props} />
}

function EntryRows({ entries, selected, onSelect, ...actions }: EntriesTableProps) {
  const { isAdmin } = useSession()
  const chosen = entries.filter(({ id }) => selected.has(id)).length
  return (
    <Table className={`${list.table} ${classes.table}`}>
      <Table.Thead>
        <Table.Tr>
          {isAdmin && (
            <Table.Th className={classes.check}>
              <Checkbox
                size="xs"
                aria-label={t('table.all')}
                checked={chosen === entries.length}
                indeterminate={chosen > 0 && chosen < entries.length}
                onChange={(event) =>
                  onSelect(
                    entries.map(({ id }) => id),
                    event.currentTarget.checked,
                  )
                }
              />
            </Table.Th>
          )}
          <Table.Th>{t('table.title')}</Table.Th>
          <Table.Th>{t('table.category')}</Table.Th>
          <Table.Th className={list.wide}>{t('table.keywords')}</Table.Th>
          <Table.Th>{t('table.tags')}</Table.Th>
          <Table.Th className={list.wide}>{t('table.used')}</Table.Th>
          <Table.Th className={classes.last}>{t('table.actions')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id} data-selected={selected.has(entry.id) || undefined}>
            {isAdmin && (
              <Table.Td className={classes.check}>
                <Select entry={entry} selected={selected} onSelect={onSelect} />
              </Table.Td>
            )}
            <Table.Th scope="row" className={classes.name}>
              <EntryTitle entry={entry} />
            </Table.Th>
            <Table.Td>
              <Badge variant="outline" color="gray" className={classes.badge} title={entry.category}>
                {entry.category}
              </Badge>
            </Table.Td>
            <Table.Td className={list.wide}>
              <Badges items={entry.keywords} shown={KEYWORDS_SHOWN} />
            </Table.Td>
            <Table.Td>
              <Badges items={entry.relevance_tags} shown={TAGS_SHOWN} />
            </Table.Td>
            <Table.Td className={`${list.quiet} ${list.wide}`}>
              <LastUse at={entry.last_used_at} />
            </Table.Td>
            <Table.Td className={classes.last}>
              <EntryActions entry={entry} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function EntryCards({ entries, selected, onSelect, ...actions }: EntriesTableProps) {
  const { isAdmin } = useSession()
  return (
    <ul className={classes.cards}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.card} data-selected={selected.has(entry.id) || undefined}>
          <div className={classes.cardHead}>
            {isAdmin && <Select entry={entry} selected={selected} onSelect={onSelect} />}
            <EntryTitle entry={entry} />
            <EntryActions entry={entry} {...actions} />
          </div>
          <p className={classes.cardLine}>
            <Badge variant="outline" color="gray" className={classes.badge}>
              {entry.category}
            </Badge>
            <span className={classes.quiet}>
              {t('table.usedAt')} <LastUse at={entry.last_used_at} />
            </span>
          </p>
          <Badges items={entry.keywords} shown={KEYWORDS_SHOWN} />
          <Badges items={entry.relevance_tags} shown={TAGS_SHOWN} />
        </li>
      ))}
    </ul>
  )
}

type SelectProps = Pick<EntriesTableProps, 'selected' | 'onSelect'> & { entry: KnowledgeEntry }

function Select({ entry, selected, onSelect }: SelectProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={t('table.one', { title: entry.title })}
      checked={selected.has(entry.id)}
      onChange={(event) => onSelect([entry.id], event.currentTarget.checked)}
    />
  )
}
