import { ActionIcon, Badge, Tooltip } from '@mantine/core'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { formatAgo, formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconBrandNotion } from '#web/ui/icons/brand-notion.tsx'
import { IconEye } from '#web/ui/icons/eye.tsx'
import { IconPencil } from '#web/ui/icons/pencil.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import classes from './knowledge.module.css'

const t = textsOf('adminKnowledge')

/** The first badges of a list, then how many more there are. */
export function Badges({ items, shown }: { items: readonly string[]; shown: number }) {
  const rest = items.slice(shown)
  return (
    <span className={classes.badges}>
      {items.slice(0, shown).map((item) => (
        <Badge key={item} color="gray" className={classes.badge} title={item}>
          {item}
        </Badge>
      ))}
      {rest.length > 0 && (
        <Tooltip label={rest.join(', ')} multiline maw={320}>
          <span className={classes.more}>{t('row.more', { n: rest.length })}</span>
        </Tooltip>
      )}
    </span>
  )
}

export function EntryTitle({ entry }: { entry: KnowledgeEntry }) {
  return (
    <span className={classes.title}>
      {entry.title}
      {entry.source === 'notion' && (
        <Tooltip label={t('row.notionTip')}>
          <IconBrandNotion
            className={classes.source}
            size={16}
            stroke={1.6}
            role="img"
            aria-label={t('row.notion')}
          />
        </Tooltip>
      )}
    </span>
  )
}

/** When a reply last used an entry. */
export function LastUse({ at }: { at: string | null }) {
  if (!at) return <span className={classes.never}>{t('row.never')}</span>
  return (
    <time dateTime={at} title={formatMoment(at)} className="num">
      {formatAgo(at)}
    </time>
  )
}

export interface RowActions {
  readonly onEdit: (entry: KnowledgeEntry) => void
  readonly onDelete: (entry: KnowledgeEntry) => void
}

export function EntryActions({ entry, onEdit, onDelete }: RowActions & { entry: KnowledgeEntry }) {
  if (!useSession().isAdmin)
    return (
      <Tooltip label={t('row.read')}>
        <ActionIcon aria-label={t('row.readOf', { title: entry.title })} onClick={() => onEdit(entry)}>
          <IconEye size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    )
  return (
    <span className={classes.actions}>
      <Tooltip label={t('row.edit')}>
        <ActionIcon aria-label={t('row.editOf', { title: entry.title })} onClick={() => onEdit(entry)}>
          <IconPencil size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('row.delete')}>
        <ActionIcon aria-label={t('row.deleteOf', { title: entry.title })} onClick={() => onDelete(entry)}>
          <IconTrash size={18} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
