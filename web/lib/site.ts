import type { PublicSite } from '#shared/site.ts'

/** The operator's settings, which the server writes into index.html. */
export const site: PublicSite = readSite()

function readSite(): PublicSite {
  const element = document.getElementById('site')
  if (!element?.textContent) {
    throw new Error('index.html carries no site settings; the server writes them in place of <!--site-->.')
  }
  return JSON.parse(element.textContent) as PublicSite
}
