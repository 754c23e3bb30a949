import { Textarea } from '@mantine/core'
import { CASE_LIMITS } from '#shared/admin/evaluation-cases.ts'
import { textsOf } from '#web/lib/texts.ts'

const t = textsOf('adminEvaluation')

interface CaseFieldsProps {
  question: string
  expectation: string
  setQuestion: (question: string) => void
  setExpectation: (expectation: string) => void
  /** Whether a founder asked the question: it stays as it was asked, and the expectation is what there is to change. */
  isAsked?: boolean
}

/** The question of a case, and what an excellent reply does. */
export function CaseFields({
  question,
  expectation,
  setQuestion,
  setExpectation,
  isAsked = false,
}: CaseFieldsProps) {
  return (
    <>
      <Textarea
        label={t('sets.question')}
        description={isAsked ? t('sets.askedInChat') : undefined}
        readOnly={isAsked}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CASE_LIMITS.question}
        value={question}
        onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
      />
      <Textarea
        label={t('sets.expectation')}
        description={t('sets.optional')}
        autosize
        minRows={1}
        maxLength={CASE_LIMITS.expectation}
        value={expectation}
        onChange={({ currentTarget }) => setExpectation(currentTarget.value)}
      />
    </>
  )
}
