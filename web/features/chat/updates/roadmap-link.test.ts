import { expect, test } from 'vitest'
import { roadmapLink } from './roadmap-link.ts'

test.each([
  [
    { type: 'evidence_added', changes: { evidenceCount: { interview: 14 } } },
    '/dashboard?highlight=evidence',
  ],
  [
    { type: 'widget_populated', changes: { widgetName: 'Target Industries' } },
    '/dashboard?highlight=target-industries',
  ],
  [{ type: 'level_up', changes: { newLevel: 3 } }, '/dashboard?highlight=level&newLevel=3'],
  [{ type: 'level_down', changes: { newLevel: 2 } }, '/dashboard?highlight=level'],
] as const)('a card leads to the part it is about (%#)', (update, link) => {
  expect(roadmapLink(update)).toBe(link)
})
