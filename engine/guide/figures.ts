import { fill } from '../content/fill.ts'
import { fold } from '../search/fold.ts'
import { isStopWord } from '../search/stop-words.ts'
import { listed } from './counted.ts'
import type { Turn } from './turn.ts'

/** Figures that one sentence repeats. */
const MOST = 3
/** A number with the sign before it and the unit or the noun behind it: "12 mS/cm", "-20 ºC", "900 cycles". */
const FIGURE = /[-−±+~<>]?\d[\d.,]{0,20}(?:\s?%|\s[\p{L}µ°º/²³]{1,30})/gu

/** The figures of a message in one sentence, as the founder wrote them; empty where there are none. */
export function figuresLine({ text, texts, said }: Turn): string {
  const found = [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/\s/g, ' '))
  const telling = found.filter((figure) => {
    const [, unit = ''] = figure.split(' ')
    return !isStopWord(fold(unit))
  })
  const figures = listed(texts, [...new Set(telling)].slice(0, MOST))
  const line = figures === '' ? '' : fill(texts.words.figures, { figures })
  return said.isNew(line) ? line : ''
}
