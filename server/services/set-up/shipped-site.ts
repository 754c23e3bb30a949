import type { SiteConfig } from '#shared/site.ts'

/** Of config/site.json as it ships: nobody is reached at this address. */
const SHIPPED_EMAIL = 'privacy@beachhead.example'
const SHIPPED_PARTNERS = ['nordhavn labs', 'Kestrel', 'Fathom Institute', 'quarry/vc', 'Meridian']

/** Returns whether the legal texts still name the example controller. */
export const isShippedSite = ({ controller }: SiteConfig) => controller.email === SHIPPED_EMAIL

/** Returns whether the strip of partners still shows the invented names. */
export const isShippedStrip = ({ partners }: SiteConfig) =>
  partners.length > 0 && partners.every(({ name }) => SHIPPED_PARTNERS.includes(name))
