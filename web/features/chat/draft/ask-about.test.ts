import { describe, expect, it } from 'vitest'
import { loadTexts } from '#web/lib/texts.ts'
import { aboutWords, leadIn, splitLead } from './ask-about.ts'

await Promise.all([loadTexts(['chat'], 'en'), loadTexts(['chat'], 'fr')])

describe('a question about an entry', () => {
  it('is led in by the title, in the language of the entry', () => {
    expect(aboutWords('Pilot pricing', 'en')).toBe('About Pilot pricing: ')
    expect(aboutWords('Pilot pricing', 'fr')).toBe('À propos de Pilot pricing\u202f: ')
  })

  it('stays with the conversation that it was asked in', () => {
    leadIn.set('c1', 'About x: ')
    expect(leadIn.get('c1')).toBe('About x: ')
    expect(leadIn.get(null)).toBe('')
    leadIn.set('c1', '')
    expect(leadIn.get('c1')).toBe('')
  })

  it('keeps as typed only what stands behind it, and goes when somebody changes it', () => {
    expect(splitLead('About x: why?', 'About x: ')).toEqual({ lead: 'About x: ', typed: 'why?' })
    expect(splitLead('About why?', 'About x: ')).toEqual({ lead: '', typed: 'About why?' })
    expect(splitLead('why?', '')).toEqual({ lead: '', typed: 'why?' })
  })
})
