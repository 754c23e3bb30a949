import { tabStore } from './storage.ts'

const KEY = 'beachhead.invitation'

/** The token of the invitation that was opened in this tab, until it is used or over. */
export const invitation = {
  get: (): string | null => tabStore.get(KEY),
  keep(token: string): void {
    tabStore.set(KEY, token)
  },
  forget(): void {
    tabStore.remove(KEY)
  },
}
