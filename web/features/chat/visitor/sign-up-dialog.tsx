import { Button, Group, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { SIGN_UP_FIRST } from '#web/lib/sign-up-state.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconCheck } from '#web/ui/icons/check.tsx'
import classes from './sign-up-dialog.module.css'

const t = textsOf('chat')

const BENEFITS = [
  'visitor.benefits.chat',
  'visitor.benefits.conversations',
  'visitor.benefits.roadmap',
] as const

type SignUpDialogProps = { opened: boolean; onClose: () => void }

/** What a visitor sees when the free messages are used. */
export function SignUpDialog({ opened, onClose }: SignUpDialogProps) {
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  return (
    <Modal opened={opened && mounted} onClose={onClose} size="30rem" title={t('visitor.modalTitle')}>
      <p className={classes.text}>{t('visitor.modalText', { count: site.anonymousMessageLimit })}</p>
      <ul className={classes.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit} className={classes.benefit}>
            <IconCheck size={18} stroke={1.6} aria-hidden="true" />
            {t(benefit)}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('visitor.later')}
        </Button>
        <Button component={Link} to={ROUTES.auth} state={SIGN_UP_FIRST} variant="filled" data-autofocus>
          {t('visitor.signUp')}
        </Button>
      </Group>
    </Modal>
  )
}
