import { outlined } from './icon.ts'

export const IconMenu2 = outlined('M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0')
