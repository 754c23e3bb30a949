import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { ActionIcon, Badge, Table, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { formatDate } from '#web/lib/format.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import list from '../../shared/list.module.css'
import { priceWords, SOURCES, tokenWords, urgencyOf } from './model-words.ts'
import classes from './models.module.css'

interface Actions {
  readonly onEdit: (model: KnownModel) => void
  readonly onBack: (model: KnownModel) => void
}
type ModelsTableProps = Actions & { models: readonly KnownModel[] }

/** What is known of models: a table, and cards where there is no room for one. */
export function ModelsTable(props: ModelsTableProps) {
  const narrow = useMediaQuery('(max-width: 74.99em)', undefined, { getInitialValueInEffect: false })
  return narrow ? <ModelCards {...props} /> : <ModelRows {...props} />
}

function ModelRows({ models, ...actions }: ModelsTableProps) {
  return (
    <Table className={list.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Model</Table.Th>
          <Table.Th className={list.num}>Context</Table.Th>
          <Table.Th>In / cached / out, per 1 M</Table.Th>
          <Table.Th>Last day</Table.Th>
          <Table.Th>Replacement</Table.Th>
          <Table.Th>Source</Table.Th>
          <Table.Th className={list.last}>Actions</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {models.map((model) => (
          <Table.Tr key={model.entry.id}>
            <Table.Th scope="row" className={classes.name}>
              {model.entry.id}
            </Table.Th>
            <Table.Td className={list.num}>{tokenWords(model.capabilities.context)}</Table.Td>
            <Table.Td className={list.quiet}>{priceWords(model.entry.prices)}</Table.Td>
            <Table.Td className={list.quiet}>
              <LastDay model={model} />
            </Table.Td>
            <Table.Td className={list.quiet}>{model.lastDay?.replacement ?? ''}</Table.Td>
            <Table.Td>
              <Source model={model} />
            </Table.Td>
            <Table.Td className={list.last}>
              <RowActions model={model} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ModelCards({ models, ...actions }: ModelsTableProps) {
  return (
    <ul className={`${list.cards} ${classes.cards}`}>
      {models.map((model) => (
        <li key={model.entry.id} className={list.card}>
          <div className={list.cardHead}>
            <div className={classes.cardName}>
              <span>{model.entry.id}</span>
              <Source model={model} />
            </div>
            <RowActions model={model} {...actions} />
          </div>
          <dl className={list.facts}>
            <div>
              <dt>Context</dt>
              <dd>{tokenWords(model.capabilities.context)}</dd>
            </div>
            <div>
              <dt>Last day</dt>
              <dd>
                <LastDay model={model} />
              </dd>
            </div>
            <div className={classes.whole}>
              <dt>In / cached / out, per 1 M</dt>
              <dd>{priceWords(model.entry.prices)}</dd>
            </div>
            {model.lastDay?.replacement && (
              <div className={classes.whole}>
                <dt>Replacement</dt>
                <dd>{model.lastDay.replacement}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function LastDay({ model: { lastDay } }: { model: KnownModel }) {
  if (!lastDay) return 'None named'
  const { day, by } = lastDay
  return (
    <time dateTime={day} className={classes.day} data-urgency={urgencyOf(day)}>
      {formatDate(day)}
      {by === 'provider' && <span className={classes.by}> (provider’s list)</span>}
    </time>
  )
}

function Source({ model: { source } }: { model: KnownModel }) {
  if (source === 'shipped') return <span className={list.quiet}>{SOURCES.shipped}</span>
  return <Badge color="accent">{SOURCES[source]}</Badge>
}

function RowActions({ model, onEdit, onBack }: Actions & { model: KnownModel }) {
  const { entry, source } = model
  const back = source === 'added' ? 'Remove' : 'Back to what ships'
  return (
    <span className={classes.actions}>
      {source !== 'shipped' && (
        <Tooltip label={back}>
          <ActionIcon aria-label={`${back}: ${entry.id}`} onClick={() => onBack(model)}>
            <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label="Edit">
        <ActionIcon aria-label={`Edit ${entry.id}`} onClick={() => onEdit(model)}>
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
