import { useMutation, useQuery } from '@tanstack/react-query'
import type { Role } from '#shared/account.ts'
import { invitationsApi } from '#shared/admin/invitations.ts'
import { siteApi } from '#shared/admin/site.ts'
import { usersApi } from '#shared/admin/users.ts'
import type { SignUpPolicy } from '#shared/site.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { useSession } from '#web/lib/use-session.ts'

const t = textsOf('adminPeople')

const INVITATIONS = ['admin', 'invitations']
const SITE = ['admin', 'site']

/** The invitations, or those to one address, newest first. */
export function useInvitations(email?: string) {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: [...INVITATIONS, email ?? ''],
    queryFn: ({ signal }) => call(invitationsApi.list, { email }, { signal }),
    enabled: isOperator,
  })
}

const refreshInvitations = () => queryClient.invalidateQueries({ queryKey: INVITATIONS })

export function useInvite() {
  return useMutation({
    mutationFn: (input: { email: string; role: Role }) => call(invitationsApi.create, input),
    onSettled: refreshInvitations,
  })
}

export function useRevoke() {
  return useMutation({
    mutationFn: (id: string) => call(invitationsApi.revoke, { id }),
    onSuccess: ({ email }) => toast({ title: t('success'), text: t('revoked', { email }), tone: 'ok' }),
    onError: () => toast({ title: t('error'), text: t('revokeFailed'), tone: 'error' }),
    onSettled: refreshInvitations,
  })
}

/** Who may sign up, as it is saved. */
export function useSignUpPolicy() {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: SITE,
    queryFn: ({ signal }) => call(siteApi.read, {}, { signal }),
    enabled: isOperator,
  })
}

export function useSavePolicy() {
  return useMutation({
    mutationFn: (input: { signUp: SignUpPolicy; expectedUpdatedAt: string | null }) =>
      call(siteApi.saveSignUp, input),
    onSuccess: (state) => queryClient.setQueryData(SITE, state),
  })
}

export function useResetPassword() {
  return useMutation({ mutationFn: (id: string) => call(usersApi.resetPassword, { id }) })
}

/** One person, with usage, evidence and places. */
export function usePerson(id: string) {
  const { isOperator } = useSession()
  return useQuery({
    queryKey: ['admin', 'users', 'one', id],
    queryFn: ({ signal }) => call(usersApi.read, { id }, { signal }),
    enabled: isOperator,
  })
}

export function useEndSession(id: string) {
  return useMutation({
    mutationFn: (session: string) => call(usersApi.endSession, { id, session }),
    onSuccess: () => toast({ title: t('success'), text: t('person.sessionEnded'), tone: 'ok' }),
    onError: () => toast({ title: t('error'), text: t('person.sessionFailed'), tone: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'users', 'one', id] }),
  })
}

/** Opened by hand, since opening it is recorded. */
export function useRoadmap(id: string) {
  return useMutation({ mutationFn: () => call(usersApi.roadmap, { id }) })
}
