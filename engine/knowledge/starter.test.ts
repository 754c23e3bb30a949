import { describe, expect, it } from 'vitest'
import { parseEntry } from '../playbook/parse-entry.ts'
import { starterKnowledge } from './starter.ts'

const words = (text: string) => text.split(/\s+/).length

describe('the starter knowledge', () => {
  it('holds sixty entries, each under its own slug and title', () => {
    expect(starterKnowledge).toHaveLength(60)
    expect(new Set(starterKnowledge.map(({ slug }) => slug)).size).toBe(60)
    expect(new Set(starterKnowledge.map(({ title }) => title)).size).toBe(60)
  })

  it.each(starterKnowledge.map((entry) => [entry.title, entry] as const))('%s fits the form', (_, entry) => {
    expect(entry.title.length).toBeLessThanOrEqual(200)
    expect(entry.content.length).toBeLessThanOrEqual(10_000)
    expect(entry.category.length).toBeLessThanOrEqual(100)
    expect(entry.keywords.join(', ').length).toBeLessThanOrEqual(500)
    expect(entry.relevance_tags.join(', ').length).toBeLessThanOrEqual(500)
    expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(starterKnowledge.map((entry) => [entry.title, entry] as const))(
    '%s says what an entry must say',
    (_, entry) => {
      expect(words(entry.content)).toBeGreaterThanOrEqual(150)
      expect(words(entry.content)).toBeLessThanOrEqual(350)
      for (const part of [
        'When it applies',
        'When it does not',
        'Figure',
        'Source',
        'Constructed example',
        'Next steps',
      ]) {
        expect(entry.content).toContain(`**${part}`)
      }
      const material = parseEntry({ ...entry, id: entry.slug }, 'en')
      expect(material.claim.length).toBeGreaterThan(40)
      expect(material.example).not.toBeNull()
      expect(material.limit).not.toBeNull()
      expect(material.steps.length).toBeGreaterThanOrEqual(2)
      for (const step of material.steps) expect(step).toContain('Deliverable:')
    },
  )

  it.each(starterKnowledge.map((entry) => [entry.title, entry] as const))(
    '%s is whole in German, Spanish and French',
    (_, entry) => {
      for (const [lang, word] of [
        ['de', 'Ergebnis:'],
        ['es', 'Entregable:'],
        ['fr', 'Livrable :'],
      ] as const) {
        const material = parseEntry({ ...entry, id: entry.slug }, lang)
        expect(entry.summaries?.[lang]).toBeTruthy()
        expect(material.claim.length).toBeGreaterThan(40)
        expect([...material.points, material.limit].filter(Boolean).length).toBeGreaterThanOrEqual(2)
        expect(material.steps.length).toBeGreaterThanOrEqual(2)
        for (const step of material.steps) expect(step).toContain(word)
      }
    },
  )

  it('asks no question that a reply would repeat as its own', () => {
    for (const { summaries } of starterKnowledge) {
      expect(Object.values(summaries).join(' ')).not.toMatch(/[?¿]/)
    }
  })
})
