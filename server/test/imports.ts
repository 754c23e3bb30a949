import { dashboardOf } from '#server/test/roadmap.ts'
import type { TestServer } from '#server/test/server.ts'
import type { Visitor } from '#server/test/visitor.ts'
import type { EarlierImport, VentureImport } from '#shared/imports.ts'
import type { Counters } from '#shared/roadmap.ts'

export interface Place {
  readonly person: Visitor
  readonly path: string
}

/** Somebody with a venture, and the address of its imports. */
export async function begin(server: TestServer, name = 'Mara Feld'): Promise<Place> {
  const person = await server.member(name)
  const { venture } = await dashboardOf(person)
  return { person, path: `/rest/v1/ventures/${venture.id}/imports` }
}

export async function upload(
  { person, path }: Place,
  name: string,
  bytes: Uint8Array | string,
): Promise<Response> {
  const body = new FormData()
  body.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return person.fetch(path, { method: 'POST', body })
}

export async function read(place: Place, name: string, bytes: Uint8Array | string): Promise<VentureImport> {
  const response = await upload(place, name, bytes)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return ((await response.json()) as { import: VentureImport }).import
}

export const paste = async ({ person, path }: Place, format: string, text: string): Promise<VentureImport> =>
  (await person.json<{ import: VentureImport }>(path, { method: 'POST', json: { format, text } })).import

export const take = ({ person, path }: Place, { id }: { id: string }, json: object = {}) =>
  person.json<{ taken: number; counters: Counters }>(`${path}/${id}/take`, { method: 'POST', json })

export const undo = ({ person, path }: Place, { id }: { id: string }, query = '') =>
  person.fetch(`${path}/${id}${query}`, { method: 'DELETE' })

export const earlier = async ({ person, path }: Place) =>
  (await person.json<{ imports: EarlierImport[] }>(path)).imports

/** Four interviews in German, of which the last repeats the first and the third lacks name and day. */
export const SHEET = [
  ['Ansprechpartner', 'Firma', 'Datum', 'Rolle', 'Erkenntnis', 'Notiz intern'],
  ['Petra Lang', 'Terravent', { day: 46_185 }, 'Anwenderin', 'Sorbens alle 8 Tage', 'Rückruf'],
  ['Sofia Brandl', 'Isarwärme', '11.06.2026', 'Einkauf', 'Test bis 20.000 €', ''],
  ['Anlagenfahrer', 'Isarwärme', '', 'Anwender', 'Zwei Schichten', ''],
  ['Petra Lang', 'Terravent GmbH', '12.06.2026', 'Anwenderin', 'Noch einmal dasselbe', ''],
]

/** A talk of an hour, with a cue every five seconds. */
export const HOUR = [
  ['Mara Feld', 'What does scaling cost you?'],
  ['Petra Lang', 'We lose two days a month to scaling, that is €40,000.'],
  ...Array.from({ length: 716 }, (_, at) => [at % 2 ? 'Petra Lang' : 'Mara Feld', 'Right, go on.']),
  ['Mara Feld', 'E.ON signed a letter of intent last week.'],
  ['Petra Lang', 'That is good to hear.'],
] as [string, string][]
