import type { Person } from './people.ts'
import { openFeed, send } from './team.ts'

/** Milliseconds from the request that removes somebody until their open feed has ended, for each of these guests in turn. */
export async function timeRemovals(
  url: string,
  owner: Person,
  ventureId: string,
  guests: readonly Person[],
): Promise<number[]> {
  const place = `/rest/v1/ventures/${ventureId}`
  const all: number[] = []
  for (const guest of guests) {
    const body = { role: 'member' }
    const { invitation } = await send<{ invitation: { token: string } }>(
      url,
      owner,
      `${place}/invitations`,
      body,
    )
    await send(url, guest, `/rest/v1/invitations/${invitation.token}/accept`, {})
    const feed = await openFeed(url, guest, new AbortController().signal)
    const began = performance.now()
    const removed = send(url, owner, `${place}/members/${guest.userId}`, {}, 'DELETE')
    await feed.ended()
    all.push(performance.now() - began)
    await removed
  }
  return all
}
