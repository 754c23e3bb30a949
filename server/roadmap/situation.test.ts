import { describe, expect, it } from 'vitest'
import type { RoadmapSummary } from '#engine/types.ts'
import { situationPrompt } from './situation.ts'

const roadmap: RoadmapSummary = {
  level: 2,
  counters: { interview: 9, loi: 0, pilot: 1, revenue: 0 },
  idea: { technology: 'A steam heat pump', problem: 'Dairies burn gas', applications: ['pasteurising'] },
  industries: ['dairies'],
  records: [
    { type: 'interview', count: 9, orgs: ['Hofgut'], amount: null, paid: false, day: '2026-11-14' },
    { type: 'pilot', count: 1, orgs: ['Stern'], amount: '€18,000', paid: true, day: null },
  ],
  missing: [{ id: 'interviews', count: 1 }],
  nextBestAction: { title: 'Hold 5 more interviews.', detail: '' },
}
const turns = [
  {
    role: 'user' as const,
    content: 'We hold nine interviews. Should we go to breweries, too? Key sk-live-abcdef1234567890',
  },
  { role: 'assistant' as const, content: 'Not yet.' },
]

describe('a situation as a prompt', () => {
  it('holds the roadmap, the evidence with its day, the last messages and the question', () => {
    const prompt = situationPrompt(roadmap, turns, 'en')
    for (const part of [
      'Level 2 of 6: Concept',
      'Missing for the next level: one more interview',
      'Technology: A steam heat pump',
      '- nine interviews, Hofgut, told on 14 November',
      '- one paid pilot, Stern, €18,000',
      'Guide: Not yet.',
      'Should we go to breweries, too?',
    ])
      expect(prompt).toContain(part)
  })

  it('holds no key that a founder has typed', () => {
    expect(situationPrompt(roadmap, turns, 'en')).not.toContain('sk-live')
  })

  it.each([
    ['de', '# Meine Lage', 'neun Interviews, Hofgut, erzählt am 14. November'],
    ['es', '# Mi situación', 'nueve entrevistas, Hofgut, contado el 14 de noviembre'],
    ['fr', '# Ma situation', 'neuf entretiens, Hofgut, dit le 14 novembre'],
  ] as const)('is written in %s', (lang, title, evidence) => {
    const prompt = situationPrompt(roadmap, turns, lang)
    expect(prompt).toContain(title)
    expect(prompt).toContain(evidence)
  })

  it('asks what to do next where the founder has asked nothing', () => {
    expect(situationPrompt(roadmap, [], 'en')).toContain('What should I do next, and why?')
  })
})
