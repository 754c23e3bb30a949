import { Button, Menu } from '@mantine/core'
import { useClipboard, useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { formMarkdown, openFields } from '#shared/document-form.ts'
import type { FileFormat } from '#shared/documents.ts'
import { errorText } from '#web/lib/api-error.ts'
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
import type { DocumentTexts } from './texts.ts'
import type { Answers } from './use-answers.ts'

interface ActsProps {
  readonly view: DocumentView
  readonly answers: Answers
  readonly texts: DocumentTexts
}

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

/** Copies the document and downloads it; Ctrl or Cmd+S downloads Word. */
export function DocumentActs({ view, answers, texts }: ActsProps) {
  const clipboard = useClipboard({ timeout: 2000 })
  const [loading, setLoading] = useState(false)
  const { form } = view

  const download = async (format: FileFormat) => {
    setLoading(true)
    try {
      await view.saver.flush()
      await view.download(format, answers.values)
      const open = openFields(form, answers.values).length
      toast({ title: open > 0 ? texts.downloadedOpen(open) : texts.downloaded, tone: 'ok' })
    } catch (error) {
      toast({ title: texts.notDownloaded, text: errorText(error, texts.notReached), tone: 'error' })
    } finally {
      setLoading(false)
    }
  }
  useHotkeys([['mod+S', () => void download('docx')]], [])

  const copied = clipboard.error ? texts.notCopied : clipboard.copied ? texts.copied : texts.copy
  return (
    <div className={classes.acts}>
      <SavingLine saving={answers.saving} texts={texts} />
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
            {texts.download}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileWord {...ICON} />}
            rightSection={<span className={classes.ending}>.docx</span>}
            onClick={() => void download('docx')}
          >
            Word
          </Menu.Item>
          <Menu.Item
            leftSection={<IconMarkdown {...ICON} />}
            rightSection={<span className={classes.ending}>.md</span>}
            onClick={() => void download('md')}
          >
            Markdown
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
