import { ENTRY_TARGET } from '../../knowledge/questions-file.ts'

/** The id of what a question asks for: an entry's claim or one of its answers, such as `mom-test/entry`. */
const idOf = (slug: string | null | undefined, target: string | undefined): string =>
  slug && target ? `${slug}/${target}` : UNKNOWN

/** Of answers and claims that nothing was learned of, because they are not as shipped. */
const UNKNOWN = ''

/** What is no subject of any entry. */
export const NOTHING = 'nothing'

type Shipped = { readonly slug?: string | null }

/** The id of an answer of an entry. */
export const answerId = ({ slug }: Shipped, answer: { readonly id?: string }): string => idOf(slug, answer.id)

/** The id of what an entry says in general. */
export const claimId = ({ slug }: Shipped): string => idOf(slug, ENTRY_TARGET)

/** Whether an id is that of an entry's claim. */
export const isClaim = (id: string): boolean => id.endsWith(`/${ENTRY_TARGET}`)
