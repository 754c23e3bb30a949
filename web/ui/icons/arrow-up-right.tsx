import { outlined } from './icon.ts'

export const IconArrowUpRight = outlined('M17 7l-10 10', 'M8 7l9 0l0 9')
