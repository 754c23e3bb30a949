import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Reminders } from '#shared/commitments.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { Card } from '../card.tsx'
import { useReminders } from './use-reminders.ts'

const t = textsOf('commitments')
const ta = textsOf('account')

type ReminderCardProps = { title: string; children: (reminders: Reminders) => ReactNode }

/** A card about how the person is reminded, once that is known. */
export function ReminderCard({ title, children }: ReminderCardProps) {
  const { data, error, refetch } = useReminders()
  return (
    <Card title={title}>
      {data && children(data)}
      {!data && !error && <Skeleton height={49} />}
      {!data && error && (
        <StateLine
          state="failed"
          text={errorText(error, t('unreachable'))}
          action={{ label: ta('loadAgain'), onClick: () => void refetch() }}
        />
      )}
    </Card>
  )
}
