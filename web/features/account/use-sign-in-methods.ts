import { useQuery } from '@tanstack/react-query'
import { accountApi } from '#shared/account.ts'
import { call } from '#web/lib/api.ts'
import { formatAlternatives } from '#web/lib/format.ts'
import { site } from '#web/lib/site.ts'

/** Whether the person has a password, and what else opens the account, in words such as "Google". */
export interface KnownMethods {
  /** True while it is not known: the server says plainly when there is none. */
  readonly hasPassword: boolean
  readonly elsewhere: string
  readonly isPending: boolean
}

export function useSignInMethods(): KnownMethods {
  const { data, isPending } = useQuery({
    queryKey: ['account', 'sign-in-methods'],
    queryFn: ({ signal }) => call(accountApi.signInMethods, {}, { signal }),
  })
  const names = (data?.providers ?? []).map((id) => site.providers.find((each) => each.id === id)?.name ?? id)
  return { hasPassword: data?.password ?? true, elsewhere: formatAlternatives(names), isPending }
}
