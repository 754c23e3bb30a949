import { createHash } from 'node:crypto'
import type { EntryAnswer } from '../types.ts'

const print = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

/** Names an answer by what it says: an answer that was changed is one that nothing was learned of. */
export const answerId = ({ says }: EntryAnswer): string => print(says.en)

/** Names what an entry says in general. */
export const claimId = ({ title }: { readonly title: string }): string => print(title)

/** What is no subject of any entry. */
export const NOTHING = 'nothing'
