import { useState } from 'react'

interface QuestionDialog<Question> {
  /** What was asked last; it stays while its dialog closes. */
  readonly question: Question | null
  readonly opened: boolean
  ask(question: Question): void
  close(): void
}

/** What a dialog asks about, and whether it is open. */
export function useQuestionDialog<Question>(): QuestionDialog<Question> {
  const [question, setQuestion] = useState<Question | null>(null)
  const [opened, setOpened] = useState(false)
  return {
    question,
    opened,
    ask: (next) => {
      setQuestion(next)
      setOpened(true)
    },
    close: () => setOpened(false),
  }
}
