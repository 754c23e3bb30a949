import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '#web/test/show.tsx'
import { CheckResult } from './check-result.tsx'

const data = { ok: true, name: 'Ollama', address: 'http://127.0.0.1:11434', models: [] }
const check = { data, error: null, isPending: false }

it.each([true, false])(
  'a check that worked says that nothing is saved only while that is so (%s)',
  (unsaved) => {
    show(<CheckResult check={check} isKey={false} name="Ollama" unsaved={unsaved} />)
    expect(screen.getByText('Ollama answers.')).toBeTruthy()
    expect(screen.queryByText(/Nothing is saved yet\./) !== null).toBe(unsaved)
  },
)
