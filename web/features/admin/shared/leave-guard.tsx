import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('admin')

/**
 * Warns before a page with unsaved changes is left, by a link or with the tab. What was typed is kept in the
 * tab either way, so that nothing is lost by Back.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!unsaved) return
    const onClick = (event: MouseEvent) => {
      const path = leavingPath(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(path)
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved])

  return (
    <Modal opened={target !== null} onClose={() => setTarget(null)} title={t('leave.title')}>
      <Stack gap="md">
        <Text>{t('leave.text')}</Text>
        <Group justify="flex-end" gap="sm">
          <Button onClick={() => target !== null && navigate(target)}>{t('leave.go')}</Button>
          <Button variant="filled" onClick={() => setTarget(null)} data-autofocus>
            {t('leave.stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

/** Where a plain click on a link leads within the product, when that is another page; null for any other click. */
function leavingPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.download) return null
  const { origin, pathname, search } = new URL(link.href)
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null
}
