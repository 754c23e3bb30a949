import { CATALOGUE } from './catalogue.ts'

/** Returns whether a model that a provider lists can answer a founder, as far as its id tells. */
export const canAnswer = (id: string): boolean =>
  !CATALOGUE.no_chat.some((part) => id.toLowerCase().includes(part))
