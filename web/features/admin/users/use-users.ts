import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Role } from '#shared/account.ts'
import { type AdminUser, USERS_PAGE_SIZE, type UserSort, usersApi } from '#shared/admin/users.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { queryClient } from '#web/lib/query.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'
import { NoSession } from './user-words.ts'

const t = textsOf('adminPeople')

export interface UsersView {
  readonly search: string
  readonly role: Role | undefined
  readonly status: 'active' | 'suspended' | undefined
  readonly sort: UserSort
  readonly order: 'asc' | 'desc'
  readonly page: number
}

const USERS = ['admin', 'users']

/** One page of the users that match. */
export function useUsers(view: UsersView) {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: [...USERS, view],
    queryFn: ({ signal }) =>
      call(
        usersApi.list,
        { ...view, search: view.search || undefined, pageSize: USERS_PAGE_SIZE },
        { signal },
      ),
    enabled: isOperator,
    placeholderData: keepPreviousData,
  })
}

interface ChangeWords {
  /** The toast's text when it is done. */
  done: string
  failed: (error: unknown) => string
}

/** A change to one user: runs it, says what came of it, and brings the list up to date either way. */
function useUserChange<Result>(
  change: (user: AdminUser) => Promise<Result>,
  words: (user: AdminUser) => ChangeWords,
) {
  return useMutation({
    mutationFn: async (user: AdminUser) => {
      if (sessionStore.get().status === 'out') throw new NoSession()
      return change(user)
    },
    onSuccess: (_result, user) => toast({ title: t('success'), text: words(user).done, tone: 'ok' }),
    onError: (error, user) => toast({ title: t('error'), text: words(user).failed(error), tone: 'error' }),
    // Awaited: a dialog that closes returns to the list as it then is.
    onSettled: () => queryClient.invalidateQueries({ queryKey: USERS }),
  })
}

const sayOr = (otherwise: string) => (error: unknown) =>
  error instanceof NoSession ? error.message : errorText(error, otherwise)

/** Gives a user a role. Why it failed is for the dialog to say, which stays open. */
export function useRoleChange() {
  return useMutation({
    mutationFn: async ({ user, role }: { user: AdminUser; role: Role }) => {
      if (sessionStore.get().status === 'out') throw new NoSession()
      const { error } = await call(usersApi.changeRole, { user_id: user.id, new_role: role })
      if (error) throw new ApiError(200, 'refused', error)
    },
    onSuccess: (_result, { role }) =>
      toast({ title: t('success'), text: t('changeRole.done', { role }), tone: 'ok' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: USERS }),
  })
}

export function useSuspend() {
  return useUserChange(
    ({ id }) => call(usersApi.suspend, { id }),
    ({ email }) => ({ done: t('suspend.done', { email }), failed: sayOr(t('suspend.failed')) }),
  )
}

export function useReactivate() {
  return useUserChange(
    ({ id }) => call(usersApi.reactivate, { id }),
    ({ email }) => ({ done: t('reactivate.done', { email }), failed: sayOr(t('reactivate.failed')) }),
  )
}

export function useSignOutEverywhere() {
  return useUserChange(
    ({ id }) => call(usersApi.signOutEverywhere, { id }),
    ({ email }) => ({
      done: t('signOut.done', { email }),
      failed: sayOr(t('signOut.failed')),
    }),
  )
}

export function useDeleteUser() {
  return useUserChange(
    ({ id }) => call(usersApi.remove, { id }),
    ({ email }) => ({
      done: t('delete.done', { email }),
      failed: sayOr(t('delete.failed')),
    }),
  )
}
