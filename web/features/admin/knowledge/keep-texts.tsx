import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack } from '@mantine/core'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminKnowledge')

interface KeepTextsProps {
  readonly texts: KnowledgeEntry['texts']
  readonly keep: boolean
  readonly onChange: (keep: boolean) => void
}

/** Says that a changed text makes translations and answers stale, and asks whether they are still right. */
export function KeepTexts({ texts, keep, onChange }: KeepTextsProps) {
  return (
    <Radio.Group
      label={t('keep.label', { parts: countsOf(texts) })}
      value={keep ? 'keep' : 'aside'}
      onChange={(value) => onChange(value === 'keep')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="aside" label={t('keep.aside')} />
        <Radio value="keep" label={t('keep.keep')} />
      </Stack>
    </Radio.Group>
  )
}

function countsOf({ translations, answers }: KnowledgeEntry['texts']): string {
  const first = t('keep.translations', { n: translations })
  const second = t('keep.answers', { n: answers })
  if (translations === 0) return second
  return answers === 0 ? first : t('keep.and', { first, second })
}
