import { Button, Text } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertCircle } from '#web/ui/icons/alert-circle.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconInfoCircle } from '#web/ui/icons/info-circle.tsx'
import type { ToastInput, ToastView } from './toast-input.ts'

const tones = {
  ok: { Icon: IconCircleCheck, color: 'ok' },
  error: { Icon: IconAlertCircle, color: 'danger' },
  info: { Icon: IconInfoCircle, color: 'accent' },
}

/** The toast that is shown of each act. */
const shownOf = new Map<string, string>()

function show({ title, text, tone, duration, act: of, action }: ToastInput): void {
  const { Icon, color } = tones[tone]
  const act = () => {
    notifications.hide(id)
    action?.onClick()
  }
  // The same words again while they are still shown add nothing, and would queue up behind themselves.
  const id = [tone, title, text].join('|')
  if (of !== undefined) {
    const before = shownOf.get(of)
    if (before !== undefined && before !== id) notifications.hide(before)
    shownOf.set(of, id)
  }
  notifications.show({
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
  })
}

function Host() {
  return <Notifications position="bottom-right" containerWidth="22rem" autoClose={5000} />
}

export const toastView: ToastView = { show, clear: () => notifications.clean(), Host }
