import { type DocumentJob, type DocumentOutcome, DocumentRefused } from './document-job.ts'
import { officeParts, readXml } from './office-file.ts'

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/
const numberOf = (path: string) => Number(SLIDE.exec(path)?.[1] ?? 0)

/** Reads the text of a deck, slide by slide, in their order. Pictures are not read. */
export function readPptx({ bytes, pages: most }: DocumentJob): DocumentOutcome {
  const parts = officeParts(bytes, (path) => SLIDE.test(path) || path === ORDER || path === ORDER_NAMES)
  if (!parts.has(ORDER)) throw new DocumentRefused('unreadable')
  const slides = [...parts.keys()].filter((path) => SLIDE.test(path))
  if (slides.length > most) throw new DocumentRefused('too_many_pages', slides.length)
  const order = slideOrder(parts)
  const placeOf = (path: string) => order.get(path) ?? order.size + numberOf(path)
  const pages = slides
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((path) => textOf(parts.get(path) ?? new Uint8Array()))
  return { title: '', pages }
}

const ORDER = 'ppt/presentation.xml'
const ORDER_NAMES = 'ppt/_rels/presentation.xml.rels'

/** Returns where each slide stands in the show, by its path. */
function slideOrder(parts: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, number> {
  const targets = new Map<string, string>()
  readXml(parts.get(ORDER_NAMES) ?? new Uint8Array(), {
    open: (_name, { Id, Target }) => {
      if (Id && Target) targets.set(Id, `ppt/${Target.replace(/^\/?(ppt\/)?/, '')}`)
    },
  })
  const order = new Map<string, number>()
  readXml(parts.get(ORDER) ?? new Uint8Array(), {
    open: (name, attributes) => {
      const target = name === 'sldId' ? targets.get(attributes['r:id'] ?? '') : undefined
      if (target) order.set(target, order.size)
    },
  })
  return order
}

function textOf(slide: Uint8Array): string {
  let text = ''
  let isText = false
  readXml(slide, {
    open: (name) => {
      if (name === 't') isText = true
      else if (name === 'br') text += '\n'
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'p') text += '\n'
    },
  })
  return text.trim()
}
