import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dashboardApi } from '#shared/dashboard.ts'
import { recordsApi } from '#shared/records.ts'
import { ROUTES } from '#shared/routes.ts'
import { type VentureComment, type VentureRole, venturesApi } from '#shared/ventures.ts'
import { HALIDE, HALIDE_ROADMAP, PETRA } from '#web/features/evidence/evidence-in-test.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { commentOf, teamWith } from '#web/test/team.ts'
import { TeamEvidence } from './team-evidence.tsx'

beforeEach(() => signIn())

const ASKED = commentOf({
  subject: { on: 'record', id: PETRA.id },
  passage: '',
  text: 'Did she say so herself?',
})

function open(role: VentureRole, comments: readonly VentureComment[], members = teamWith(role)) {
  network.on(dashboardApi.get, HALIDE_ROADMAP)
  network.on(recordsApi.list, { ...HALIDE, venture: { ...HALIDE.venture, role } })
  network.on(venturesApi.members, { members, invitations: [] })
  network.on(venturesApi.comments, { comments: [...comments] })
  return show(<TeamEvidence header={null} />, { at: ROUTES.evidence })
}

describe('comments on a record', () => {
  it('are counted in its row, open below it, and are answered there', async () => {
    const { user } = open('member', [ASKED])
    await user.click(await screen.findByRole('button', { name: '1 open comment: Petra Lang, Terravent' }))
    const threads = within(screen.getByRole('region', { name: 'Comments' }))
    expect(threads.getByText('Did she say so herself?')).toBeTruthy()
    const answer = commentOf({ ...ASKED, id: 'answer', thread_id: ASKED.id, kind: 'comment', text: 'Yes.' })
    network.on(venturesApi.comment, { comments: [ASKED, answer] })
    await user.type(threads.getByLabelText('Reply'), 'Yes.{Enter}')
    await screen.findByRole('button', { name: '2 open comments: Petra Lang, Terravent' })
    expect(network.sent(venturesApi.comment)).toEqual([
      { subject: ASKED.subject, thread_id: ASKED.id, text: 'Yes.' },
    ])
  })

  it('are begun by a mentor, who may ask for proof of an LOI', async () => {
    const { user } = open('mentor', [])
    const loi = await screen.findByRole('region', { name: /^LOIs/ })
    await user.click(await within(loi).findByRole('button', { name: 'Comment: Oberrhein Wärme' }))
    network.on(venturesApi.comment, { comments: [ASKED] })
    await user.type(within(loi).getByRole('textbox'), 'May I see the letter?')
    await user.click(within(loi).getByRole('button', { name: 'Ask for proof' }))
    expect(network.sent(venturesApi.comment)).toEqual([
      { subject: { on: 'record', id: 'loi' }, passage: '', kind: 'proof', text: 'May I see the letter?' },
    ])
  })

  it('keep what was begun when they are closed, until it is sent', async () => {
    const { user } = open('member', [ASKED])
    const button = await screen.findByRole('button', { name: '1 open comment: Petra Lang, Terravent' })
    await user.click(button)
    await user.type(screen.getByLabelText('Reply'), 'She did, in')
    await user.click(screen.getByRole('button', { name: 'New comment' }))
    await user.type(screen.getByRole('textbox', { name: 'New comment' }), 'Ask her')
    await user.click(button)
    expect(screen.queryByLabelText('Reply')).toBeNull()
    await user.click(button)
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', 'She did, in')
    expect(screen.getByRole('textbox', { name: 'New comment' })).toHaveProperty('value', 'Ask her')
    network.on(venturesApi.comment, { comments: [ASKED] })
    await user.type(screen.getByLabelText('Reply'), ' March.{Enter}')
    await user.click(button)
    await user.click(button)
    expect(screen.getByLabelText('Reply')).toHaveProperty('value', '')
  })

  it('are not offered to whoever has nobody to write to', async () => {
    open('owner', [], teamWith('owner').slice(0, 1))
    await screen.findByRole('region', { name: /^LOIs/ })
    expect(screen.queryByRole('button', { name: /^Comment/ })).toBeNull()
  })
})
