import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PromptBox, promptBoxesApi, type Rule } from '#shared/admin/prompt-boxes.ts'
import { sessionStore } from '#web/lib/session-store.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { signIn } from '#web/test/conversation.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { BoxCard } from './box-card.tsx'
import { PromptBoxesPage } from './prompt-boxes-page.tsx'
import { useBoxTexts } from './use-box-texts.ts'

const BOX: PromptBox = {
  id: '44444444-4444-4444-8444-444444444444',
  box_key: 'tone',
  title: 'Tone and length',
  prompt_text: 'Be brief.',
  order_index: 1,
  updated_at: '2026-11-21T09:00:00.000Z',
  interpretation: null,
  interpreted: true,
  violations: [],
}
const LATER = { ...BOX, prompt_text: 'Be warm.', updated_at: '2026-11-21T10:00:00.000Z' }

const ASK: Rule = {
  id: 'r1',
  text: 'Ask one question.',
  compiled: 'Ask one question.',
  condition: null,
  action: { kind: 'do', text: 'ask one question' },
  priority: 'should',
  scope: {},
  check: null,
}

function Card({ box }: { box: PromptBox }) {
  return <BoxCard box={box} texts={useBoxTexts()} />
}
const rules = () => screen.getByRole('textbox', { name: 'Rules (plain English)' })
const apply = () => screen.getByRole('button', { name: 'Apply Changes' })

/** Opens the box and types into it. */
async function change(box: PromptBox, text: string) {
  const { user } = show(<Card box={box} />)
  await user.click(screen.getByRole('button', { name: /^Tone and length/ }))
  await user.type(rules(), text)
  return user
}

beforeEach(() => {
  signIn()
  act(() => sessionStore.setRole(sessionStore.get().user?.id ?? '', 'admin'))
  network.on(promptBoxesApi.list, [BOX])
  network.on(promptBoxesApi.save, LATER)
  network.on(promptBoxesApi.interpret, { success: true, box: LATER })
})
afterEach(() => act(() => clearToasts()))

