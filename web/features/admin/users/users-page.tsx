import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { CloseButton, NativeSelect, Pagination, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMounted } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type AdminUser, USERS_PAGE_SIZE, type UserSort } from '#shared/admin/users.ts'
import { formatCount } from '#web/lib/format.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { AccessDenied, isDenied } from '../access-denied.tsx'
import pageClasses from '../admin-page.module.css'
import list from '../list.module.css'
import { useAsked } from '../use-asked.ts'
import { useLoadFailure } from '../use-load-failure.ts'
import { type UsersView, useReactivate, useUsers } from './use-users.ts'
import { useView } from './use-view.ts'
import { DeleteUserDialog, RoleDialog, SignOutDialog, SuspendDialog } from './user-dialogs.tsx'
import type { UserAsk } from './user-parts.tsx'
import { UsersTable } from './users-table.tsx'

/** How long after the last key the search begins, in milliseconds. */
const SEARCH_DELAY_MS = 300

/** Everybody with an account: who they are, what they may do, and whether they may come in. */
export function UsersPage() {
  const { view, change } = useView()
  const { data, error, isPending, isPlaceholderData, refetch } = useUsers(view)
  const asked = useAsked<Question>()
  const reactivate = useReactivate()
  const heading = useRef<HTMLSpanElement>(null)
  useLoadFailure(error, 'Failed to load users')
  if (isDenied(error)) return <AccessDenied title="Users" />
  const onAsk = (ask: UserAsk, user: AdminUser) => {
    if (ask === 'reactivate') reactivate.mutate(user)
    else asked.ask({ ask, user })
  }
  const onSort = (sort: UserSort) =>
    change({ sort, order: view.sort === sort && view.order === 'desc' ? 'asc' : 'desc' })
  return (
    <div className={pageClasses.page}>
      <PageHeading title="Users" subtitle="Roles, access and accounts" />
      <Filters view={view} onChange={change} />
      <Panel
        title={
          <span ref={heading} tabIndex={-1}>
            {data ? `Users (${formatCount(data.total)})` : 'Users'}
          </span>
        }
        flush
      >
        {isPending && (
          <div className={list.inset} role="status" aria-label="Loading users">
            <Skeleton height={200} />
          </div>
        )}
        {error && (
          <div className={list.inset}>
            <StateLine
              state="failed"
              text="Failed to load users"
              action={{ label: 'Try again', onClick: () => void refetch() }}
            />
          </div>
        )}
        {data && (
          <div className={list.list} aria-busy={isPlaceholderData}>
            {data.users.length === 0 ? (
              <p className={list.empty}>No users found</p>
            ) : (
              <UsersTable users={data.users} view={view} onSort={onSort} onAsk={onAsk} />
            )}
            <Pages total={data.total} page={view.page} onPage={(page) => change({ page })} />
          </div>
        )}
      </Panel>
      {/* The row that the dialog was opened from is gone. */}
      <Dialogs {...asked} onDeleted={() => heading.current?.focus()} />
    </div>
  )
}

type FiltersProps = { view: UsersView; onChange: (part: Partial<UsersView>) => void }

function Filters({ view, onChange }: FiltersProps) {
  const [typed, setTyped] = useState(view.search)
  const search = useDebouncedCallback((text: string) => onChange({ search: text.trim() }), SEARCH_DELAY_MS)
  const type = (text: string) => {
    setTyped(text)
    search(text)
  }
  return (
    <search className={list.filters}>
      <TextInput
        className={list.search}
        type="search"
        aria-label="Search users by name or email"
        placeholder="Search users by name or email..."
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden="true" />}
        rightSection={
          typed && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
        }
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        aria-label="Role"
        value={view.role ?? ''}
        data={[
          { value: '', label: 'All roles' },
          { value: 'admin', label: 'Admins' },
          { value: 'user', label: 'Users' },
        ]}
        onChange={(event) =>
          onChange({ role: (event.currentTarget.value || undefined) as UsersView['role'] })
        }
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        aria-label="Access"
        value={view.status ?? ''}
        data={[
          { value: '', label: 'Any access' },
          { value: 'active', label: 'Active' },
          { value: 'suspended', label: 'Suspended' },
        ]}
        onChange={(event) =>
          onChange({ status: (event.currentTarget.value || undefined) as UsersView['status'] })
        }
      />
    </search>
  )
}

type PagesProps = { total: number; page: number; onPage: (page: number) => void }

function Pages({ total, page, onPage }: PagesProps) {
  const pages = Math.ceil(total / USERS_PAGE_SIZE)
  if (pages < 2) return null
  const first = (page - 1) * USERS_PAGE_SIZE + 1
  return (
    <nav className={list.pages} aria-label="Pages">
      <span>
        {formatCount(first)} to {formatCount(Math.min(total, first + USERS_PAGE_SIZE - 1))} of{' '}
        {formatCount(total)}
      </span>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        size="sm"
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
      />
    </nav>
  )
}

type Question = { ask: UserAsk; user: AdminUser }

function Dialogs({
  question,
  opened,
  close,
  onDeleted,
}: ReturnType<typeof useAsked<Question>> & { onDeleted: () => void }) {
  if (!question) return null
  return (
    <UserDialogs key={question.user.id} {...question} opened={opened} onClose={close} onDeleted={onDeleted} />
  )
}

type UserDialogsProps = Question & { opened: boolean; onClose: () => void; onDeleted: () => void }

function UserDialogs({ ask, user, opened, onClose, onDeleted }: UserDialogsProps) {
  // Only a dialog that opens after it was there knows where the focus has to go back to.
  const mounted = useMounted()
  const dialog = { user, onClose }
  const isAsked = (what: UserAsk) => opened && mounted && ask === what
  return (
    <>
      <RoleDialog {...dialog} opened={isAsked('role')} />
      <SuspendDialog {...dialog} opened={isAsked('suspend')} />
      <SignOutDialog {...dialog} opened={isAsked('signOut')} />
      <DeleteUserDialog {...dialog} opened={isAsked('delete')} onDeleted={onDeleted} />
    </>
  )
}
