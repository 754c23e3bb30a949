const NAME = 'sidebar_state'
/** How long the state is kept (product.md section 9); seconds. */
const MAX_AGE = 7 * 24 * 60 * 60
/** On narrower screens it would take a third; pixels. */
const ROOM = 992

/**
 * Whether the sidebar was left open; for somebody new it is where there is room beside it, and where the server draws the
 * page ahead.
 */
export function readSidebarCookie(
  page: Pick<Document, 'cookie'> | undefined = globalThis.document,
  hasRoom = () => globalThis.window === undefined || window.innerWidth >= ROOM,
): boolean {
  const left = page?.cookie.split('; ').find((each) => each.startsWith(`${NAME}=`))
  return left ? left !== `${NAME}=false` : hasRoom()
}

export function writeSidebarCookie(opened: boolean, page: Pick<Document, 'cookie'> = document): void {
  page.cookie = `${NAME}=${opened}; path=/; max-age=${MAX_AGE}; SameSite=Lax`
}
