import { strFromU8, unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { DocumentRefused } from './document-job.ts'

/** Bytes that the parts of one file may become, and parts that it may have. */
const EXPANDED = 64 * 1024 * 1024
const PARTS = 5_000
/** How a file of Office with a password, or one of before 2007, begins. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const MACROS = /(^|\/)(vbaProject|vbaData)[^/]*$|(^|\/)macrosheets\//i

/** The parts of a file of Office, by their paths. */
export type OfficeParts = ReadonlyMap<string, Uint8Array>

/**
 * Unpacks the parts of a file of Office that `wanted` names. What they become is added up before anything is unpacked, and
 * none becomes more than its entry says. Throws DocumentRefused for a password, for macros and for what expands too far.
 */
export function officeParts(bytes: Uint8Array, wanted: (path: string) => boolean): OfficeParts {
  if (COMPOUND.every((byte, at) => bytes[at] === byte)) throw new DocumentRefused('locked')
  let expanded = 0
  let parts = 0
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1
      if (MACROS.test(name)) throw new DocumentRefused('macros')
      if (parts > PARTS) throw new DocumentRefused('expands')
      if (!wanted(name)) return false
      expanded += originalSize
      if (expanded > EXPANDED) throw new DocumentRefused('expands')
      return true
    },
  })
  return new Map(Object.entries(files))
}

/** What happens in a part: names without their prefix, attributes as they stand. */
export interface XmlHandler {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Goes through a part of XML, and never outside of it: no entity is declared or fetched, and a part that declares a document
 * type, which no program of Office writes, is refused.
 */
export function readXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handler.open?.(local(name), attributes),
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => handler.close?.(local(name)),
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === '!doctype') throw new DocumentRefused('unreadable')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(strFromU8(bytes))
  parser.end()
}
