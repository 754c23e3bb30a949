import { Button, Menu } from '@mantine/core'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import type { BulkKind } from './bulk-dialog.tsx'
import classes from './knowledge.module.css'
import type { Target } from './use-bulk.ts'

const t = textsOf('adminKnowledge')

interface SelectionBarProps {
  readonly target: Target
  /** How many match on all pages; undefined where no more can be chosen. */
  readonly more: number | undefined
  readonly filtered: boolean
  readonly onAll: () => void
  readonly onClear: () => void
  readonly onDelete: () => void
  readonly onChange: (kind: BulkKind) => void
}

const KINDS = ['category', 'tag', 'untag'] as const

/** What is chosen, all that match if wanted, and what can be done to it. */
export function SelectionBar(props: SelectionBarProps) {
  const { target, more, filtered, onAll, onClear, onDelete, onChange } = props
  const n = formatCount(target.count)
  return (
    <>
      <span className={classes.quiet} role="status">
        {'ids' in target ? t('bulk.selected', { n }) : t('bulk.allSelected', { n })}
      </span>
      {more !== undefined && (
        <Button variant="subtle" onClick={onAll}>
          {t(filtered ? 'bulk.all' : 'bulk.allEntries', { n: formatCount(more) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}>
            {t('bulk.change')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {KINDS.map((kind) => (
            <Menu.Item key={kind} onClick={() => onChange(kind)}>
              {t(`bulk.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        color="danger"
        variant="outline"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        onClick={onDelete}
      >
        {t('bulk.delete')}
      </Button>
    </>
  )
}
