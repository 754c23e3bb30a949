import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { BulkAct } from '#shared/admin/knowledge-history.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import type { LastChange } from './last-change.tsx'
import { type Target, useBulk } from './use-bulk.ts'

const t = textsOf('adminKnowledge')

export type BulkKind = 'category' | 'tag' | 'untag'

interface BulkDialogProps {
  readonly asked: { readonly kind: BulkKind; readonly target: Target } | null
  readonly onClose: () => void
  readonly onDone: (change: LastChange) => void
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** Asks which category or tag, says for how many entries, and does it. */
export function BulkDialog({ asked, onClose, ...rest }: BulkDialogProps) {
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={asked ? t(`bulk.title.${asked.kind}`, { n: asked.target.count }) : ''}
    >
      {asked && <BulkForm {...rest} asked={asked} onClose={onClose} />}
    </Modal>
  )
}

function BulkForm({
  asked: { kind, target },
  onClose,
  onDone,
  categories,
  tags,
}: BulkDialogProps & { asked: NonNullable<BulkDialogProps['asked']> }) {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const bulk = useBulk()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = BulkAct.safeParse({ kind, value })
    setProblem(read.error?.issues[0]?.message ?? null)
    if (!read.success) return
    bulk.mutate(
      { act: read.data, target },
      {
        onSuccess: ({ batch, full }) => {
          if (batch) onDone({ batch, full })
          else setProblem(full.length > 0 ? t('last.full', { titles: full.join(', ') }) : t('bulk.nothing'))
        },
      },
    )
  }
  const name = kind === 'category' ? 'category' : 'tag'
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {'filters' in target && <Text c="dimmed">{scopeOf(target.filters)}</Text>}
        <Autocomplete
          label={t(`bulk.field.${name}`)}
          data={[...(name === 'category' ? categories : tags)]}
          limit={8}
          data-autofocus
          value={value}
          error={problem}
          onChange={(text) => {
            setValue(text)
            setProblem(null)
          }}
        />
        {bulk.error && (
          <StateLine
            state="failed"
            text={t('bulk.failed', { cause: errorText(bulk.error, t('bulk.unreachable')) })}
          />
        )}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose} disabled={bulk.isPending}>
            {t('bulk.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={bulk.isPending}>
            {t(`bulk.confirm.${kind}`, { n: target.count })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What was looked for, in words. */
export function scopeOf({
  search,
  category,
  tag,
}: {
  search: string
  category: string
  tag: string
}): string {
  const filters = [search && `“${search}”`, category, tag].filter(Boolean).join(', ')
  return filters === '' ? t('bulk.everything') : t('bulk.search', { filters })
}
