import '@mantine/core/styles/NumberInput.layer.css'
import { Button, Group, NumberInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DailyLimits } from '#shared/admin/limits.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { formatCount } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { StoredAndMine } from '../shared/stored-and-mine.tsx'
import { useBase } from '../shared/use-base.ts'
import { useSavedSetting } from '../shared/use-saved-setting.ts'
import classes from './limits.module.css'

const t = textsOf('adminSettings')

interface Typed {
  readonly visitors_a_day: number | string
  readonly member_a_day: number | string
}

type LimitsPanelProps = {
  settings: Pick<AssistantSettings, 'settings' | 'updatedAt' | 'usualVisitorsADay'>
}

/** How many messages visitors together and each member may send in a day. It is saved on its own. */
export function LimitsPanel({ settings: { settings, updatedAt, usualVisitorsADay } }: LimitsPanelProps) {
  const client = useQueryClient()
  const [edited, setEdited] = useState<Typed | null>(null)
  const base = useBase(updatedAt.limits ?? null, edited !== null)
  const words = { saved: t('limits.saved'), failed: t('limits.notSaved') }
  const { save, pending, conflict, failure, forget } = useSavedSetting('limits', words, () => setEdited(null))
  const typed = edited ?? typedOf(settings.limits)
  const parsed = DailyLimits.safeParse(filledIn(typed))
  const problem = (field: keyof Typed) => parsed.error?.issues.find(({ path }) => path[0] === field)?.message
  const change = (part: Partial<Typed>) => setEdited({ ...typed, ...part })
  const takeStored = () => {
    setEdited(null)
    forget()
    void client.invalidateQueries({ queryKey: ['admin'] })
  }
  const store = (expectedUpdatedAt: string | null) =>
    parsed.data && save({ value: parsed.data, expectedUpdatedAt })
  return (
    <Panel title={t('limits.title')} description={t('limits.about')}>
      <div className={classes.fields}>
        <NumberInput
          label={t('limits.visitors')}
          description={t('limits.visitorsNote', { usual: formatCount(usualVisitorsADay) })}
          placeholder={formatCount(usualVisitorsADay)}
          min={0}
          allowDecimal={false}
          thousandSeparator=","
          value={typed.visitors_a_day}
          onChange={(visitors_a_day) => change({ visitors_a_day })}
          error={problem('visitors_a_day')}
        />
        <NumberInput
          label={t('limits.member')}
          description={t('limits.memberNote')}
          placeholder={t('limits.noLimit')}
          min={1}
          allowDecimal={false}
          thousandSeparator=","
          value={typed.member_a_day}
          onChange={(member_a_day) => change({ member_a_day })}
          error={problem('member_a_day')}
        />
      </div>
      {failure && <StateLine state="failed" text={failure} />}
      {conflict && (
        <StoredAndMine
          conflict={conflict}
          say={limitsWords}
          mine={parsed.data ?? {}}
          onTakeStored={takeStored}
          onSaveMine={() => store(conflict.updatedAt)}
        />
      )}
      <Group gap="sm">
        <Button onClick={() => store(base)} loading={pending} disabled={edited === null || !parsed.success}>
          {t('limits.save')}
        </Button>
        {edited && (
          <Button variant="subtle" color="gray" onClick={() => setEdited(null)} disabled={pending}>
            {t('limits.discard')}
          </Button>
        )}
      </Group>
    </Panel>
  )
}

const typedOf = (limits: DailyLimits): Typed => ({
  visitors_a_day: limits.visitors_a_day ?? '',
  member_a_day: limits.member_a_day ?? '',
})

/** What is typed without the fields that are empty, which are as usual. */
const filledIn = (typed: Typed) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

function limitsWords(value: unknown): string {
  const { visitors_a_day, member_a_day } = DailyLimits.safeParse(value).data ?? {}
  const visitors = visitors_a_day === undefined ? t('limits.asUsual') : formatCount(visitors_a_day)
  const member = member_a_day === undefined ? t('limits.noLimit') : formatCount(member_a_day)
  return t('limits.words', { visitors, member })
}
