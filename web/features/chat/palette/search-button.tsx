import { ActionIcon } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { IconSearch } from '#web/ui/icons/search.tsx'
import { paletteStore } from './palette-store.ts'

const t = textsOf('chat')

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

type SearchButtonProps = { className?: string | undefined; onOpen?: (() => void) | undefined }

/** Opens the palette; `onOpen` is called first. */
export function SearchButton({ className, onOpen }: SearchButtonProps) {
  const keys = isApple() ? '⌘K' : t('sidebar.control')
  return (
    <ActionIcon
      className={className}
      aria-label={t('sidebar.search')}
      title={t('sidebar.searchKeys', { keys })}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onOpen?.()
        paletteStore.open()
      }}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}
