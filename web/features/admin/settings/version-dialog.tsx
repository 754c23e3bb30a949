import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import type { AssistantSettings, SettingVersion } from '#shared/admin/settings.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { diffWords } from '../shared/diff-words.ts'
import classes from './settings.module.css'
import { useRestore, useVersion, versionName } from './use-versions.ts'
import { isEdited, labelOf, unwrap, type Values, valueText } from './values.ts'

const t = textsOf('adminSettings')

type VersionDialogProps = {
  version: SettingVersion | null
  onClose: () => void
  settings: AssistantSettings
  /** What the page shows, saved or not. */
  values: Values
}

/** What a version would change, and making it live again. */
export function VersionDialog({ version, onClose, ...rest }: VersionDialogProps) {
  return (
    <Modal
      opened={version !== null}
      onClose={onClose}
      size={880}
      title={
        version &&
        t('versions.numberOf', { setting: labelOf(version.setting_key), name: versionName(version) })
      }
    >
      {version && <Comparison version={version} onClose={onClose} {...rest} />}
    </Modal>
  )
}

function Comparison({
  version,
  onClose,
  settings,
  values,
}: VersionDialogProps & { version: SettingVersion }) {
  const { data, error, refetch } = useVersion(version.id)
  const restore = useRestore()
  const { isAdmin } = useSession()
  const key = version.setting_key
  const inForce = valueText(unwrap(settings.settings[key]))
  const onPage = isEdited(key) ? valueText(values[key]) : inForce
  const text = data && valueText(unwrap(data.value))
  const conflict = restore.error instanceof ApiError && restore.error.code === 'conflict'
  return (
    <Stack gap="md">
      {error && (
        <StateLine
          state="failed"
          text={t('versions.loadFailed')}
          action={{ label: t('versions.again'), onClick: () => refetch() }}
        />
      )}
      {!data && !error && <Skeleton height={120} />}
      {text !== undefined && (
        <>
          <section className={classes.compared}>
            <h3 className={classes.answerLabel}>{t('versions.would')}</h3>
            <DiffView
              before={inForce}
              after={text}
              label={t('versions.wouldLabel')}
              words={{ ...diffWords(), equal: t('versions.same') }}
            />
          </section>
          {onPage !== inForce && (
            <section className={classes.compared}>
              <h3 className={classes.answerLabel}>{t('versions.unsavedToo')}</h3>
              <DiffView before={onPage} after={text} label={t('versions.unsavedLabel')} words={diffWords()} />
            </section>
          )}
        </>
      )}
      {restore.error && (
        <StateLine
          state="failed"
          text={conflict ? t('versions.meanwhile') : errorText(restore.error, t('versions.unreachable'))}
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose}>{t('versions.close')}</Button>
        <Button
          variant="filled"
          disabled={text === undefined || text === inForce || !isAdmin}
          loading={restore.isPending}
          onClick={() =>
            restore.mutate({ version, expected: settings.updatedAt[key] }, { onSuccess: onClose })
          }
        >
          {t('versions.restore')}
        </Button>
      </Group>
    </Stack>
  )
}
