import '@mantine/core/styles/Table.layer.css'
import { Anchor, Button, Table } from '@mantine/core'
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#shared/admin/audit.ts'
import { formatShortDate, formatTime } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { IconChevronRight } from '#web/ui/icons/chevron-right.tsx'
import { diffWords } from '../shared/diff-words.ts'
import list from '../shared/list.module.css'
import classes from './audit.module.css'
import { actionWords, actorWords, asText, targetPath, targetWords } from './audit-words.ts'
import { isFirstPrompt, useShippedPrompt } from './use-shipped-prompt.ts'

const t = textsOf('adminAudit')

type AuditTableProps = { entries: readonly AuditEntry[] }

/** What was done, newest first: a table, and cards where there is no room for one. */
export function AuditTable({ entries }: AuditTableProps) {
  if (useIsPhone()) {
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
      <Table className={`${list.table} ${classes.fixed}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.when}>{t('column.when')}</Table.Th>
            <Table.Th>{t('column.who')}</Table.Th>
            <Table.Th className={classes.act}>{t('column.what')}</Table.Th>
            <Table.Th>{t('column.target')}</Table.Th>
            <Table.Th className={classes.change}>{t('column.change')}</Table.Th>
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
  const to = targetPath(entry)
  return (
    <span title={entry.target ?? undefined}>
      <span className={classes.noun}>{target.noun}</span>{' '}
      {to ? (
        <Anchor component={Link} to={to} inherit>
          {target.name}
        </Anchor>
      ) : (
        target.name
      )}
    </span>
  )
}

/** The switch that shows what an entry was before and after, and what it shows. */
function useChange(entry: AuditEntry) {
  const [opened, setOpened] = useState(false)
  const id = useId()
  const shipped = useShippedPrompt(opened && isFirstPrompt(entry))
  const before = shipped ?? asText(entry.before)
  const after = asText(entry.after)
  if (!before && !after) return { opened: false, button: null, view: null }
  const act = opened ? t('change.hide') : t('change.show')
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
        aria-label={t('change.of', {
          act,
          what: actionWords(entry.action),
          date: formatShortDate(entry.at),
          time: formatTime(entry.at),
        })}
        leftSection={<IconChevronRight size={16} aria-hidden="true" data-opened={opened || undefined} />}
        onClick={() => setOpened(!opened)}
      >
        {act}
      </Button>
    ),
    view: opened && (
      <div id={id}>
        {shipped !== undefined && <p className={classes.noun}>{t('shipped')}</p>}
        <DiffView before={before} after={after} label={t('change.view')} words={diffWords()} />
      </div>
    ),
  }
}
