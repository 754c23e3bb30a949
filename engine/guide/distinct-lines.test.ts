import { describe, expect, it } from 'vitest'
import { distinctLines } from './distinct-lines.ts'
import { converse } from './search-in-test.ts'

describe('the lines of a list', () => {
  it('leave out a step that an earlier one already asks for', () => {
    const first =
      'Descríbela en seis líneas: planta, proceso, escala, detonante. Entregable: una ficha de seis líneas.'
    const other = 'Encuentra 20 que cumplan al menos cuatro. Entregable: una lista con nombres.'
    const again =
      'Describe la empresa del lunes en seis líneas: planta, proceso, escala, detonante. Entregable: una ficha de seis líneas.'
    expect(distinctLines([first, other, again])).toEqual([first, other])
  })

  it.each([
    ['en', 'Our primary market is chemistry.'],
    ['es', 'Nuestro sector prioritario es la distribución de gas.'],
    ['fr', "Notre secteur prioritaire, c'est la chimie."],
  ])('name no deliverable twice in the steps that follow the roadmap, in %s', (_lang, told) => {
    const nextBestAction = {
      id: 'icp_description',
      title: 'ICP',
      detail: '3',
      knowledge: 'Writing an ICP for deep tech',
    }
    const [reply = ''] = converse([told], { level: 1, nextBestAction, justCaptured: ['1'] })
    const deliverables = [...reply.matchAll(/^\d\. .*(?:Deliverable|Entregable|Livrable) ?: (.*)$/gm)].map(
      ([, what]) => what,
    )
    expect(deliverables.length).toBeGreaterThanOrEqual(2)
    expect(new Set(deliverables).size).toBe(deliverables.length)
  })
})
