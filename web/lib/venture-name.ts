import { FIRST_VENTURE, type Venture } from '#shared/dashboard.ts'
import { textsOf } from './texts.ts'

const t = textsOf('app')

/**
 * Returns what a venture is called on the screen: one that nobody has named is called so in the language of
 * the screen.
 */
export function ventureName({ name }: Pick<Venture, 'name'>): string {
  return name === FIRST_VENTURE ? t('firstVenture') : name
}
