import { z } from 'zod'
import { OPEN } from '../../server/http/auth-calls.ts'
import { declaredEndpoints } from '../../server/test/declared-endpoints.ts'
import { SettingsTestInput } from '../../shared/admin/settings.ts'
import { ChatAddress, ChatInput } from '../../shared/chat.ts'
import type { Access } from '../../shared/endpoint.ts'
import { type Shape, type TextPlace, textPlaces } from './schema.ts'

/** A call that takes text somewhere. */
export interface Target {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly shape: Shape
  readonly places: readonly TextPlace[]
}

type Call = Pick<Target, 'name' | 'method' | 'path' | 'access'> & { readonly input: z.ZodType }

const CHAT = '/functions/v1/chat'
/** Calls that are mounted by hand and stand in no table. */
const BY_HAND: readonly Call[] = [
  { name: 'chat.send', method: 'POST', path: CHAT, access: 'anyone', input: ChatInput },
  { name: 'chat.follow', method: 'GET', path: CHAT, access: 'anyone', input: ChatAddress },
  { name: 'chat.settingsTest', method: 'POST', path: CHAT, access: 'admin', input: SettingsTestInput },
]

const accountCalls = (): Call[] =>
  Object.entries(OPEN).flatMap(([call, input]) => {
    const [method = '', path = ''] = call.split(' ')
    return input
      ? [{ name: `auth ${path}`, method, path: `/auth/v1${path}`, access: 'anyone' as const, input }]
      : []
  })

/** Every call of the product that takes a text in its body, query or path. */
export async function targets(): Promise<Target[]> {
  const calls: Call[] = [...(await declaredEndpoints()), ...BY_HAND, ...accountCalls()]
  return calls.flatMap(({ input, ...call }) => {
    const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape
    const places = textPlaces(shape)
    return places.length > 0 ? [{ ...call, shape, places }] : []
  })
}
