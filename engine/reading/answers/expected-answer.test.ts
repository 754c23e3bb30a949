import { describe, expect, test } from 'vitest'
import { type Asks, storedAsks } from '#shared/asks.ts'
import { emptyLedger } from '../../ledger/ledger.ts'
import { extract } from '../extract.ts'
import { type ExpectedAnswer, expectedAnswer } from './expected-answer.ts'

const read = (asked: ExpectedAnswer | undefined, text: string) => {
  const { facts, records } = extract({ id: 'answer', text, ...(asked && { asked }) }, emptyLedger())
  return {
    fields: facts.map(({ field, value }) => `${field}: ${value}`),
    evidence: records.map(({ type, op, count, quote }) => `${type} ${op} ${count ?? '?'} “${quote}”`),
  }
}

describe('a few words are read as the answer to the question before them', () => {
  test.each<[ExpectedAnswer, string, string[]]>([
    ['industry', 'Breweries, dairies and bottlers', ['Breweries', 'dairies', 'bottlers']],
    ['industry', 'ferries first', ['ferries']],
    ['industry', 'Papier und Pappe; bei den Mühlen könnte ich anrufen', ['Papier', 'Pappe']],
    ['industry', 'Probably oil mills, maybe wineries', ['oil mills', 'wineries']],
    ['industry', 'L’horlogerie et la lunetterie', ['horlogerie', 'lunetterie']],
    ['persona_role', 'Fleet manager, up to 30k', ['Fleet manager']],
    ['persona_role', 'wahrscheinlich die Laborleiterin', ['Laborleiterin']],
    ['persona_role', 'La jefa de obra', ['jefa de obra']],
    ['persona_role', 'Le chef d’exploitation, jusqu’à 15 k€', ['chef d’exploitation']],
    ['persona_motivation', 'downtime per quarter', ['downtime per quarter']],
    ['application', 'barges and tugs', ['barges', 'tugs']],
  ])('%s: %s', (asked, text, values) => {
    expect(read(asked, text).fields.map((field) => field.replace(/^[a-z_]+: /, ''))).toEqual(values)
  })

  test.each<[ExpectedAnswer, string, string]>([
    ['interviews', '9', 'interview set 9 “9”'],
    ['interviews', 'eleven so far', 'interview set 11 “eleven so far”'],
    ['interviews', 'Bisher 14', 'interview set 14 “Bisher 14”'],
    ['customers', 'dos', 'revenue set 2 “dos”'],
  ])('%s: %s', (asked, text, record) => {
    expect(read(asked, text).evidence).toEqual([record])
  })

  test('what is said of the technology as “it” answers the question for it', () => {
    expect(read('technology', 'It dries timber with sound instead of heat.').fields).toContain(
      'technology: It dries timber with sound instead of heat',
    )
  })
})

describe('nothing is taken for an answer', () => {
  test.each<[ExpectedAnswer, string]>([
    ['industry', 'ok'],
    ['industry', 'no idea yet'],
    ['industry', 'What about pricing?'],
    ['persona_role', 'nobody so far'],
    ['persona_role', 'Ich weiß es noch nicht'],
    ['interviews', 'none yet'],
    ['technology', 'gracias'],
    ['technology', 'It depends on the customer'],
    ['technology', 'Es gibt noch keine'],
  ])('%s: %s', (asked, text) => {
    expect(read(asked, text)).toEqual({ fields: [], evidence: [] })
  })

  test('without the question, a number and a name say nothing', () => {
    expect(read(undefined, '9')).toEqual({ fields: [], evidence: [] })
    expect(read(undefined, 'L’horlogerie et la lunetterie').fields).toEqual([])
  })
})

describe('what a reply asks for is told by its data', () => {
  test.each<[Asks | null, ExpectedAnswer | undefined]>([
    [{ kind: 'field', field: 'industry' }, 'industry'],
    [{ kind: 'field', field: 'persona_proof_needed' }, 'persona_proof_needed'],
    [{ kind: 'count', evidenceType: 'interview' }, 'interviews'],
    [{ kind: 'count', evidenceType: 'revenue' }, 'customers'],
    [{ kind: 'record', recordId: 'm1#2', options: [] }, undefined],
    [{ kind: 'other', question: 'obstacle' }, undefined],
    [null, undefined],
  ])('%j', (asks, asked) => {
    expect(expectedAnswer(asks)).toBe(asked)
  })

  test('data that this release cannot read ask for nothing', () => {
    expect(storedAsks({ kind: 'field', field: 'shoe size' })).toBeNull()
    expect(storedAsks({ kind: 'vision', of: 2030 })).toBeNull()
    expect(storedAsks(null)).toBeNull()
  })
})
