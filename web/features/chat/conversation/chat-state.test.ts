import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '#shared/conversations.ts'
import { type ChatAction, type ChatState, chatReducer, emptyChat, finishedReply } from './chat-state.ts'
import { turnsOf } from './message.ts'

const run = (actions: readonly ChatAction[], from: ChatState = emptyChat) => actions.reduce(chatReducer, from)

const stored = (
  id: string,
  role: 'user' | 'assistant',
  content: string,
  status: ChatMessage['status'] = 'complete',
): ChatMessage => ({
  id,
  role,
  content,
  status,
  conversation_id: 'c1',
  created_at: '2026-11-21T09:00:00.000Z',
  error_code: null,
  finish: null,
  stand_in: null,
  offers: null,
  updates: [],
  marks: [],
  versions: 1,
  version: 1,
  rating: null,
})

const AT = '2026-11-21T09:00:00.000Z'
const sending: ChatAction = { type: 'send', messageId: 'm1', text: 'Which market first?', at: AT }
const answered: readonly ChatAction[] = [
  sending,
  { type: 'adopt', conversationId: 'c1' },
  { type: 'text', text: 'Take the one that hurts.' },
  { type: 'end', status: 'complete', text: 'Take the one that hurts.' },
]
const shown = ({ messages }: ChatState) =>
  messages.map(({ role, content, status }) => [role, content, status])

describe('sending a message', () => {
  it('shows the message and the empty place of its reply, thinking', () => {
    const state = run([sending])
    expect(shown(state)).toEqual([
      ['user', 'Which market first?', 'complete'],
      ['assistant', '', 'streaming'],
    ])
    expect(state.reply?.phase).toBe('thinking')
  })

  it('analyses when nothing has come in time, and keeps that until ten characters have', () => {
    const waiting = run([sending, { type: 'patience-over' }])
    expect(waiting.reply?.phase).toBe('analyzing')
    expect(run([{ type: 'text', text: 'Nine char' }], waiting).reply?.phase).toBe('analyzing')
    expect(run([{ type: 'text', text: 'Ten chars.' }], waiting).reply?.phase).toBe('writing')
  })

  it('does not go back to analysing once text is shown', () => {
    const state = run([sending, { type: 'text', text: 'Take the first one' }, { type: 'patience-over' }])
    expect(state.reply?.phase).toBe('writing')
  })

  it('cleans the text, while it arrives and at its end', () => {
    const text = 'Take the first one.\nSources: none'
    expect(run([sending, { type: 'text', text }]).messages.at(-1)?.content).toBe('Take the first one.')
    const ended = run([sending, { type: 'end', status: 'complete', text }])
    expect(ended.messages.at(-1)?.content).toBe('Take the first one.')
  })

  it('forgets that the provider was busy as soon as it writes', () => {
    const busy = run([sending, { type: 'notice', notice: 'retrying' }])
    expect(busy.reply?.notice).toBe('retrying')
    expect(run([{ type: 'text', text: 'Take the first one' }], busy).reply?.notice).toBe('writing')
  })

  it('adopts the conversation that the server opened', () => {
    expect(run(answered).conversationId).toBe('c1')
  })
})

describe('a message that was not taken', () => {
  it('stays with the place of its reply when the server refused it', () => {
    expect(shown(run([sending, { type: 'refused' }]))).toEqual([
      ['user', 'Which market first?', 'unsent'],
      ['assistant', '', 'failed'],
    ])
  })

  it('stays without it when nobody answered', () => {
    expect(shown(run([sending, { type: 'unreachable' }]))).toEqual([
      ['user', 'Which market first?', 'unsent'],
    ])
  })

  it.each(['refused', 'unreachable'] as const)('is tried again in its place after it was %s', (type) => {
    const state = run([sending, { type }, { type: 'resend', messageId: 'm1' }])
    expect(shown(state)).toEqual([
      ['user', 'Which market first?', 'complete'],
      ['assistant', '', 'streaming'],
    ])
  })

  it('is not told to the server as part of the conversation', () => {
    const state = run([
      ...answered,
      { type: 'send', messageId: 'm2', text: 'And then?', at: AT },
      { type: 'unreachable' },
    ])
    expect(turnsOf(state.messages).map(({ content }) => content)).toEqual([
      'Which market first?',
      'Take the one that hurts.',
    ])
  })
})

