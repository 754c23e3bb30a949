import { Button, Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#web/lib/api-error.ts'
import { download } from '#web/lib/download.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { IconDownload } from '#web/ui/icons/download.tsx'

const t = textsOf('admin')

type ExportMenuProps<Format extends string> = {
  label?: string
  formats: readonly { format: Format; label: string }[]
  /** Where a format is fetched from. */
  pathOf: (format: Format) => string
  /** The file's name, without its ending. */
  file: string
  /** Said when nothing came and the server gave no reason. */
  failed: string
}

/** Downloads what a page shows, in the format that is picked. */
export function ExportMenu<Format extends string>(props: ExportMenuProps<Format>) {
  const { label = t('export.label'), formats, pathOf, file, failed } = props
  const { mutate, isPending } = useMutation({
    mutationFn: (format: Format) => download(pathOf(format), `${file}.${format}`),
    onError: (error) => toast({ title: t('export.failed'), text: errorText(error, failed), tone: 'error' }),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden="true" />}
          loading={isPending}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item key={format} onClick={() => mutate(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
