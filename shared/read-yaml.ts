import {
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml'

/** A YAML file's value, and the line that a place in it stands on: of the nearest thing around it that is there. */
export interface YamlFile {
  readonly value: unknown
  lineOf(path: readonly PropertyKey[]): number
}

/** Reads YAML. Throws one sentence with the file and the line when it is not YAML. Days stay texts. */
export function readYaml(text: string, file: string): YamlFile {
  const { events, value } = parsed(text, file)
  let offsets: ReadonlyMap<string, number> | undefined
  return {
    value,
    lineOf(path) {
      offsets ??= offsetsOf(events, text)
      for (let length = path.length; length >= 0; length--) {
        const offset = offsets.get(keyOf(path.slice(0, length)))
        if (offset !== undefined) return text.slice(0, offset).split('\n').length
      }
      return 1
    },
  }
}

function parsed(text: string, file: string): { events: Event[]; value: unknown } {
  try {
    const events = parseEvents(text, {})
    const [value = null, ...more] = constructFromEvents(events, { source: text })
    if (more.length > 0) throw new Error(`${file}:1 holds more than one document`)
    return { events, value }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new Error(`${file}:${(error.mark?.line ?? 0) + 1} ${error.reason}`)
  }
}

const keyOf = (path: readonly PropertyKey[]): string => path.map(String).join('\n')

/** Their text begins in the line after the key's, which is the one to name. */
const BLOCKS: ReadonlySet<number> = new Set([SCALAR_STYLE.LITERAL_BLOCK, SCALAR_STYLE.FOLDED_BLOCK])

/** Returns where the values of a document begin, by the keys that lead to them. */
function offsetsOf(events: readonly Event[], source: string): ReadonlyMap<string, number> {
  const offsets = new Map<string, number>()
  // After the event that opens the document.
  let at = 1
  const isOpen = () => at < events.length && events[at]?.type !== EVENT_ID.POP
  const visit = (path: readonly PropertyKey[]) => {
    const event = events[at++]
    if (event?.type === EVENT_ID.SCALAR)
      offsets.set(keyOf(path), event.valueStart - (BLOCKS.has(event.style) ? 1 : 0))
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return
    offsets.set(keyOf(path), event.start)
    for (let index = 0; isOpen(); index++) {
      const key = event.type === EVENT_ID.MAPPING ? events[at++] : undefined
      visit([...path, key?.type === EVENT_ID.SCALAR ? getScalarValue(source, key) : index])
    }
    at++
  }
  if (isOpen()) visit([])
  return offsets
}
