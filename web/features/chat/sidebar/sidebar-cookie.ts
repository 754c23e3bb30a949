const NAME = 'sidebar_state'
/** How long the state is kept (product.md section 9); seconds. */
const MAX_AGE = 7 * 24 * 60 * 60

/** Whether the sidebar was left open; it is, for somebody new, and where the server draws the page ahead. */
export function readSidebarCookie(page: Pick<Document, 'cookie'> | undefined = globalThis.document): boolean {
  return !page?.cookie.split('; ').includes(`${NAME}=false`)
}

export function writeSidebarCookie(opened: boolean, page: Pick<Document, 'cookie'> = document): void {
  page.cookie = `${NAME}=${opened}; path=/; max-age=${MAX_AGE}; SameSite=Lax`
}
