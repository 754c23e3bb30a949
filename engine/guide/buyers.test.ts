import { describe, expect, it } from 'vitest'
import { LANGUAGES, languageSignal } from '#shared/language.ts'
import { GUIDE } from '../content/guide.ts'
import { TRADES } from '../content/guide-shape.ts'
import { converse } from './search-in-test.ts'

const reply = (...messages: string[]) => converse(messages).at(-1)?.text ?? ''

describe('a question whom to sell to', () => {
  it.each([
    ['We have a new membrane for lithium extraction from brine. Who do we sell to?', 'en', 'mining'],
    [
      'Wir haben eine Beschichtung gegen Bewuchs an Schiffen. Wer wäre ein sinnvoller erster Kunde?',
      'de',
      'maritime',
    ],
    [
      'Tenemos bacteriófagos contra salmonela en pollos. ¿Le vendemos al productor o al veterinario?',
      'es',
      'agri',
    ],
    ["On fait des capteurs d'hydrogène. À qui parler en premier ?", 'fr', 'hydrogen'],
  ] as const)(
    'is answered by who buys first in the field that the founder names: %s',
    (message, lang, trade) => {
      const text = reply(message)
      expect(text).toContain(GUIDE[lang].trades.buyers[trade])
      expect(text).toContain(message.slice(0, message.indexOf('.')))
      expect(text.match(/^\d\. /gm)).toHaveLength(2)
    },
  )

  it('goes by the field that an earlier message named', () => {
    const text = reply(
      'We make a coating for ship hulls. Is a letter of intent binding?',
      'Who would buy this?',
    )
    expect(text).toContain(GUIDE.en.trades.buyers.maritime)
    expect(text).toContain(GUIDE.en.trades.intro)
  })

  it('is answered for the technology, not for the customers to choose from', () => {
    const text = reply('We make qubit amplifiers. Who do we sell to: chip makers, breweries or vineyards?')
    expect(text).toContain(GUIDE.en.trades.buyers.quantum)
  })

  it('is answered once in a conversation', () => {
    const question = 'We make ship hull robots. Who should we sell to?'
    expect(reply(question, 'And who would buy it in Spain?')).not.toContain(GUIDE.en.trades.buyers.maritime)
  })

  it('is no question about the price, the letter or the pilot of a field', () => {
    expect(reply('Who pays for the pilot of our ship coating?')).not.toContain(
      GUIDE.en.trades.buyers.maritime,
    )
  })
})

describe('a first message that only tells what somebody makes', () => {
  it('hears who buys first in that field, and one question', () => {
    const text = reply('Hi, we make a cathode material for sodium ion cells. Three people, Oslo.')
    expect(text).toContain(GUIDE.en.trades.buyers.battery)
    expect(text.replace(/[“«„][^”»“]*[”»“]/g, '').match(/\?/g)).toHaveLength(1)
  })
})

describe('who buys first in a field', () => {
  it.each(LANGUAGES)('is said of every field in %s, in at most 90 words of that language', (lang) => {
    for (const trade of TRADES) {
      const text = GUIDE[lang].trades.buyers[trade]
      expect(languageSignal(text)).toBe(lang)
      expect(text.split(/\s/).length).toBeLessThanOrEqual(90)
      expect(text).not.toMatch(/\d+ ?%|€|\$/)
    }
  })
})

describe('what customers gave', () => {
  it('comes before those who only find it interesting', () => {
    const text = reply(
      'A ministry is very interested. A brewery in Ghent sent us 40 litres at their own cost. My boss likes castles.',
    )
    expect(text).toMatch(/this comes first: “A brewery in Ghent sent us 40 litres at their own cost”/)
    expect(text).toContain(GUIDE.en.signals.praise.means)
  })

  it('is not what the founder’s own product costs', () => {
    expect(reply('Nobody signed yet, and our set-up costs us 65.')).not.toContain(GUIDE.en.signals.cost.means)
  })
})

describe('two questions about the product itself', () => {
  it('are both answered', () => {
    const text = reply('What does this cost here, who reads this and do you remember me tomorrow?')
    const { product } = GUIDE.en
    expect([product.data, product.cost, product.memory].filter((each) => text.includes(each))).toHaveLength(2)
  })
})
