import '@mantine/core/styles/Table.layer.css'
import { Button, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Fragment, useId, useState } from 'react'
import type { AuditEntry } from '#shared/admin/audit.ts'
import { formatShortDate, formatTime } from '#web/lib/format.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { DIFF_WORDS } from '../shared/diff-words.ts'
import list from '../shared/list.module.css'
import classes from './audit.module.css'
import { actionWords, actorWords, asText, targetWords } from './audit-words.ts'

type AuditTableProps = { entries: readonly AuditEntry[] }

/** What was done, newest first: a table, and cards where there is no room for one. */
export function AuditTable({ entries }: AuditTableProps) {
  const narrow = useMediaQuery('(max-width: 61.99em)', undefined, { getInitialValueInEffect: false })
  if (narrow) {
    return (
      <ul className={list.cards}>
        {entries.map((entry) => (
          <AuditCard key={entry.id} entry={entry} />
        ))}
      </ul>
    )
  }
  return (
    <div className={list.scroll}>
      <Table className={list.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>When</Table.Th>
            <Table.Th>Who</Table.Th>
            <Table.Th>What</Table.Th>
            <Table.Th>On what</Table.Th>
            <Table.Th className={classes.change}>Before and after</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const change = useChange(entry)
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td className={list.quiet}>
          <When at={entry.at} />
        </Table.Td>
        <Table.Td className={list.cut} title={actorWords(entry)}>
          {actorWords(entry)}
        </Table.Td>
        <Table.Td>{actionWords(entry.action)}</Table.Td>
        <Table.Td className={list.cut}>
          <Target entry={entry} />
        </Table.Td>
        <Table.Td className={classes.change}>{change.button}</Table.Td>
      </Table.Tr>
      {change.opened && (
        <Table.Tr className={classes.detail}>
          <Table.Td colSpan={5}>{change.view}</Table.Td>
        </Table.Tr>
      )}
    </Fragment>
  )
}

function AuditCard({ entry }: { entry: AuditEntry }) {
  const change = useChange(entry)
  return (
    <li className={list.card}>
      <div className={list.cardHead}>
        <span>{actionWords(entry.action)}</span>
        <span className={list.quiet}>
          <When at={entry.at} />
        </span>
      </div>
      <div className={list.cardEmail}>{actorWords(entry)}</div>
      <Target entry={entry} />
      {change.button}
      {change.view}
    </li>
  )
}

function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {formatShortDate(at)}, {formatTime(at)}
    </time>
  )
}

function Target({ entry }: { entry: AuditEntry }) {
  const target = targetWords(entry)
  if (!target) return null
  return (
    <span title={entry.target ?? undefined}>
      <span className={classes.noun}>{target.noun}</span> {target.name}
    </span>
  )
}

/** The switch that shows what an entry was before and after, and what it shows. */
function useChange(entry: AuditEntry) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const before = asText(entry.before)
  const after = asText(entry.after)
  if (!before && !after) return { opened: false, button: null, view: null }
  const words = opened ? 'Hide' : 'Show'
  return {
    opened,
    button: (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        aria-label={`${words} before and after: ${actionWords(entry.action)}, ${formatShortDate(entry.at)}, ${formatTime(entry.at)}`}
        leftSection={<IconChevronRight size={16} aria-hidden="true" data-opened={opened || undefined} />}
        onClick={() => setOpened(!opened)}
      >
        {words}
      </Button>
    ),
    view: opened && (
      <div id={id}>
        <DiffView before={before} after={after} label="From before to after" words={DIFF_WORDS} />
      </div>
    ),
  }
}
