import { textsOf } from '#web/lib/texts.ts'
import { ConflictChoice as Choice, type ConflictField } from '#web/ui/conflict-choice.tsx'
import { diffWords } from './diff-words.ts'

const t = textsOf('admin')

type ConflictChoiceProps = {
  /** Who saved the stored version, where that is known. */
  savedBy?: string | null
  /** "12 June at 14:05", when that was. */
  savedAt: string
  fields: readonly ConflictField[]
  onBack: () => void
  onTakeStored: () => void
  onSaveMine: () => void
  pending: boolean
  failure?: string | null
}

/** What a dialog with such a choice is called: "Bo Quist saved this prompt while you were editing". */
export const conflictTitle = (what: string, savedBy?: string | null): string =>
  t('conflict.title', { who: savedBy ?? t('conflict.somebody'), what })

/** The choice between two versions in the words of the back-office. */
export function ConflictChoice({ savedBy, savedAt, ...choice }: ConflictChoiceProps) {
  const who = savedBy ?? t('conflict.another')
  return (
    <Choice
      {...choice}
      words={{
        text: t('conflict.text'),
        stored: t('conflict.stored', { who, at: savedAt }),
        mine: t('conflict.mine'),
        equal: t('conflict.equal'),
        saveMine: t('conflict.saveMine'),
        takeStored: t('conflict.takeStored'),
        back: t('conflict.back'),
        diff: diffWords(),
      }}
    />
  )
}
