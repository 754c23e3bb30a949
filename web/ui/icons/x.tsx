import { outlined } from './icon.ts'

export const IconX = outlined('M18 6l-12 12', 'M6 6l12 12')
