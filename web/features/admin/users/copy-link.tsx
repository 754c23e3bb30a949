import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { IconCopy } from '#web/ui/icons/copy.tsx'

const t = textsOf('adminPeople')

/** A link to pass on, with a button that copies it. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Group gap="sm" align="flex-end" wrap="nowrap">
      <TextInput
        label={label}
        value={link}
        readOnly
        style={{ flex: 1 }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="md" leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
    </Group>
  )
}
