import { outlined } from './icon.ts'

export const IconChevronLeft = outlined('M15 6l-6 6l6 6')
