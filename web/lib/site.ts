import type { PublicSite } from '#shared/site.ts'

/** The operator's settings, which the server writes into index.html; where it draws the page ahead, it gives them itself. */
export const site: PublicSite = readSite()

function readSite(): PublicSite {
  if (typeof document === 'undefined')
    return (globalThis as { siteToDraw?: PublicSite }).siteToDraw as PublicSite
  const element = document.getElementById('site')
  if (!element?.textContent) {
    throw new Error('index.html carries no site settings; the server writes them in place of <!--site-->.')
  }
  return JSON.parse(element.textContent) as PublicSite
}