describe('a box of rules', () => {
  it('has nothing to apply until it is changed, and again once that is discarded', async () => {
    const { user } = show(<Card box={BOX} />)
    await user.click(screen.getByRole('button', { name: /^Tone and length/ }))
    expect(apply()).toHaveProperty('disabled', true)
    await user.type(rules(), '!')
    expect(apply()).toHaveProperty('disabled', false)
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    expect(rules()).toHaveProperty('value', 'Be brief.')
    expect(apply()).toHaveProperty('disabled', true)
  })

  it('saves the text over the version that it was begun on, and has it interpreted', async () => {
    const user = await change(BOX, ' Ask one question.')
    await user.click(apply())
    expect(network.sent(promptBoxesApi.save)).toEqual([
      { prompt_text: 'Be brief. Ask one question.', expectedUpdatedAt: BOX.updated_at },
    ])
    await screen.findByRole('button', { name: 'Apply Changes' })
    expect(network.sent(promptBoxesApi.interpret)).toMatchObject([{ boxId: BOX.id }])
  })

  it('shows both versions where somebody else saved first, and saves mine over theirs', async () => {
    network.refuse(promptBoxesApi.save, 409, {
      error: 'Changed meanwhile.',
      code: 'conflict',
      current: { ...LATER, savedBy: 'Bo Quist' },
    })
    const user = await change(BOX, ' Ask one question.')
    await user.click(apply())
    const dialog = await screen.findByRole('dialog', {
      name: 'Bo Quist saved this box while you were editing',
    })
    expect(dialog.textContent).toContain('Be warm.')
    await user.click(within(dialog).getByRole('button', { name: 'Back to editing' }))
    expect(rules()).toHaveProperty('value', 'Be brief. Ask one question.')
    network.refuse(promptBoxesApi.save, 409, {
      error: 'Changed meanwhile.',
      code: 'conflict',
      current: { ...LATER, savedBy: 'Bo Quist' },
    })
    await user.click(apply())
    await user.click(await screen.findByRole('button', { name: 'Save mine instead' }))
    expect(network.sent(promptBoxesApi.save).at(-1)).toMatchObject({ expectedUpdatedAt: LATER.updated_at })
  })

  it('says that it was not saved, and keeps what was typed', async () => {
    network.refuse(promptBoxesApi.save, 500, { error: 'Something went wrong here.', code: 'internal' })
    const user = await change(BOX, ' Ask one question.')
    await user.click(apply())
    expect(await screen.findByText(/^The rules were not saved\./)).toBeTruthy()
    expect(screen.getByText('Failed to update prompt box')).toBeTruthy()
    expect(rules()).toHaveProperty('value', 'Be brief. Ask one question.')
  })

  it('previews what was typed beside what is live, and says when the model did not answer', async () => {
    network.on(promptBoxesApi.preview, {
      interpretation: { source: 'parser', rules: [ASK], notUnderstood: [] },
      note: 'The model could not be reached; the built-in parser read them.',
      seen: 'sealed',
    })
    const user = await change(BOX, ' Ask one question.')
    expect(screen.getByText(/^You changed the text\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    expect(await screen.findByRole('heading', { name: 'What it would follow' })).toBeTruthy()
    expect(screen.getByRole('listitem').textContent).toContain('New')
    expect(screen.getByText(/^The model could not be reached/)).toBeTruthy()
    expect(network.sent(promptBoxesApi.preview)).toEqual([{ promptText: 'Be brief. Ask one question.' }])
    expect(network.sent(promptBoxesApi.save)).toEqual([])
    await user.click(apply())
    await waitFor(() => expect(network.sent(promptBoxesApi.interpret)).toMatchObject([{ seen: 'sealed' }]))
  })

  it('says that its text is not in force while it is not interpreted', async () => {
    const { user } = show(<Card box={{ ...BOX, interpreted: false }} />)
    await user.click(screen.getByRole('button', { name: /Not interpreted/ }))
    await user.click(screen.getByRole('button', { name: 'Interpret again' }))
    expect(network.sent(promptBoxesApi.interpret)).toHaveLength(1)
  })

  it('says who read its rules, for whom they are, what was no rule, and how often replies broke them', async () => {
    const { user } = show(
      <Card
        box={{
          ...BOX,
          interpretation: {
            source: 'model',
            rules: [{ ...ASK, scope: { audience: ['member'], minLevel: 2, maxLevel: 5 } }],
            notUnderstood: ['Glorb.'],
          },
          violations: [{ rule_id: ASK.id, last7Days: 4, last30Days: 9, lastAt: '2026-11-20' }],
        }}
      />,
    )
    await user.click(screen.getByRole('button', { name: /^Tone and length 1 rule 4 broken in 7 days$/ }))
    expect(screen.getByText('Read by the model.')).toBeTruthy()
    expect(screen.getByText(/for members, at levels 2 to 5/)).toBeTruthy()
    expect(screen.getByText('Glorb.')).toBeTruthy()
    expect(screen.getByText(/^Broken by 4 replies in 7 days, 9 in 30 days\./)).toBeTruthy()
  })
})

describe('the page of the boxes', () => {
  it('shows an applied text as the server answered, without loading the boxes again', async () => {
    const { user } = show(<PromptBoxesPage />, { at: '/admin/prompt-boxes' })
    await user.click(await screen.findByRole('button', { name: /^Tone and length/ }))
    await user.clear(rules())
    await user.type(rules(), 'Be warm.')
    await user.click(apply())
    expect(await screen.findByText('Rules interpreted and applied successfully')).toBeTruthy()
    expect(rules()).toHaveProperty('value', 'Be warm.')
    expect(apply()).toHaveProperty('disabled', true)
    expect(network.sent(promptBoxesApi.list)).toHaveLength(1)
  })

  it('keeps a text that could not be read, with the rules that were, until it is read again', async () => {
    network.refuse(promptBoxesApi.interpret, 500, { error: 'Something went wrong here.', code: 'internal' })
    const { user } = show(<PromptBoxesPage />, { at: '/admin/prompt-boxes' })
    await user.click(await screen.findByRole('button', { name: /^Tone and length/ }))
    await user.clear(rules())
    await user.type(rules(), 'Be warm.')
    network.on(promptBoxesApi.list, [{ ...LATER, interpreted: false }])
    await user.click(apply())
    expect(await screen.findByText('Failed to interpret rules')).toBeTruthy()
    const kept = /Your text is saved; the rules below still apply\./
    expect(await screen.findByText(kept)).toBeTruthy()
    expect(rules()).toHaveProperty('value', 'Be warm.')

    network.on(promptBoxesApi.interpret, { success: true, box: LATER })
    network.on(promptBoxesApi.list, [LATER])
    await user.click(screen.getByRole('button', { name: 'Interpret again' }))
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull())
  })
})
