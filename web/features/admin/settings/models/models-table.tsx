import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { ActionIcon, Badge, Table, Tooltip } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import list from '../../shared/list.module.css'
import { priceWords, sourceName, tokenWords, urgencyOf } from './model-words.ts'
import classes from './models.module.css'

const t = textsOf('adminSettings')

interface Actions {
  readonly onEdit: (model: KnownModel) => void
  readonly onBack: (model: KnownModel) => void
  readonly readOnly?: boolean
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
          <Table.Th>{t('models.column.model')}</Table.Th>
          <Table.Th className={list.num}>{t('models.column.context')}</Table.Th>
          <Table.Th>{t('models.column.prices')}</Table.Th>
          <Table.Th>{t('models.column.lastDay')}</Table.Th>
          <Table.Th>{t('models.column.replacement')}</Table.Th>
          <Table.Th>{t('models.column.source')}</Table.Th>
          <Table.Th className={list.last}>{t('models.column.actions')}</Table.Th>
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
              <dt>{t('models.column.context')}</dt>
              <dd>{tokenWords(model.capabilities.context)}</dd>
            </div>
            <div>
              <dt>{t('models.column.lastDay')}</dt>
              <dd>
                <LastDay model={model} />
              </dd>
            </div>
            <div className={classes.whole}>
              <dt>{t('models.column.prices')}</dt>
              <dd>{priceWords(model.entry.prices)}</dd>
            </div>
            {model.lastDay?.replacement && (
              <div className={classes.whole}>
                <dt>{t('models.column.replacement')}</dt>
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
  if (!lastDay) return t('models.noDay')
  const { day, by } = lastDay
  return (
    <time dateTime={day} className={classes.day} data-urgency={urgencyOf(day)}>
      {formatDate(day)}
      {by === 'provider' && <span className={classes.by}> {t('models.byProvider')}</span>}
    </time>
  )
}

function Source({ model: { source } }: { model: KnownModel }) {
  if (source === 'shipped') return <span className={list.quiet}>{sourceName('shipped')}</span>
  return <Badge color="accent">{sourceName(source)}</Badge>
}

function RowActions({ model, onEdit, onBack, readOnly }: Actions & { model: KnownModel }) {
  if (readOnly) return null
  const { entry, source } = model
  const back = source === 'added' ? t('models.remove') : t('models.back')
  return (
    <span className={classes.actions}>
      {source !== 'shipped' && (
        <Tooltip label={back}>
          <ActionIcon
            aria-label={t('models.backOf', { act: back, id: entry.id })}
            onClick={() => onBack(model)}
          >
            <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('models.edit')}>
        <ActionIcon aria-label={t('models.editOf', { id: entry.id })} onClick={() => onEdit(model)}>
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
