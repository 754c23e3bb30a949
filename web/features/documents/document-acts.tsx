import { Button, Menu } from '@mantine/core'
import { useClipboard, useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { formMarkdown, openFields } from '#shared/document-form.ts'
import type { FileFormat } from '#shared/documents.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { IconCopy } from '#web/ui/icons/copy.tsx'
import { IconDownload } from '#web/ui/icons/download.tsx'
import { IconFileWord } from '#web/ui/icons/file-word.tsx'
import { IconMarkdown } from '#web/ui/icons/markdown.tsx'
import classes from './document-page.module.css'
import type { DocumentView } from './document-view.ts'
import { SavingLine } from './saving-line.tsx'
import type { Answers } from './use-answers.ts'

const t = textsOf('documents')

interface ActsProps {
  readonly view: DocumentView
  readonly answers: Answers
}

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

const FORMATS = [
  { format: 'docx', name: 'download.word', Icon: IconFileWord },
  { format: 'md', name: 'download.markdown', Icon: IconMarkdown },
] as const

/** Copies the document and downloads it; Ctrl or Cmd+S downloads Word. */
export function DocumentActs({ view, answers }: ActsProps) {
  const clipboard = useClipboard({ timeout: 2000 })
  const [loading, setLoading] = useState(false)
  const { form } = view

  const download = async (format: FileFormat) => {
    setLoading(true)
    try {
      await view.saver.flush()
      await view.download(format, answers.values)
      const open = openFields(form, answers.values).length
      toast({ title: open > 0 ? t('download.doneOpen', { open }) : t('download.done'), tone: 'ok' })
    } catch (error) {
      const text = errorText(error, t('download.unreachable'))
      toast({ title: t('download.failed'), text, tone: 'error' })
    } finally {
      setLoading(false)
    }
  }
  useHotkeys([['mod+S', () => void download('docx')]], [])

  const copied = t(clipboard.error ? 'copy.failed' : clipboard.copied ? 'copy.done' : 'copy.label')
  return (
    <div className={classes.acts}>
      <SavingLine saving={answers.saving} />
      <Button
        leftSection={clipboard.copied ? <IconCheck {...ICON} /> : <IconCopy {...ICON} />}
        onClick={() => clipboard.copy(formMarkdown(form, answers.values))}
      >
        <span aria-live="polite">{copied}</span>
      </Button>
      <Menu position="bottom-end" width={208}>
        <Menu.Target>
          <Button
            variant="filled"
            loading={loading}
            leftSection={<IconDownload {...ICON} />}
            rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          >
            {t('download.label')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {FORMATS.map(({ format, name, Icon }) => (
            <Menu.Item
              key={format}
              leftSection={<Icon {...ICON} />}
              rightSection={<span className={classes.ending}>.{format}</span>}
              onClick={() => void download(format)}
            >
              {t(name)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
