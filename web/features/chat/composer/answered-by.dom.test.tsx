import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatApi } from '#shared/chat.ts'
import { queryClient } from '#web/lib/query.ts'
import { localStore } from '#web/lib/storage.ts'
import { network } from '#web/test/network.ts'
import { show } from '#web/test/show.tsx'
import { AnsweredBy } from './answered-by.tsx'

test('without a network the line under the box says who answered last', async () => {
  network.on(chatApi.answering, { by: 'guide' })
  show(<AnsweredBy />)
  await screen.findByText(/^Guide: prepared answers and/)
  cleanup()
  queryClient.clear()
  network.refuse(chatApi.answering, 503, { error: { code: 'unavailable', message: 'away' } })
  show(<AnsweredBy />)
  await screen.findByText(/^Guide: prepared answers and/)
  expect(screen.queryByText('Answers are AI-generated')).toBeNull()
})

test('where nobody has said who answers, the line says that answers are generated', async () => {
  localStore.remove('beachhead.answering')
  queryClient.clear()
  network.refuse(chatApi.answering, 503, { error: { code: 'unavailable', message: 'away' } })
  show(<AnsweredBy />)
  await screen.findByText('Answers are AI-generated')
})
