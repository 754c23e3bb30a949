import { afterEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/language.ts'
import type { EvidenceProposal, Proposal } from '#shared/proposals.ts'
import { languageStore } from '../language.ts'
import { loadTexts } from '../texts.ts'
import { allAdded, headOf, rowName, settledName } from './sentences.ts'

await Promise.all(LANGUAGES.map((language) => loadTexts(['chat'], language)))
afterEach(() => languageStore.show('en'))

const evidence = (
  type: EvidenceProposal['type'],
  more: Partial<EvidenceProposal> = {},
): EvidenceProposal => ({
  kind: 'evidence',
  type,
  op: 'add',
  count: 1,
  org: null,
  amount: null,
  before: null,
  ...more,
})
const interviews = evidence('interview', { count: 4, org: 'Graz fair' })
const letter = evidence('loi')
const pilot = evidence('pilot', { paid: true, org: 'Biowärme Kufstein', amount: '€4,800' })
const buyer: Proposal = { kind: 'field', field: 'persona_role', value: 'plant manager', before: null }
const roadmap = {
  counters: { interview: 6, loi: 0, pilot: 1, revenue: 0, repeat_events: 0 },
  records: [],
}
const head = (open: Proposal[], added: Proposal[] = []) => headOf(roadmap, { open, added })

describe('the head of a card', () => {
  test.each([
    ['en', 'That makes ten interviews and your first paid pilot.'],
    ['de', 'Damit hast du zehn Interviews und dein erstes bezahltes Pilotprojekt.'],
    ['es', 'Con esto tienes diez entrevistas y tu primer piloto de pago.'],
    ['fr', 'Ça te fait dix entretiens et ton premier pilote payant.'],
  ] as const)('says in %s what all rows together change', (language, sentence) => {
    languageStore.show(language)
    expect(head([interviews, pilot])).toBe(sentence)
  })

  test('counts what was added already once, and numbers above twelve in digits', () => {
    expect(head([], [interviews])).toBe('That makes six interviews.')
    expect(head([evidence('interview', { count: 28 })])).toBe('That makes 34 interviews.')
  })

  test('names the total that a correction sets', () => {
    expect(head([evidence('interview', { op: 'correct', count: 3, before: 6 })])).toBe(
      'That makes three interviews.',
    )
  })

  test('counts no organisation twice, and says nothing of numbers where only fields are new', () => {
    const records = [{ state: 'active', type: 'pilot', org: 'Haskel', count: 1, paid: null }] as never
    const open = [evidence('pilot', { org: 'haskel' })]
    expect(headOf({ ...roadmap, records }, { open, added: [] })).toBe('That makes your first pilot.')
    expect(head([buyer])).toBe('New for your roadmap.')
  })
})

describe('what became of a row', () => {
  test.each([
    ['en', 'Added 4 interviews, Graz fair', 'Not added: 1 LOI'],
    ['de', '4 Interviews übernommen, Graz fair', 'Nicht übernommen: 1 LOI'],
    ['es', '4 entrevistas añadidas, Graz fair', 'Sin añadir: 1 LOI'],
    ['fr', '4 entretiens ajoutés, Graz fair', 'Pas ajouté\u202f: 1 LOI'],
  ] as const)('is said in %s', (language, added, dismissed) => {
    languageStore.show(language)
    expect(settledName(interviews, 'added')).toBe(added)
    expect(settledName(letter, 'dismissed')).toBe(dismissed)
  })

  test('is what was kept where a correction was dismissed', () => {
    const correction = evidence('interview', { op: 'correct', count: 9, before: 12 })
    expect(settledName(correction, 'dismissed')).toBe('Kept: 12 interviews')
  })

  test('is told for all rows in one line', () => {
    expect(allAdded([interviews, letter, pilot])).toBe('Added 4 interviews, 1 LOI and 1 paid pilot')
    languageStore.show('de')
    expect(allAdded([letter, buyer])).toBe('1 LOI und Einkäufer übernommen')
  })
})

test('every language names every kind and leaves no gap open', () => {
  for (const language of LANGUAGES) {
    languageStore.show(language)
    for (const proposal of [
      interviews,
      letter,
      pilot,
      evidence('revenue', { op: 'repeat', count: 2 }),
      buyer,
    ]) {
      for (const state of ['added', 'dismissed'] as const) {
        expect(settledName(proposal, state)).not.toMatch(/[{}]/)
      }
      expect(rowName(proposal)).not.toMatch(/[{}]/)
    }
  }
})
