import { useMediaQuery } from '@mantine/hooks'
import { drawnFor } from './drawn-for.ts'

/**
 * Returns whether there is no more room than on a phone: under 768 px rows of a table are cards, and a
 * sidebar is a drawer.
 */
export function useIsPhone(): boolean {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  return isNarrow || drawnFor.isPhone
}
