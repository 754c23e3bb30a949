import { outlined } from './icon.ts'

export const IconArrowLeft = outlined('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6')
