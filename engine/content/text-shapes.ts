import { z } from 'zod'

export const missing = {
  error: ({ code, input }: { code?: string; input?: unknown }) =>
    code === 'invalid_type' && input === undefined ? 'is missing' : undefined,
}
export const Text = z.string(missing).refine((text) => text.trim() !== '', 'is empty')
export const List = z.array(Text, missing).min(1, 'is empty')

type Split<Names extends string> = Names extends `${infer First}${' ' | '\n'}${infer Rest}`
  ? Split<First> | Split<Rest>
  : Exclude<Names, ''>

/** The names in a list, parted by spaces or ends of lines. */
export const keys = <const Names extends string>(names: Names) =>
  names.split(/[ \n]/).filter((name) => name !== '') as Split<Names>[]

/** One text, or one group of texts, for each of the keys: none may be missing, and no other may be there. */
export const forEach = <const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) => z.record(z.enum(keys), value, missing)
export const texts = <const Key extends string>(keys: readonly Key[]) => forEach(keys, Text)
export const group = <Keys extends z.ZodRawShape>(keys: Keys) => z.strictObject(keys, missing)

/** Where one and several are told in different words; {n} is the number. */
export const OneOrMore = group({ one: Text, other: Text })
