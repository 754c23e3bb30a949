import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { playbookApi } from '#shared/playbook.ts'
import { languageStore } from '#web/lib/language.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { KnowledgeLink } from './knowledge-link.tsx'

const ENGLISH = 'Technical spec to buyer outcome'

afterEach(() => languageStore.show('en'))

it('The link to an entry names the entry in the language of the screen, and leads to it by its name', async () => {
  languageStore.show('de')
  network.on(playbookApi.read, {
    id: 'spec',
    title: 'Vom Datenblatt zum Nutzen',
    category: '',
    lang: 'de',
    claim: '',
    text: '',
    steps: [],
    rule: null,
    skipIf: null,
    example: null,
    readNext: [],
    document: null,
  })
  show(<KnowledgeLink title={ENGLISH} />)
  const title = await screen.findByText('Vom Datenblatt zum Nutzen')
  expect(title.lang).toBe('de')
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/playbook/${encodeURIComponent(ENGLISH)}`)
  expect(network.sent(playbookApi.read)).toEqual([{ lang: 'de' }])
})

it('The link to an entry keeps its English name where the entry could not be read', async () => {
  languageStore.show('fr')
  network.refuse(playbookApi.read, 404, { error: 'Gone', code: 'not_found' })
  show(<KnowledgeLink title={ENGLISH} />)
  expect((await screen.findByRole('link')).textContent).toBe(ENGLISH)
})
