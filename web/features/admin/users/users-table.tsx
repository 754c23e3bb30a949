import '@mantine/core/styles/Table.layer.css'
import { Table, UnstyledButton } from '@mantine/core'
import type { AdminUser, UserSort } from '#shared/admin/users.ts'
import { formatAgo, formatMoment, formatShortDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useIsPhone } from '#web/lib/use-is-phone.ts'
import { IconArrowDown } from '#web/ui/icons/arrow-down.tsx'
import { IconArrowUp } from '#web/ui/icons/arrow-up.tsx'
import list from '../shared/list.module.css'
import type { UsersView } from './use-users.ts'
import {
  RoleBadge,
  type UserActions,
  UserConversations,
  UserLevel,
  UserMenu,
  UserName,
} from './user-parts.tsx'

const t = textsOf('adminPeople')

type UsersTableProps = UserActions & {
  users: readonly AdminUser[]
  view: UsersView
  onSort: (sort: UserSort) => void
}

/** The users of one page: a table, and cards where there is no room for one. */
export function UsersTable(props: UsersTableProps) {
  return useIsPhone() ? <UserCards {...props} /> : <UserRows {...props} />
}

const COLUMNS: readonly { sort: UserSort; number?: boolean; wide?: boolean; roomy?: boolean }[] = [
  { sort: 'full_name' },
  { sort: 'email' },
  { sort: 'role' },
  { sort: 'created_at' },
  { sort: 'last_active_at', wide: true },
  { sort: 'conversations', number: true, roomy: true },
  { sort: 'level', wide: true },
]

function UserRows({ users, view, onSort, onAsk }: UsersTableProps) {
  return (
    <div className={list.scroll}>
      <Table className={list.table}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <SortHead key={column.sort} {...column} view={view} onSort={onSort} />
            ))}
            <Table.Th className={list.last}>{t('column.actions')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Th scope="row">
                <UserName user={user} />
              </Table.Th>
              <Table.Td className={list.cut} title={user.email}>
                {user.email}
              </Table.Td>
              <Table.Td>
                <RoleBadge user={user} onAsk={onAsk} />
              </Table.Td>
              <Table.Td className={list.quiet}>{formatShortDate(user.created_at)}</Table.Td>
              <Table.Td className={`${list.quiet} ${list.wide}`}>
                <LastActive user={user} />
              </Table.Td>
              <Table.Td className={`${list.num} ${list.roomy}`}>
                <UserConversations user={user} />
              </Table.Td>
              <Table.Td className={`${list.quiet} ${list.wide}`}>
                <UserLevel user={user} />
              </Table.Td>
              <Table.Td className={list.last}>
                <UserMenu user={user} onAsk={onAsk} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

type SortHeadProps = (typeof COLUMNS)[number] & Pick<UsersTableProps, 'view' | 'onSort'>

function SortHead({ sort, number, wide, roomy, view, onSort }: SortHeadProps) {
  const sorted = view.sort === sort
  const Arrow = view.order === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <Table.Th
      className={[number && list.num, wide && list.wide, roomy && list.roomy].filter(Boolean).join(' ')}
      {...(sorted && { 'aria-sort': view.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <UnstyledButton className={list.sort} onClick={() => onSort(sort)}>
        {t(`column.${sort}`)}
        {sorted && <Arrow size={14} stroke={1.8} aria-hidden="true" />}
      </UnstyledButton>
    </Table.Th>
  )
}

function LastActive({ user: { last_active_at } }: { user: AdminUser }) {
  if (!last_active_at) return t('never')
  return (
    <time dateTime={last_active_at} title={formatMoment(last_active_at)}>
      {formatAgo(last_active_at)}
    </time>
  )
}

function UserCards({ users, onAsk }: UsersTableProps) {
  return (
    <ul className={list.cards}>
      {users.map((user) => (
        <li key={user.id} className={list.card}>
          <div className={list.cardHead}>
            <div>
              <UserName user={user} />
              <div className={list.cardEmail}>{user.email}</div>
            </div>
            <UserMenu user={user} onAsk={onAsk} />
          </div>
          <div>
            <RoleBadge user={user} onAsk={onAsk} />
          </div>
          <dl className={list.facts}>
            <div>
              <dt>{t('column.created_at')}</dt>
              <dd>{formatShortDate(user.created_at)}</dd>
            </div>
            <div>
              <dt>{t('column.last_active_at')}</dt>
              <dd>
                <LastActive user={user} />
              </dd>
            </div>
            <div>
              <dt>{t('column.conversations')}</dt>
              <dd>
                <UserConversations user={user} />
              </dd>
            </div>
            <div>
              <dt>{t('column.level')}</dt>
              <dd>
                <UserLevel user={user} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
