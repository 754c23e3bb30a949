import { describe, expect, it } from 'vitest'
import { phrasesIn } from './phrases.ts'

const came = (what: string, after: string) => ({ what, before: '', after })

describe('what a message changed', () => {
  it('names a list once, with all that came to it', () => {
    const changes = [
      came('icp_description', 'una distribuidora'),
      came('icp_characteristic', 'más de 500 km de red'),
      came('icp_characteristic', 'compresión propia'),
      { what: 'interview', before: '7', after: '12' },
    ]
    expect(phrasesIn('es').allChanged(changes)).toEqual([
      'Cliente ideal: una distribuidora',
      'Rasgo del cliente: más de 500 km de red, compresión propia',
      'Entrevistas: de 7 a 12',
    ])
  })

  it('tells a value that replaced another by itself', () => {
    const changes = [
      came('technology', 'a sensor'),
      { what: 'technology', before: 'a sensor', after: 'a chip' },
    ]
    expect(phrasesIn('en').allChanged(changes)).toEqual(['Technology: a sensor', 'Technology: a chip'])
  })

  it.each([
    ['en', 'Industry: chemistry (Primary), energy (Secondary)'],
    ['de', 'Branche: chemistry (primär), energy (sekundär)'],
    ['es', 'Sector: chemistry (principal), energy (secundario)'],
    ['fr', 'Secteur : chemistry (principal), energy (secondaire)'],
  ] as const)('speaks of priorities in %s', (language, sentence) => {
    const changes = [came('industry', 'chemistry (Primary)'), came('industry', 'energy (Secondary)')]
    expect(phrasesIn(language).allChanged(changes)).toEqual([sentence])
  })

  it('leaves other words in brackets as they were said', () => {
    expect(phrasesIn('fr').changed('industry', '', 'chimie (Lyon)')).toBe('Secteur : chimie (Lyon)')
    expect(phrasesIn('en').changed('industry', '', 'homes (constructor)')).toBe(
      'Industry: homes (constructor)',
    )
  })
})
