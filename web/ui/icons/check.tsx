import { outlined } from './icon.ts'

export const IconCheck = outlined('M5 12l5 5l10 -10')
