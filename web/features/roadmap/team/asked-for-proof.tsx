import { UnstyledButton } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { IconMessageQuestion } from '#web/ui/icons/message-question.tsx'
import { labelOf } from '../labels.ts'
import { useRoadmap } from '../roadmap-context.ts'
import classes from './team.module.css'

const t = textsOf('roadmap')

/** Who asks for proof of what, oldest first, with the way to the thread: it belongs to the next best action. */
export function AskedForProof() {
  const { member } = useRoadmap()
  const [first, ...more] = member?.dashboard.comments.asked ?? []
  if (!member || !first) return null
  const { id, subject, passage, by } = first
  const what = passage
    ? t('asked.words', { passage })
    : subject.on === 'field'
      ? labelOf(subject.id)
      : t(subject.on === 'record' ? 'asked.record' : 'asked.action')
  return (
    <p className={classes.asked}>
      <IconMessageQuestion size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {t('asked.line', { name: by ?? t('note.deletedAccount'), what })}{' '}
        {more.length > 0 && t('asked.more', { count: more.length })}{' '}
        <UnstyledButton className={classes.show} onClick={() => member.show(id)}>
          {t('asked.show')}
        </UnstyledButton>
      </span>
    </p>
  )
}
