import { useMediaQuery } from '@mantine/hooks'

/**
 * Returns whether there is no more room than on a phone: under 768 px rows of a table are cards, and a
 * sidebar is a drawer.
 */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
