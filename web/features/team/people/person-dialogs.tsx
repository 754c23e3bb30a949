import { Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import type { VentureMember } from '#shared/ventures.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import type { PersonAsk } from './person-parts.tsx'
import { useLeave, usePeopleChanges } from './use-people.ts'

const t = textsOf('team')

type PersonDialogsProps = {
  ventureId: string
  ventureName: string
  members: readonly VentureMember[]
  asked: PersonAsk | null
  onClose: () => void
}

/** What is asked before somebody is removed, leaves, or becomes the owner; each says what stays. */
export function PersonDialogs({ ventureId, ventureName, members, asked, onClose }: PersonDialogsProps) {
  const navigate = useNavigate()
  return (
    <>
      <RemoveDialog
        ventureId={ventureId}
        member={asked?.kind === 'remove' ? asked.member : null}
        onClose={onClose}
      />
      <LeaveDialog
        ventureId={ventureId}
        ventureName={ventureName}
        opened={asked?.kind === 'leave'}
        onClose={onClose}
        onLeft={() => void navigate(ROUTES.home)}
      />
      <HandOverDialog
        ventureId={ventureId}
        ventureName={ventureName}
        members={members}
        opened={asked?.kind === 'handOver'}
        onClose={onClose}
      />
    </>
  )
}

type RemoveDialogProps = { ventureId: string; member: VentureMember | null; onClose: () => void }

function RemoveDialog({ ventureId, member, onClose }: RemoveDialogProps) {
  const { remove } = usePeopleChanges(ventureId)
  const close = () => {
    remove.reset()
    onClose()
  }
  const name = member?.name ?? ''
  return (
    <ConfirmDialog
      opened={member !== null}
      onClose={close}
      title={t('remove.question', { name })}
      cancel={t('cancel')}
      confirm={{ label: t('remove.open'), pendingLabel: t('remove.pending'), danger: true }}
      pending={remove.isPending}
      failure={remove.error && errorText(remove.error, t('unreachable'))}
      onConfirm={() =>
        member &&
        remove.mutate(member.user_id, {
          onSuccess: () => {
            toast({ title: t('remove.done', { name }), tone: 'ok' })
            onClose()
          },
        })
      }
    >
      <Text>{t(`remove.stays.${member?.role === 'sponsor' ? 'sponsor' : 'other'}`)}</Text>
    </ConfirmDialog>
  )
}

type LeaveDialogProps = {
  ventureId: string
  ventureName: string
  opened: boolean
  onClose: () => void
  onLeft: () => void
}

/** Asks before the caller leaves a venture. */
export function LeaveDialog({ ventureId, ventureName, opened, onClose, onLeft }: LeaveDialogProps) {
  const leave = useLeave(ventureId, () => {
    toast({ title: t('leave.done', { venture: ventureName }), tone: 'ok' })
    onClose()
    onLeft()
  })
  const close = () => {
    leave.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={t('leave.question', { venture: ventureName })}
      cancel={t('cancel')}
      confirm={{ label: t('leave.open'), pendingLabel: t('leave.pending'), danger: true }}
      pending={leave.isPending}
      failure={leave.error && errorText(leave.error, t('unreachable'))}
      onConfirm={() => leave.mutate()}
    >
      <Text>{t('leave.text')}</Text>
    </ConfirmDialog>
  )
}

type HandOverProps = Omit<PersonDialogsProps, 'asked'> & { opened: boolean }

function HandOverDialog({ opened, onClose, ...rest }: HandOverProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('handOver.title', { venture: rest.ventureName })}>
      <HandOverForm {...rest} onClose={onClose} />
    </Modal>
  )
}

function HandOverForm({ ventureId, members, onClose }: Omit<HandOverProps, 'opened'>) {
  const { user } = useSession()
  const { changeRole } = usePeopleChanges(ventureId)
  const others = members.filter(({ user_id }) => user_id !== user?.id)
  const [chosen, setChosen] = useState(
    others.find(({ role }) => role === 'member')?.user_id ?? others[0]?.user_id,
  )
  const heir = others.find(({ user_id }) => user_id === chosen)
  if (!heir) {
    return (
      <Stack gap="md">
        <Text>{t('handOver.nobody')}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
        </Group>
      </Stack>
    )
  }
  const act = () =>
    changeRole.mutate(
      { userId: heir.user_id, role: 'owner' },
      {
        onSuccess: () => {
          toast({ title: t('handOver.done', { name: heir.name }), text: t('handOver.doneText'), tone: 'ok' })
          onClose()
        },
      },
    )
  return (
    <Stack gap="md">
      <NativeSelect
        label={t('handOver.to')}
        size="md"
        data-autofocus
        value={heir.user_id}
        data={others.map(({ user_id, name, role }) => ({
          value: user_id,
          label: t('people.named', { name, role: t(`as.${role}`) }),
        }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Text>{t('handOver.text', { name: heir.name })}</Text>
      {changeRole.error && <StateLine state="failed" text={errorText(changeRole.error, t('unreachable'))} />}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose} disabled={changeRole.isPending}>
          {t('cancel')}
        </Button>
        <Button variant="filled" color="danger" loading={changeRole.isPending} onClick={act}>
          {t('handOver.open')}
        </Button>
      </Group>
    </Stack>
  )
}
