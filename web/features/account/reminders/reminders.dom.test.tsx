import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remindersApi } from '#shared/commitments.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { WeeklyCard } from './weekly-card.tsx'

const OFF = { calendar: null, weekly: false, mail: true }
const url = 'https://beachhead.example/calendar/secret.ics'
const ON = { ...OFF, calendar: { url, named: false, created_at: '2026-06-24T10:00:00.000Z' } }

describe('the calendar', () => {
  it('has no address until one is made, and none after it was turned off', async () => {
    signIn()
    network.on(remindersApi.read, OFF)
    network.on(remindersApi.calendar, ON)
    network.on(remindersApi.endCalendar, OFF)
    const { user } = show(<CalendarCard />)
    await user.click(await screen.findByRole('button', { name: 'Make an address' }))
    expect(await screen.findByLabelText('Calendar address')).toHaveProperty('value', url)
    expect(screen.getByRole('switch', { name: /^Show the words and the venture/ })).toHaveProperty(
      'checked',
      false,
    )
    await user.click(screen.getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy()
    expect(screen.queryByLabelText('Calendar address')).toBeNull()
  })

  it('shows words and gets another address when that is wanted', async () => {
    signIn()
    network.on(remindersApi.read, ON)
    network.on(remindersApi.calendar, ON)
    const { user } = show(<CalendarCard />)
    await user.click(await screen.findByRole('switch'))
    await user.click(await screen.findByRole('button', { name: 'New address' }))
    await waitFor(() =>
      expect(network.sent(remindersApi.calendar)).toEqual([{ named: true }, { renew: true }]),
    )
  })
})

describe('reminders that could not be loaded', () => {
  it('say so, and are loaded again', async () => {
    signIn()
    const { user } = show(<WeeklyCard />)
    const again = await screen.findByRole('button', { name: 'Load again' })
    network.on(remindersApi.read, OFF)
    await user.click(again)
    expect(await screen.findByRole('switch')).toBeTruthy()
  })
})

describe('the weekly mail', () => {
  it('is turned on by who wants it', async () => {
    signIn()
    network.on(remindersApi.read, OFF)
    network.on(remindersApi.weekly, { ...OFF, weekly: true })
    const { user } = show(<WeeklyCard />)
    await user.click(await screen.findByRole('switch', { name: 'Send me the weekly mail' }))
    await waitFor(() => expect(screen.getByRole('switch')).toHaveProperty('checked', true))
    expect(network.sent(remindersApi.weekly)).toEqual([{ on: true }])
  })

  it('says where no mail is sent, and offers no switch there', async () => {
    signIn()
    network.on(remindersApi.read, { ...OFF, mail: false })
    show(<WeeklyCard />)
    expect(await screen.findByText(/This site sends no mail/)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
