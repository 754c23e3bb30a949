import { outlined } from './icon.ts'

export const IconMinus = outlined('M5 12l14 0')
