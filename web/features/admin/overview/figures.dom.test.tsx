import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Analytics } from '#shared/admin/analytics.ts'
import { QUIET } from '#web/test/analytics.ts'
import { show } from '#web/test/show.tsx'
import { Figures } from './figures.tsx'

const withSessions = (sessions: number, signedUp: number): Analytics => ({
  ...QUIET,
  betaMetrics: {
    ...QUIET.betaMetrics,
    conversion: {
      anonymousSessions: sessions,
      signups: signedUp + 3,
      signedUpSessions: signedUp,
      directSignups: 3,
      conversionRate: (signedUp / sessions) * 100,
    },
    anonymousBehavior: { softHintSessions: 5, hardLimitSessions: 1, totalAnonymousSessions: sessions },
  },
})

describe('the figures', () => {
  it('wait in one list until they have a first one', () => {
    show(<Figures analytics={QUIET} />)
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings).toEqual(['Monthly budget', 'Cost', 'Waiting for people'])
    expect(screen.getByText('1 sign-up, no anonymous sessions yet')).toBeTruthy()
    expect(screen.getByText('Beta: fewer than 10 sign-ups')).toBeTruthy()
  })

  it('count the sessions that signed up, and judge nothing under 20', () => {
    show(<Figures analytics={withSessions(10, 4)} />)
    expect(screen.getByText('4 of 10 sessions. A verdict needs 20.')).toBeTruthy()
    expect(screen.queryByText('Strong')).toBeNull()
    expect(
      screen.getByRole('img', { name: 'Conversion: 40.0 %. Too few people for a verdict.' }),
    ).toBeTruthy()
  })

  it('judge from 20 on, and tell who signed up without a visit', () => {
    show(<Figures analytics={withSessions(40, 8)} />)
    expect(screen.getByText('8 of 40 sessions. 3 more signed up directly.')).toBeTruthy()
    expect(screen.getByText('Strong')).toBeTruthy()
  })

  it('draw a funnel that never rises, wherever people signed up', () => {
    show(<Figures analytics={withSessions(10, 4)} />)
    const funnel = screen.getByRole('region', { name: 'Anonymous visitors' })
    const steps = within(funnel).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '10Sessions7 days',
      '5Saw the soft hintthird message',
      '4Signed upat any point',
      '1Reached the limitlast free message',
    ])
  })

  it('lead from the answers to what is behind them', () => {
    const answers = {
      ...QUIET.answers,
      replies: 40,
      rated: 10,
      helpful: 9,
      broken: 2,
      unanswered: 3,
      waiting: 5,
    }
    show(<Figures analytics={{ ...QUIET, answers }} />)
    const panel = within(screen.getByRole('region', { name: 'Answers' }))
    expect(panel.getByRole('link', { name: /Rated helpful 9 of 10 90 %/ }).getAttribute('href')).toBe(
      '/admin/review?kind=down',
    )
    expect(panel.getByRole('link', { name: /broke a rule of 40 2/ }).getAttribute('href')).toBe(
      '/admin/review?kind=rule',
    )
    expect(screen.getByRole('link', { name: 'Open the queue' })).toBeTruthy()
  })
})
