import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#web/test/show.tsx'
import { clearToasts, toast, toasts } from './toast.ts'

afterEach(() => act(() => clearToasts()))

describe('toasts', () => {
  it('of one act take each other’s place, and others stay', async () => {
    show(<p />)
    await act(() => toasts.load())
    act(() => {
      toast({ title: 'Saved', tone: 'ok' })
      toast({ title: 'Interpreting...', tone: 'info', act: 'interpret' })
    })
    await screen.findByText('Interpreting...')
    act(() => toast({ title: 'Interpreted', tone: 'ok', act: 'interpret' }))
    await screen.findByText('Interpreted')
    await waitFor(() => expect(screen.queryByText('Interpreting...')).toBeNull())
    expect(screen.getByText('Saved')).toBeTruthy()
  })
})
