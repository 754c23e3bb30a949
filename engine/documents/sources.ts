/** What a field can be filled from: words of the founder's message. */
export const MESSAGE_SOURCES = [
  'addressee',
  'contact',
  'product',
  'amount',
  'target',
  'quantity',
  'period',
  'start',
  'end',
  'purpose',
] as const
/** What a field can be filled from: values of the roadmap. */
const ROADMAP_SOURCES = [
  'technology',
  'problem',
  'value',
  'industry',
  'industry2',
  'industry3',
  'company',
  'role',
] as const
export const SOURCES = [...MESSAGE_SOURCES, ...ROADMAP_SOURCES] as const
export type MessageSource = (typeof MESSAGE_SOURCES)[number]
export type Source = (typeof SOURCES)[number]

/** What was read, by what it is; a source with nothing in it is left out. */
export type Readings<Of extends string = Source> = Partial<Record<Of, string>>
