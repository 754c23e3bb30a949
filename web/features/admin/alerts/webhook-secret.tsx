import { Button, Code, Group } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { alertsApi } from '#shared/admin/alerts.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/api-error.ts'
import { formatMoment } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './alerts.module.css'

const t = textsOf('adminSystem')

/** The secret that calls are signed with: it is shown when it is made, and never again. */
export function WebhookSecret({ madeAt }: { madeAt: string | null }) {
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: () => call(alertsApi.makeSecret, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin', 'alerts'] }),
  })
  const secret = making.data?.secret
  const { copy, copied } = useClipboard()
  return (
    <div>
      <Group gap="sm">
        <span>
          {madeAt ? t('alerts.secretMade', { moment: formatMoment(madeAt) }) : t('alerts.noSecret')}
        </span>
        <Button variant="subtle" size="compact-md" onClick={() => making.mutate()} loading={making.isPending}>
          {madeAt ? t('alerts.newSecret') : t('alerts.makeSecret')}
        </Button>
      </Group>
      {secret && (
        <>
          <StateLine state="info" text={t('alerts.secretOnce')} />
          <div className={classes.secret}>
            <Code className={classes.secretText}>{secret}</Code>
            <Button size="compact-md" onClick={() => copy(secret)}>
              {copied ? t('alerts.copied') : t('alerts.copy')}
            </Button>
          </div>
        </>
      )}
      {making.error && <StateLine state="failed" text={errorText(making.error, t('alerts.notMade'))} />}
    </div>
  )
}
