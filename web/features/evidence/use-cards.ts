import { useMediaQuery } from '@mantine/hooks'

/** Whether rows of a table are shown as cards: under 768 px. */
export const useCards = (): boolean | undefined =>
  useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
