import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ROLES, type Role } from '#shared/account.ts'
import { errorText } from '#web/lib/api-error.ts'
import { emailProblem } from '#web/lib/field-rules.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { CopyLink } from './copy-link.tsx'
import { useInvite } from './use-people.ts'

const t = textsOf('adminPeople')

/** Invites an address to a role; then shows the link, which went out by mail where mail is configured. */
export function InviteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const invite = useInvite()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('user')
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => {
    invite.reset()
    setEmail('')
    setRole('user')
    setProblem(null)
    onClose()
  }
  const submit = () => {
    const wrong = emailProblem(email)
    setProblem(wrong)
    if (!wrong) invite.mutate({ email: email.trim(), role })
  }
  const { data } = invite
  return (
    <Modal opened={opened} onClose={close} title={t('invite.title')}>
      {data ? (
        <Stack gap="md">
          <Text role="status">
            {t(data.mailed ? 'invite.mailed' : 'invite.made', { email: data.invitation.email })}
          </Text>
          {data.invitation.link && <CopyLink label={t('invite.link')} link={data.invitation.link} />}
          <Group justify="flex-end">
            <Button variant="filled" onClick={close}>
              {t('done')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack gap="md">
            <TextInput
              label={t('invite.email')}
              type="email"
              autoComplete="off"
              data-autofocus
              value={email}
              error={problem}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setProblem(null)
              }}
            />
            <NativeSelect
              label={t('invite.role')}
              size="md"
              value={role}
              data={ROLES.toReversed().map((value) => ({ value, label: t(`roles.${value}.label`) }))}
              description={t(`roles.${role}.description`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={(event) =>
                setRole(ROLES.find((each) => each === event.currentTarget.value) ?? 'user')
              }
            />
            {role === 'admin' && <Text fw={550}>{t('grantsAll')}</Text>}
            {invite.error && <StateLine state="failed" text={errorText(invite.error, t('invite.failed'))} />}
            <Group justify="flex-end" gap="sm">
              <Button onClick={close} disabled={invite.isPending}>
                {t('cancel')}
              </Button>
              <Button type="submit" variant="filled" loading={invite.isPending}>
                {t('invite.submit')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
