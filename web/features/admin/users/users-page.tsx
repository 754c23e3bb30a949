import '@mantine/core/styles/Combobox.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { type AdminUser, USERS_PAGE_SIZE, type UserSort } from '#shared/admin/users.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AccessDenied, isDenied } from '../shared/access-denied.tsx'
import pageClasses from '../shared/admin-page.module.css'
import list from '../shared/list.module.css'
import { ListPages } from '../shared/list-pages.tsx'
import { ListPanel } from '../shared/list-panel.tsx'
import { SearchField, useSearchText } from '../shared/search-field.tsx'
import { useLoadFailure } from '../shared/use-load-failure.ts'
import { useQuestionDialog } from '../shared/use-question-dialog.ts'
import { InvitationsPanel } from './invitations-panel.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PolicyLine } from './policy-panel.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { type UsersView, useReactivate, useUsers } from './use-users.ts'
import { useView } from './use-view.ts'
import { DeleteUserDialog, RoleDialog, SignOutDialog, SuspendDialog } from './user-dialogs.tsx'
import type { UserAsk } from './user-parts.tsx'
import { UsersTable } from './users-table.tsx'

const t = textsOf('adminPeople')

/** Everybody with an account: who they are, what they may do, and whether they may come in. */
export function UsersPage() {
  const { view, change } = useView()
  const query = useUsers(view)
  const { data, error } = query
  const asked = useQuestionDialog<Question>()
  const reactivate = useReactivate()
  const { isAdmin } = useSession()
  const [inviting, setInviting] = useState(false)
  const heading = useRef<HTMLSpanElement>(null)
  useLoadFailure(error, t('failed'))
  if (isDenied(error)) return <AccessDenied title={t('title')} />
  const onAsk = (ask: UserAsk, user: AdminUser) => {
    if (ask === 'reactivate') reactivate.mutate(user)
    else asked.ask({ ask, user })
  }
  const onSort = (sort: UserSort) =>
    change({ sort, order: view.sort === sort && view.order === 'desc' ? 'asc' : 'desc' })
  return (
    <div className={pageClasses.page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')}>
        {isAdmin && (
          <Button variant="filled" onClick={() => setInviting(true)} data-primary>
            {t('invite.open')}
          </Button>
        )}
      </PageHeading>
      <PolicyLine />
      <InvitationsPanel />
      <Filters view={view} onChange={change} />
      <ListPanel
        title={
          <span ref={heading} tabIndex={-1}>
            {data ? t('titleOf', { count: formatCount(data.total) }) : t('title')}
          </span>
        }
        query={query}
        loading={t('loading')}
        failed={t('failed')}
      >
        {({ users, total }) => (
          <>
            {users.length === 0 ? (
              <p className={list.empty}>{t('none')}</p>
            ) : (
              <UsersTable users={users} view={view} onSort={onSort} onAsk={onAsk} />
            )}
            <ListPages
              total={total}
              size={USERS_PAGE_SIZE}
              page={view.page}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </ListPanel>
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
      {/* The row that the dialog was opened from is gone. */}
      <Dialogs {...asked} onDeleted={() => heading.current?.focus()} />
    </div>
  )
}

type FiltersProps = { view: UsersView; onChange: (part: Partial<UsersView>) => void }

function Filters({ view, onChange }: FiltersProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }))
  return (
    <search className={list.filters}>
      <SearchField
        {...search}
        className={list.search}
        aria-label={t('find.label')}
        placeholder={t('find.hint')}
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        aria-label={t('find.role')}
        value={view.role ?? ''}
        data={[
          { value: '', label: t('find.allRoles') },
          { value: 'admin', label: t('find.admins') },
          { value: 'support', label: t('find.support') },
          { value: 'user', label: t('find.users') },
        ]}
        onChange={(event) =>
          onChange({ role: (event.currentTarget.value || undefined) as UsersView['role'] })
        }
      />
      <NativeSelect
        className={list.narrow}
        size="md"
        aria-label={t('find.status')}
        value={view.status ?? ''}
        data={[
          { value: '', label: t('find.anyStatus') },
          { value: 'active', label: t('find.active') },
          { value: 'suspended', label: t('find.suspended') },
        ]}
        onChange={(event) =>
          onChange({ status: (event.currentTarget.value || undefined) as UsersView['status'] })
        }
      />
    </search>
  )
}

type Question = { ask: UserAsk; user: AdminUser }

function Dialogs({
  question,
  opened,
  close,
  onDeleted,
}: ReturnType<typeof useQuestionDialog<Question>> & { onDeleted: () => void }) {
  if (!question) return null
  return (
    <UserDialogs
      key={`${question.user.id} ${question.user.role}`}
      {...question}
      opened={opened}
      onClose={close}
      onDeleted={onDeleted}
    />
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
      <ResetDialog {...dialog} opened={isAsked('reset')} />
      <SignOutDialog {...dialog} opened={isAsked('signOut')} />
      <DeleteUserDialog {...dialog} opened={isAsked('delete')} onDeleted={onDeleted} />
    </>
  )
}
