import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { AdminUser } from '#shared/admin/users.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { CopyLink } from './copy-link.tsx'
import { useResetPassword } from './use-people.ts'
import { callOf } from './user-words.ts'
import classes from './users.module.css'

const t = textsOf('adminPeople')

type ResetDialogProps = { user: AdminUser; opened: boolean; onClose: () => void }

/** Sends somebody a link for a new password; where no mail goes out, shows it once to pass on. */
export function ResetDialog({ user, opened, onClose }: ResetDialogProps) {
  const reset = useResetPassword()
  const { data } = reset
  const close = () => {
    reset.reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={t('reset.title')}>
      <Stack gap="md">
        {data ? (
          <Text role="status" className={classes.typed}>
            {t(data.mailed ? 'reset.mailed' : 'reset.made', { email: user.email, minutes: data.minutes })}
          </Text>
        ) : (
          <Text className={classes.typed}>{t('reset.text', { who: callOf(user) })}</Text>
        )}
        {data?.link && <CopyLink label={t('reset.link')} link={data.link} />}
        {reset.error && <StateLine state="failed" text={errorText(reset.error, t('reset.failed'))} />}
        <Group justify="flex-end" gap="sm">
          {data ? (
            <Button variant="filled" onClick={close}>
              {t('done')}
            </Button>
          ) : (
            <>
              <Button onClick={close} data-autofocus>
                {t('cancel')}
              </Button>
              <Button variant="filled" loading={reset.isPending} onClick={() => reset.mutate(user.id)}>
                {t('reset.submit')}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
