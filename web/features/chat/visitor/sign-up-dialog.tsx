import { Button, Group, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { site } from '#web/lib/site.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import classes from './sign-up-dialog.module.css'

const benefits = ['Unlimited chat', 'Saved conversations', 'A roadmap built from your own words']

type SignUpDialogProps = { opened: boolean; onClose: () => void }

/** What a visitor sees when the free messages are used. */
export function SignUpDialog({ opened, onClose }: SignUpDialogProps) {
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Modal
      opened={opened && mounted}
      onClose={onClose}
      size="30rem"
      title="Sign up to unlock your GTM Roadmap"
    >
      <p className={classes.text}>
        You've used your {site.anonymousMessageLimit} free messages. An account is free and keeps what you
        wrote.
      </p>
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <IconCheck size={18} stroke={1.6} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={onClose}>
          Maybe Later
        </Button>
        <Button component={Link} to={ROUTES.auth} state={SIGN_UP_FIRST} variant="filled" data-autofocus>
          Sign Up Free
        </Button>
      </Group>
    </Modal>
  )
}
