import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack } from '@mantine/core'
import type { KnowledgeEntry } from '#shared/admin/knowledge.ts'

interface KeepTextsProps {
  readonly texts: KnowledgeEntry['texts']
  readonly keep: boolean
  readonly onChange: (keep: boolean) => void
}

/** Says that a changed text makes translations and answers stale, and asks whether they are still right. */
export function KeepTexts({ texts, keep, onChange }: KeepTextsProps) {
  return (
    <Radio.Group
      label={`This entry has ${countsOf(texts)} written for the text as it was.`}
      value={keep ? 'keep' : 'aside'}
      onChange={(value) => onChange(value === 'keep')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="aside" label="Set them aside until somebody has checked them" />
        <Radio value="keep" label="They are still right: keep using them" />
      </Stack>
    </Radio.Group>
  )
}

function countsOf({ translations, answers }: KnowledgeEntry['texts']): string {
  const parts = [
    translations > 0 && `${translations} ${translations === 1 ? 'translation' : 'translations'}`,
    answers > 0 && `${answers} prepared ${answers === 1 ? 'answer' : 'answers'}`,
  ].filter(Boolean)
  return parts.join(' and ')
}
