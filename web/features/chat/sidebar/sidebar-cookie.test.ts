import { describe, expect, it } from 'vitest'
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie.ts'

describe('the sidebar cookie', () => {
  it('keeps the state for 7 days, for this site only', () => {
    const page = { cookie: '' }
    writeSidebarCookie(false, page)
    expect(page.cookie).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
  })

  it('is open for somebody new where there is room, and as it was left for others', () => {
    expect(readSidebarCookie({ cookie: '' }, () => true)).toBe(true)
    expect(readSidebarCookie({ cookie: '' }, () => false)).toBe(false)
    expect(readSidebarCookie({ cookie: 'a=b; sidebar_state=true' }, () => false)).toBe(true)
    expect(readSidebarCookie({ cookie: 'a=b; sidebar_state=false' })).toBe(false)
  })
})
