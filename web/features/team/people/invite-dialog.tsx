import '@mantine/core/styles/Combobox.layer.css'
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import {
  INVITED_ROLES,
  type InvitedRole,
  VENTURE_INVITATION_DAYS,
  type VentureInvitation,
} from '#shared/ventures.ts'
import { errorText } from '#web/lib/api-error.ts'
import { emailProblem } from '#web/lib/field-rules.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { LinkField } from '#web/ui/link-field.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { usePeopleChanges } from './use-people.ts'

const t = textsOf('team')

type InviteDialogProps = { ventureId: string; opened: boolean; onClose: () => void }

/** Invites to a role, by a link for whoever gets it or for one address; then shows the link. */
export function InviteDialog({ opened, onClose, ventureId }: InviteDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('invite.title')}>
      <Invite ventureId={ventureId} onClose={onClose} />
    </Modal>
  )
}

function Invite({ ventureId, onClose }: Omit<InviteDialogProps, 'opened'>) {
  const { invite } = usePeopleChanges(ventureId)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<InvitedRole>('member')
  const [problem, setProblem] = useState<string | null>(null)
  if (invite.data) return <Made {...invite.data} onClose={onClose} />
  const address = email.trim()
  const submit = () => {
    const wrong = address ? emailProblem(address) : null
    setProblem(wrong)
    if (!wrong) invite.mutate({ role, ...(address && { email: address }) })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('invite.role')}
          size="md"
          data-autofocus
          value={role}
          data={INVITED_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          description={t(`invite.sees.${role}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) =>
            setRole(INVITED_ROLES.find((each) => each === event.currentTarget.value) ?? 'member')
          }
        />
        <TextInput
          label={t('invite.email')}
          description={t('invite.emailNote')}
          type="email"
          autoComplete="off"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setProblem(null)
          }}
        />
        {invite.error && <StateLine state="failed" text={errorText(invite.error, t('unreachable'))} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose} disabled={invite.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={invite.isPending}>
            {t(address ? 'invite.submit' : 'invite.make')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type MadeProps = { invitation: VentureInvitation; mailed: boolean; onClose: () => void }

function Made({ invitation: { email, url, role, expires_at }, mailed, onClose }: MadeProps) {
  const way = email === null ? 'link' : mailed ? 'mailed' : 'notMailed'
  return (
    <Stack gap="md">
      <Text role="status">{t(`invite.made.${way}`, { email: email ?? '', role: t(`become.${role}`) })}</Text>
      {url && (
        <LinkField
          label={t('invite.link')}
          url={url}
          words={{
            copy: t('link.copy'),
            copied: t('link.copied'),
            isCopied: t('link.isCopied'),
            notCopied: t('link.notCopied'),
          }}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('invite.holds', { day: formatDay(expires_at), days: VENTURE_INVITATION_DAYS })}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('done')}</Button>
      </Group>
    </Stack>
  )
}
