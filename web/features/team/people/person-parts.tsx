import { ActionIcon, Button, Menu, NativeSelect } from '@mantine/core'
import { INVITED_ROLES, type VentureMember, type VentureRole } from '#shared/ventures.ts'
import { formatDay, formatMoment, formatTime } from '#web/lib/format.ts'
import { toastFailure } from '#web/lib/roadmap-query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconDots } from '#web/ui/icons/dots.tsx'
import { Initials } from '#web/ui/initials.tsx'
import classes from './people.module.css'
import { usePeopleChanges } from './use-people.ts'

const t = textsOf('team')

/** Whoever did something within as many minutes is here now. */
const NOW_MS = 5 * 60_000

/** How a button looks that does something with a person. */
export const ACT = { className: classes.act, variant: 'subtle', color: 'gray', size: 'xs', fz: 'sm' } as const

/** What somebody wants to do with a person of the venture. */
export type PersonAsk =
  | { readonly kind: 'remove' | 'leave'; readonly member: VentureMember }
  | { readonly kind: 'handOver' }

export function MemberName({ member: { name, email, role } }: { member: VentureMember }) {
  return (
    <span className={classes.name}>
      <Initials name={name} shape={role === 'sponsor' ? 'organisation' : 'person'} />
      <span className={classes.nameWords}>
        <span>{name}</span>
        {email && (
          <span className={classes.email} title={email}>
            {email}
          </span>
        )}
      </span>
    </span>
  )
}

type MemberRoleProps = { ventureId: string; role: VentureRole; member: VentureMember }

/** Somebody's role, which the owner changes in its place. */
export function MemberRole({ ventureId, role, member }: MemberRoleProps) {
  const { changeRole } = usePeopleChanges(ventureId)
  if (role !== 'owner' || member.role === 'owner') return t(`role.${member.role}`)
  const change = async (next: VentureRole, said: 'people.isNow' | 'people.isAgain') => {
    try {
      await changeRole.mutateAsync({ userId: member.user_id, role: next })
      toast({
        title: t(said, { name: member.name, role: t(`become.${next}`) }),
        text: t(`sees.${next}`),
        tone: 'ok',
        ...(said === 'people.isNow' && {
          action: { label: t('undo'), onClick: () => void change(member.role, 'people.isAgain') },
        }),
      })
    } catch (error) {
      toastFailure(error)
    }
  }
  return (
    <NativeSelect
      className={classes.role}
      size="sm"
      aria-label={t('people.roleFor', { name: member.name })}
      disabled={changeRole.isPending}
      value={member.role}
      data={INVITED_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
      onChange={(event) => {
        const next = INVITED_ROLES.find((each) => each === event.currentTarget.value)
        if (next) void change(next, 'people.isNow')
      }}
    />
  )
}

/** "Now", "Today, 08:14", "10 June"; a dash where it is not known. */
export function LastHere({ member: { last_here: at } }: { member: VentureMember }) {
  if (at === null) return '–'
  const now = new Date()
  const isToday = new Date(at).toDateString() === now.toDateString()
  const words =
    now.getTime() - Date.parse(at) < NOW_MS
      ? t('people.now')
      : isToday
        ? t('people.today', { time: formatTime(at) })
        : formatDay(at)
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {words}
    </time>
  )
}

type PersonActsProps = { member: VentureMember; role: VentureRole; onAsk: (ask: PersonAsk) => void }

/** What the caller can do with somebody: an owner removes others and hands the venture over, anybody else can leave. */
export function PersonActs({ member, role, onAsk }: PersonActsProps) {
  const { user } = useSession()
  const isMe = member.user_id === user?.id
  if (isMe && role === 'owner') {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('people.ownerMenu')}>
            <IconDots size={20} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onAsk({ kind: 'handOver' })}>{t('handOver.open')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    )
  }
  if (!isMe && role !== 'owner') return null
  return (
    <Button
      {...ACT}
      {...(!isMe && { 'aria-label': t('remove.named', { name: member.name }) })}
      onClick={() => onAsk({ kind: isMe ? 'leave' : 'remove', member })}
    >
      {t(isMe ? 'leave.open' : 'remove.open')}
    </Button>
  )
}
