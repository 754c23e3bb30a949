import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import type { AssistantSettings, SettingVersion } from '#shared/admin/settings.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { DiffView } from '#web/ui/diff-view.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import { DIFF_WORDS } from '../shared/diff-words.ts'
import classes from './settings.module.css'
import { useRestore, useVersion, versionName } from './use-versions.ts'
import { LABELS, unwrap, type ValueKey, type Values, valuesOf, valueText } from './values.ts'

type VersionDialogProps = {
  version: SettingVersion | null
  onClose: () => void
  settings: AssistantSettings
  /** What the page shows, saved or not. */
  values: Values
}

/** What a version would change, and putting it in force again. */
export function VersionDialog({ version, onClose, ...rest }: VersionDialogProps) {
  return (
    <Modal
      opened={version !== null}
      onClose={onClose}
      size={880}
      title={version ? `${LABELS[version.setting_key]}: ${versionName(version)}` : ''}
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
  const key = version.setting_key as ValueKey
  const inForce = valueText(valuesOf(settings.settings)[key])
  const onPage = valueText(values[key])
  const text = data && valueText(unwrap(data.value))
  const conflict = restore.error instanceof ApiError && restore.error.code === 'conflict'
  return (
    <Stack gap="md">
      {error && (
        <StateLine
          state="failed"
          text="This version could not be loaded."
          action={{ label: 'Try again', onClick: () => refetch() }}
        />
      )}
      {!data && !error && <Skeleton height={120} />}
      {text !== undefined && (
        <>
          <section className={classes.compared}>
            <h3 className={classes.answerLabel}>What restoring it would change in force</h3>
            <DiffView
              before={inForce}
              after={text}
              label="From what is in force to this version"
              words={{ ...DIFF_WORDS, equal: 'Nothing: it is the same as what is in force.' }}
            />
          </section>
          {onPage !== inForce && (
            <section className={classes.compared}>
              <h3 className={classes.answerLabel}>Against your unsaved changes, which stay on the page</h3>
              <DiffView
                before={onPage}
                after={text}
                label="From what is on the page to this version"
                words={DIFF_WORDS}
              />
            </section>
          )}
        </>
      )}
      {restore.error && (
        <StateLine
          state="failed"
          text={
            conflict
              ? 'Somebody else saved this setting meanwhile. The comparison above is up to date now; restore again to go on.'
              : errorText(restore.error, 'The server cannot be reached. Nothing was changed.')
          }
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="filled"
          disabled={text === undefined || text === inForce}
          loading={restore.isPending}
          onClick={() =>
            restore.mutate({ version, expected: settings.updatedAt[key] }, { onSuccess: onClose })
          }
        >
          Restore this version
        </Button>
      </Group>
    </Stack>
  )
}
