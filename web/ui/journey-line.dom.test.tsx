import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '#web/test/show.tsx'
import { JourneyLine } from './journey-line.tsx'

const stations = ['Spark', 'Focus', 'Evidence', 'Scale'].map((name) => ({ name }))

describe('the journey line', () => {
  it('is a list of stations that names the present one', () => {
    show(<JourneyLine stations={stations} level={1} label="Journey from Spark to Scale" />)
    const line = within(screen.getByRole('list', { name: 'Journey from Spark to Scale' }))
    const items = line.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Spark', 'Focus', 'Evidence', 'Scale'])
    expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toEqual([items[1]])
  })

  it('is hidden from readers where the words beside it say the same', () => {
    show(<JourneyLine stations={stations} level={2} />)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('opens to all stations where there is no room for their names', async () => {
    const { user } = show(
      <JourneyLine
        stations={stations}
        level={2}
        label="Journey"
        compact={{ place: 'Level 2 of 3: Evidence', next: 'All levels' }}
      />,
    )
    const opener = screen.getByText('All levels')
    const details = opener.closest('details')
    expect(details?.open).toBe(false)
    await user.click(opener)
    expect(details?.open).toBe(true)
  })
})
