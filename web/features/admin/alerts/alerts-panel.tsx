import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Checkbox, Group, Skeleton, Stack, Switch, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ALERT_CODES, AlertSettings, type AlertsState, alertsApi } from '#shared/admin/alerts.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { StoredAndMine } from '../shared/stored-and-mine.tsx'
import { useBase } from '../shared/use-base.ts'
import { useSavedSetting } from '../shared/use-saved-setting.ts'
import { AlertLog } from './alert-log.tsx'
import classes from './alerts.module.css'
import { WebhookSecret } from './webhook-secret.tsx'

const t = textsOf('adminSystem')

/** Chooses the alerts that reach operators and their way, and lists those that were sent. */
export function AlertsPanel() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'alerts'],
    queryFn: ({ signal }) => call(alertsApi.state, {}, { signal }),
  })
  return (
    <Panel title={t('alerts.title')} description={t('alerts.about')}>
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <StateLine
          state="failed"
          text={t('alerts.failed')}
          action={{ label: t('alerts.again'), onClick: () => void refetch() }}
        />
      )}
      {data && <Form state={data} />}
      {data && <AlertLog log={data.log} />}
    </Panel>
  )
}

function Form({ state }: { state: AlertsState }) {
  const { isAdmin } = useSession()
  const [edited, setEdited] = useState<AlertSettings | null>(null)
  const base = useBase(state.updatedAt, edited !== null)
  const words = { saved: t('alerts.saved'), failed: t('alerts.notSaved') }
  const { save, pending, conflict, failure, forget } = useSavedSetting('alerts', words, () => setEdited(null))
  const client = useQueryClient()
  const testing = useMutation({
    mutationFn: () => call(alertsApi.test, {}),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'alerts'] }),
  })
  const value = edited ?? state.settings
  const parsed = AlertSettings.safeParse(value)
  const change = (part: Partial<AlertSettings>) => setEdited({ ...value, ...part })
  const store = (expectedUpdatedAt: string | null) =>
    parsed.data && save({ value: parsed.data, expectedUpdatedAt })
  const nowhere = !state.settings.mail && state.settings.webhook === null
  return (
    <Stack gap="md">
      <Switch
        label={t('alerts.mail')}
        description={state.mailConfigured ? undefined : t('alerts.noMail')}
        checked={value.mail}
        onChange={(event) => change({ mail: event.currentTarget.checked })}
        disabled={!isAdmin}
      />
      {isAdmin ? (
        <TextInput
          label={t('alerts.webhook')}
          description={state.innerAllowed ? t('alerts.innerNote') : t('alerts.webhookNote')}
          placeholder="https://"
          value={value.webhook ?? ''}
          onChange={(event) => change({ webhook: event.currentTarget.value.trim() || null })}
          error={parsed.error?.issues.find(({ path }) => path[0] === 'webhook')?.message}
        />
      ) : (
        <p className={classes.note}>{state.webhookSet ? t('alerts.webhookSet') : t('alerts.webhookNone')}</p>
      )}
      {isAdmin && <WebhookSecret madeAt={state.secretMadeAt} />}
      <Codes codes={value.codes} onChange={(codes) => change({ codes })} disabled={!isAdmin} />
      {failure && <StateLine state="failed" text={failure} />}
      {conflict && (
        <StoredAndMine
          conflict={conflict}
          say={alertsWords}
          mine={value}
          onTakeStored={() => {
            setEdited(null)
            forget()
            void client.invalidateQueries({ queryKey: ['admin', 'alerts'] })
          }}
          onSaveMine={() => store(conflict.updatedAt)}
        />
      )}
      {testing.error && <StateLine state="failed" text={errorText(testing.error, t('alerts.notTested'))} />}
      {isAdmin && (
        <Group gap="sm">
          <Button onClick={() => store(base)} loading={pending} disabled={edited === null || !parsed.success}>
            {t('alerts.save')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => testing.mutate()}
            loading={testing.isPending}
            disabled={nowhere || edited !== null}
          >
            {t('alerts.test')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

type CodesProps = {
  codes: AlertSettings['codes']
  onChange: (codes: AlertSettings['codes']) => void
  disabled: boolean
}

/** Chooses what operators are told of. */
function Codes({ codes, onChange, disabled }: CodesProps) {
  return (
    <Checkbox.Group
      label={t('alerts.codes')}
      value={codes}
      onChange={(chosen) => onChange(ALERT_CODES.filter((code) => chosen.includes(code)))}
    >
      <Stack gap="xs" mt="xs">
        {ALERT_CODES.map((code) => (
          <Checkbox key={code} value={code} label={t(`alerts.code.${code}`)} disabled={disabled} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function alertsWords(value: unknown): string {
  const { data } = AlertSettings.safeParse(value)
  if (!data) return t('alerts.nowhere')
  const codes = data.codes.map((code) => t(`alerts.code.${code}`)).join(', ')
  const ways = [data.mail ? t('alerts.mail') : '', data.webhook ?? ''].filter(Boolean).join(', ')
  return `${ways || t('alerts.nowhere')}. ${codes}`
}
