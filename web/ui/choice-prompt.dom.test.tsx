import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '#web/test/show.tsx'
import { ChoicePrompt } from './choice-prompt.tsx'

const question = 'Is the LOI signed?'

describe('a choice prompt', () => {
  it('names its region by the question and tells which answer was pressed', async () => {
    const [yes, no] = [vi.fn(), vi.fn()]
    const { user } = show(
      <ChoicePrompt
        tone="wait"
        question={question}
        answers={[
          { label: 'Yes', onClick: yes, look: 'filled' },
          { label: 'No', onClick: no },
        ]}
      />,
    )
    const region = within(screen.getByRole('region', { name: question }))
    await user.click(region.getByRole('button', { name: 'No' }))
    expect(no).toHaveBeenCalledOnce()
    expect(yes).not.toHaveBeenCalled()
  })

  it('takes no answer while one is being saved', () => {
    show(<ChoicePrompt tone="risk" question={question} busy answers={[{ label: 'Yes', onClick() {} }]} />)
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true)
  })
})
