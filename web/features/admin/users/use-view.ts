import { useSearchParams } from 'react-router'
import { ROLES } from '#shared/account.ts'
import { UserSort } from '#shared/admin/users.ts'
import type { UsersView } from './use-users.ts'

/** Which part of the list is shown; kept in the address, so that it can be gone back to and passed on. */
export function useView(): { view: UsersView; change: (part: Partial<UsersView>) => void } {
  const [params, setParams] = useSearchParams()
  const asked = params.get('role')
  const role = ROLES.find((each) => each === asked)
  const status = params.get('status')
  const sort = UserSort.safeParse(params.get('sort'))
  const view: UsersView = {
    search: params.get('search') ?? '',
    role,
    status: status === 'active' || status === 'suspended' ? status : undefined,
    sort: sort.data ?? 'created_at',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Math.max(1, Math.floor(Number(params.get('page'))) || 1),
  }
  // Any other change shows another list, which begins at its first page.
  const change = (part: Partial<UsersView>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries({ page: 1, ...part })) {
          if (value === undefined || value === '' || (name === 'page' && value === 1)) after.delete(name)
          else after.set(name, String(value))
        }
        return after
      },
      { replace: true },
    )
  return { view, change }
}
