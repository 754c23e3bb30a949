import { Button, Text } from '@mantine/core'
import {
  createNotificationsStore,
  Notifications,
  notifications,
  notificationsStore,
} from '@mantine/notifications'
import { useEffect } from 'react'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import type { ToastInput, ToastView } from './toast-input.ts'
import { toastPlace } from './toast-place.ts'
import { useStore } from './use-store.ts'

const tones = {
  ok: { Icon: IconCircleCheck, color: 'ok' },
  error: { Icon: IconAlertCircle, color: 'danger' },
  info: { Icon: IconInfoCircle, color: 'accent' },
}

/** The toast that is shown of each act. */
const shownOf = new Map<string, string>()

/** Those that stand in the page. */
const asideStore = createNotificationsStore()

function show({ title, text, tone, duration, act: of, action, aside }: ToastInput): void {
  const { Icon, color } = tones[tone]
  const store = aside && toastPlace.get() ? asideStore : notificationsStore
  const act = () => {
    notifications.hide(id, store)
    action?.onClick()
  }
  // The same words again while they are still shown add nothing, and would queue up behind themselves.
  const id = [tone, title, text].join('|')
  if (of !== undefined) {
    const before = shownOf.get(of)
    if (before !== undefined && before !== id) notifications.hide(before)
    shownOf.set(of, id)
  }
  const shown = {
    id,
    title,
    color,
    icon: <Icon size={20} stroke={1.6} aria-hidden="true" />,
    autoClose: duration ?? (tone === 'error' ? 8000 : 5000),
    message: (
      <>
        {text && (
          <Text component="span" display="block" size="sm">
            {text}
          </Text>
        )}
        {action && (
          <Button mt="xs" size="compact-sm" variant="outline" onClick={act}>
            {action.label}
          </Button>
        )}
      </>
    ),
  }
  notifications.show(shown, store)
}

function Host() {
  const place = useStore(toastPlace)
  return (
    <>
      <Notifications position="bottom-right" containerWidth="22rem" autoClose={5000} />
      {place && <Aside place={place} />}
    </>
  )
}

/** The toasts that stand in the page; they go when it does. */
function Aside({ place }: { place: HTMLElement }) {
  useEffect(() => () => notifications.clean(asideStore), [])
  return <Notifications position="bottom-center" store={asideStore} portalProps={{ target: place }} />
}

function clear() {
  notifications.clean()
  notifications.clean(asideStore)
}

export const toastView: ToastView = { show, clear, Host }
