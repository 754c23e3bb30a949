import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#shared/language.ts'
import { starterKnowledge } from '../knowledge/starter.ts'
import { createRetrieval, type Retrieval } from './retrieval.ts'

let shipped: Retrieval
beforeAll(() => {
  shipped = createRetrieval()
  for (const entry of starterKnowledge) shipped.put({ ...entry, id: entry.slug })
})

const ask = (text: string, language: Language = 'en', limit = 5) =>
  shipped.search({ text, language, limit }).map(({ entry }) => entry.title)

const note = (id: string, title: string, content = title) => ({
  id,
  title,
  content,
  category: 'Notes',
  keywords: [],
  relevance_tags: [],
})

describe('retrieval', () => {
  it.each<[Language, string]>([
    ['en', 'What belongs into a letter of intent?'],
    ['de', 'Was gehört in eine Absichtserklärung?'],
    ['es', '¿Qué debe decir una carta de intención?'],
    ['fr', "Que doit dire une lettre d'intention ?"],
  ])('finds the same entry for the same question in %s', (language, text) => {
    expect(ask(text, language, 3)).toContain('What makes an LOI worth showing')
  })

  it('reads through misspelt and compound words', () => {
    expect(ask('should a piolt be free')).toContain('Paid or free pilot')
    expect(ask('Materialproben verschickt', 'de')).toContain('Sample and test-data programmes for materials')
  })

  it.each<[Language, string, string]>([
    ['en', 'intervieews with a plant manger', 'Problem interview in past tense'],
    ['de', 'Absichtserklarung unterschreibn', 'What makes an LOI worth showing'],
    ['es', 'carta de intencoin', 'What makes an LOI worth showing'],
    ['fr', "lettre d'intantion", 'What makes an LOI worth showing'],
  ])('reads through slips of the finger in %s: %s', (language, text, title) => {
    expect(ask(text, language)).toContain(title)
  })

  it('finds a word by its beginning', () => {
    const retrieval = createRetrieval()
    retrieval.put(note('1', 'Zirconia ladles'))
    const found = retrieval.search({ text: 'zirco', language: 'en', limit: 5 })
    expect(found.map(({ entry }) => entry.id)).toEqual(['1'])
  })

  it.each<[Language, string]>([
    ['en', 'Can you give me a recipe for banana bread?'],
    ['de', 'Wie wird das Wetter morgen?'],
    ['es', '¿Quién ganó el partido de fútbol?'],
    ['fr', 'Raconte-moi une blague'],
    ['en', '👍👍👍'],
    ['en', ''],
  ])('finds nothing where nothing is relevant (%s: %s)', (language, text) => {
    expect(ask(text, language)).toEqual([])
  })

  it('reads through the names of a field, which say nothing of what is asked', () => {
    const plain = ask('should a pilot be free')
    expect(ask('should a pilot of our graphene membrane electrolyser be free')[0]).toBe(plain[0])
  })

  it('forgets an entry that is changed or removed', () => {
    const retrieval = createRetrieval()
    const titles = (text: string) =>
      retrieval.search({ text, language: 'en', limit: 5 }).map(({ entry }) => entry.title)
    retrieval.put(note('1', 'Zirconia ladles'))
    retrieval.put(note('2', 'Basalt fibre'))
    expect(titles('zirconia')).toEqual(['Zirconia ladles'])
    retrieval.put(note('1', 'Alumina crucibles'))
    expect(titles('zirconia')).toEqual([])
    expect(titles('alumina')).toEqual(['Alumina crucibles'])
    retrieval.remove('1')
    expect(titles('alumina')).toEqual([])
    expect(retrieval.size).toBe(1)
  })

  it('finds an operator’s entry as soon as it is there, and never once it is deleted', () => {
    const retrieval = createRetrieval()
    for (const entry of starterKnowledge) retrieval.put({ ...entry, id: entry.slug })
    const ids = () =>
      retrieval
        .search({ text: 'How do I ship cryostats?', language: 'en', limit: 60 })
        .map(({ entry }) => entry.id)
    expect(ids()).not.toContain('own')
    retrieval.put(note('own', 'Shipping cryostats', 'A cryostat ships upright, in a crate of its own.'))
    expect(ids()[0]).toBe('own')
    retrieval.remove('own')
    expect(ids()).not.toContain('own')
  })

  it('finds the same after an entry went and came back', () => {
    const before = shipped.search({ text: 'How do I price a pilot?', language: 'en', limit: 5 })
    const entry = starterKnowledge.find(({ slug }) => slug === 'paid-or-free-pilot')
    shipped.remove('paid-or-free-pilot')
    if (entry) shipped.put({ ...entry, id: entry.slug })
    const after = shipped.search({ text: 'How do I price a pilot?', language: 'en', limit: 5 })
    const scores = (hits: typeof before) => hits.map(({ entry: { id }, score }) => [id, score])
    expect(scores(after)).toEqual(scores(before))
  })

  it('finds an operator’s entry in the language it was written in', () => {
    const retrieval = createRetrieval()
    for (const entry of starterKnowledge) retrieval.put({ ...entry, id: entry.slug })
    retrieval.put(
      note('own', 'Messeauftritte vorbereiten', 'Wie wir unsere Auftritte auf Messen planen und nachfassen.'),
    )
    const [best] = retrieval.search({
      text: 'Wie bereite ich einen Messeauftritt vor?',
      language: 'de',
      limit: 1,
    })
    expect(best?.entry.id).toBe('own')
  })

  it('tells which answer of an entry fits the question, in its language', () => {
    const retrieval = createRetrieval()
    const answer = (asked: string, german: string) => ({
      asks: { en: [asked], de: [german], es: [], fr: [] },
      says: { en: 'Do it.', de: 'Tu es.', es: 'Hazlo.', fr: 'Fais-le.' },
      steps: { en: [], de: [], es: [], fr: [] },
    })
    const cold = answer('the ladle cracks in winter', 'die Kelle reißt im Winter')
    const late = answer('the ladle arrives late', 'die Kelle kommt verspätet')
    retrieval.put({ ...note('1', 'Zirconia ladles', 'Kellen aus Zirkonia'), answers: [cold, late] })
    retrieval.put(note('2', 'Basalt fibre'))
    const found = (text: string, language: Language) =>
      retrieval
        .search({ text, language, limit: 5 })
        .map(({ entry, answers }) => [
          entry.id,
          ...answers.filter((each) => each.leads).map((each) => each.answer),
        ])
    expect(found('Why do ladles crack in winter?', 'en')).toEqual([['1', cold]])
    expect(found('Was tun, wenn Kellen verspätet kommen?', 'de')).toEqual([['1', late]])
    expect(found('zirconia', 'en')).toEqual([['1']])
  })

  it('lets an entry’s claim lead where it is surely what is asked for, and nothing where nothing is', () => {
    const leads = (text: string, language: Language) =>
      shipped
        .search({ text, language, limit: 12 })
        .flatMap(({ entry, claimLeads, answers }) => [
          ...(claimLeads ? [entry.id] : []),
          ...answers.flatMap(({ leads, answer }) => (leads ? [`${entry.id}/${answer.id}`] : [])),
        ])
    expect(leads('Was muss in einem guten Letter of Intent drinstehen?', 'de')).toEqual([
      'what-makes-an-loi-worth-showing',
    ])
    expect(leads('Our valve is loud. What would customers say?', 'en')).toEqual([])
  })

  it('tells the operator why an entry was found', () => {
    const [hit] = shipped.search({ text: 'How do I price a pilot?', language: 'en', limit: 1 })
    expect(hit?.why()).toMatchObject({ title: expect.arrayContaining(['pilot']) })
    expect(hit?.why().reasons.join('\n')).toMatch(/Words of the question: place \d/)
  })

  it('puts entries for the founder’s level before equal ones', () => {
    const retrieval = createRetrieval()
    for (const level of [1, 2, 3])
      retrieval.put({ ...note(`${level}`, 'Basalt fibre'), relevance_tags: [`L${level}`] })
    const [best] = retrieval.search({ text: 'basalt', language: 'en', limit: 3, level: 3 })
    expect(best?.entry.id).toBe('3')
  })

  it('finds by meaning what shares no word, where there are vectors', () => {
    const retrieval = createRetrieval()
    for (const id of ['1', '2']) retrieval.put(note(id, id === '1' ? 'Basalt fibre' : 'Copper foil'))
    retrieval.setVectors('2', [Float32Array.of(1, 0)])
    const vector = Float32Array.of(1, 0)
    const [best] = retrieval.search({ text: 'conductor sheets', language: 'en', limit: 1, vector })
    expect(best?.entry.id).toBe('2')
  })
})
