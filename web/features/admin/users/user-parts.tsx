import '@mantine/core/styles/Badge.layer.css'
import { ActionIcon, Anchor, Badge, Menu, UnstyledButton } from '@mantine/core'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { AdminUser } from '#shared/admin/users.ts'
import { LEVEL_NAMES } from '#shared/levels.ts'
import { ROUTES } from '#shared/routes.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { IconBan } from '#web/ui/icons/ban.tsx'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { IconCircleCheck } from '#web/ui/icons/circle-check.tsx'
import { IconDots } from '#web/ui/icons/dots.tsx'
import { IconLock } from '#web/ui/icons/lock.tsx'
import { IconLogout } from '#web/ui/icons/logout.tsx'
import { IconTrash } from '#web/ui/icons/trash.tsx'
import { IconUser } from '#web/ui/icons/user.tsx'
import list from '../shared/list.module.css'
import classes from './users.module.css'

const t = textsOf('adminPeople')

/** What an operator can ask for about one user. */
export type UserAsk = 'role' | 'reset' | 'suspend' | 'reactivate' | 'signOut' | 'delete'

export interface UserActions {
  readonly onAsk: (ask: UserAsk, user: AdminUser) => void
}

type UserProps = { user: AdminUser }

export function UserName({ user }: UserProps) {
  const isYou = useSession().user?.id === user.id
  return (
    <span className={list.names}>
      <Anchor component={Link} to={ROUTES.adminUser.replace(':id', user.id)} inherit className={classes.name}>
        {user.full_name.trim() ? user.full_name : <span className={list.fallback}>{t('noName')}</span>}
      </Anchor>
      {isYou && <Badge color="accent">{t('you')}</Badge>}
      {user.suspended_at && <Badge color="wait">{t('suspended')}</Badge>}
    </span>
  )
}

const BADGE_COLORS = { admin: 'danger', support: 'accent', user: 'gray' }

/** The role; clicking asks whether to change it, where the reader may. */
export function RoleBadge({ user, onAsk }: UserProps & UserActions) {
  const { isAdmin } = useSession()
  const badge = (
    <Badge color={BADGE_COLORS[user.role]} className={classes.badge}>
      {user.role}
    </Badge>
  )
  if (!isAdmin) return badge
  return (
    <UnstyledButton
      className={classes.role}
      aria-label={t('roleOf', { role: user.role, who: user.full_name.trim() || user.email })}
      onClick={() => onAsk('role', user)}
    >
      {badge}
      <IconChevronDown className={classes.chevron} size={14} stroke={1.8} aria-hidden="true" />
    </UnstyledButton>
  )
}

/** The number of conversations, as the way to them. */
export function UserConversations({ user }: UserProps) {
  if (user.conversations === 0) return '0'
  return (
    <Anchor
      component={Link}
      to={`${ROUTES.adminConversations}?search=${encodeURIComponent(user.email)}`}
      inherit
      aria-label={t('conversationsOf', { count: formatCount(user.conversations), email: user.email })}
    >
      {formatCount(user.conversations)}
    </Anchor>
  )
}

export function UserLevel({ user }: UserProps) {
  return (
    <>
      {user.level} <span className={classes.stage}>{LEVEL_NAMES[user.level]}</span>
    </>
  )
}

export function UserMenu({ user, onAsk }: UserProps & UserActions) {
  const { user: you, isAdmin } = useSession()
  const isYou = you?.id === user.id
  const button = useRef<HTMLButtonElement>(null)
  const ask = (what: UserAsk) => {
    // A dialog gives the focus back to where it was, and the menu's item will be gone.
    button.current?.focus()
    onAsk(what, user)
  }
  if (!isAdmin) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon ref={button} aria-label={t('actionsOf', { who: user.full_name.trim() || user.email })}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser size={18} aria-hidden="true" />} onClick={() => ask('role')}>
          {user.role === 'admin' ? t('act.role') : t('act.makeAdmin')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLock size={18} aria-hidden="true" />}
          disabled={user.suspended_at !== null}
          onClick={() => ask('reset')}
        >
          {t('reset.open')}
        </Menu.Item>
        {user.suspended_at ? (
          <Menu.Item
            leftSection={<IconCircleCheck size={18} aria-hidden="true" />}
            onClick={() => ask('reactivate')}
          >
            {t('act.reactivate')}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconBan size={18} aria-hidden="true" />}
            disabled={isYou}
            onClick={() => ask('suspend')}
          >
            {isYou ? t('act.suspendYou') : t('act.suspend')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={() => ask('signOut')}>
          {t('act.signOut')}
        </Menu.Item>
        <Menu.Item
          c="var(--bh-danger)"
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          disabled={isYou}
          onClick={() => ask('delete')}
        >
          {isYou ? t('act.deleteYou') : t('act.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