describe('writing again', () => {
  it('gives the last message a new reply in place of the old one', () => {
    const state = run([...answered, { type: 'rewrite', key: 'r2' }])
    expect(shown(state)).toEqual([
      ['user', 'Which market first?', 'complete'],
      ['assistant', '', 'streaming'],
    ])
  })

  it('replaces an edited message and everything after it', () => {
    const edit: ChatAction = {
      type: 'send',
      messageId: 'm2',
      text: 'Which customer first?',
      at: AT,
      replaces: 'm1',
    }
    expect(shown(run([...answered, edit])).map(([, content]) => content)).toEqual([
      'Which customer first?',
      '',
    ])
  })
})

describe('reconciling with what is stored', () => {
  const both = [
    stored('s1', 'user', 'Which market first?'),
    stored('s2', 'assistant', 'Take the one that hurts.'),
  ]

  it('learns the stored ids and keeps the keys, so that nothing is drawn anew', () => {
    const before = run(answered)
    const after = run([{ type: 'reconcile', stored: both }], before)
    expect(after.messages.map(({ id }) => id)).toEqual(['s1', 's2'])
    expect(after.messages.map(({ key }) => key)).toEqual(before.messages.map(({ key }) => key))
  })

  it('keeps the very objects of messages that have not changed', () => {
    const once = run([...answered, { type: 'reconcile', stored: both }])
    const twice = run([{ type: 'reconcile', stored: both }], once)
    expect(twice.messages[0]).toBe(once.messages[0])
    expect(twice.messages[1]).toBe(once.messages[1])
  })

  it('shows what another tab has added', () => {
    const more = [...both, stored('s3', 'user', 'And then?'), stored('s4', 'assistant', '', 'streaming')]
    const state = run([...answered, { type: 'reconcile', stored: more }])
    expect(state.messages).toHaveLength(4)
    expect(state.reply?.phase).toBe('thinking')
  })

  it('keeps an opening line that only this page knows', () => {
    const seeded = run([{ type: 'seed', key: 'k', text: 'Let us begin.' }, ...answered])
    const state = run([{ type: 'reconcile', stored: both }], seeded)
    expect(state.messages.map(({ content }) => content)[0]).toBe('Let us begin.')
    expect(state.messages).toHaveLength(3)
  })

  it('keeps an unsent message, unless it turns out to be stored', () => {
    const unsent = run([
      ...answered,
      { type: 'send', messageId: 'm2', text: 'And then?', at: AT },
      { type: 'unreachable' },
    ])
    expect(run([{ type: 'reconcile', stored: both }], unsent).messages).toHaveLength(3)
    const arrived = [...both, stored('s3', 'user', 'And then?'), stored('s4', 'assistant', 'Go on.')]
    expect(
      shown(run([{ type: 'reconcile', stored: arrived }], unsent)).map(([, content]) => content),
    ).toEqual(['Which market first?', 'Take the one that hurts.', 'And then?', 'Go on.'])
  })
})

describe('opening a conversation', () => {
  it('goes on with a reply that is still being written', () => {
    const state = run([
      { type: 'open', conversationId: 'c1' },
      {
        type: 'loaded',
        stored: [stored('s1', 'user', 'Hello'), stored('s2', 'assistant', 'Half of the', 'streaming')],
      },
    ])
    expect(state).toMatchObject({ load: 'ready', reply: { phase: 'writing' } })
  })

  it('has a finished reply when the last message is one, and none while one is awaited', () => {
    expect(finishedReply(run(answered))?.content).toBe('Take the one that hurts.')
    expect(finishedReply(run([...answered, sending]))).toBeUndefined()
    expect(finishedReply(emptyChat)).toBeUndefined()
  })
})
