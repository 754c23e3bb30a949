import { outlined } from './icon.ts'

export const IconChevronRight = outlined('M9 6l6 6l-6 6')
