import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Badge, Button, Select } from '@mantine/core'
import { useState } from 'react'
import { type AssistantSettings, SettingKey, type SettingVersion } from '#shared/admin/settings.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './settings.module.css'
import { useVersions, versionName } from './use-versions.ts'
import { LABELS, type Values } from './values.ts'
import { VersionDialog } from './version-dialog.tsx'

type HistoryPanelProps = { settings: AssistantSettings; values: Values }

/** Who changed what when, each version to be compared and restored. */
export function HistoryPanel({ settings, values }: HistoryPanelProps) {
  const [key, setKey] = useState<SettingKey | null>('master_prompt')
  const [opened, setOpened] = useState<SettingVersion | null>(null)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(key)
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  return (
    <Panel
      flush
      title="Versions"
      description="Every saved change, the newest first."
      aside={
        <Select
          aria-label="Versions of"
          size="sm"
          allowDeselect={false}
          value={key ?? 'all'}
          data={[
            ...SettingKey.options.map((value) => ({ value, label: LABELS[value] })),
            { value: 'all', label: 'All settings' },
          ]}
          onChange={(value) => setKey(SettingKey.safeParse(value).data ?? null)}
        />
      }
    >
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text="The versions could not be loaded."
            action={{ label: 'Try again', onClick: () => refetch() }}
          />
        </div>
      )}
      {data && versions.length === 0 && <p className={classes.empty}>Saved changes appear here.</p>}
      <ul className={classes.versions}>
        {versions.map((version) => (
          <li key={`${version.setting_key} ${version.id}`} className={classes.version}>
            <div className={classes.versionWords}>
              <p className={classes.versionName}>
                {key === null && <span>{LABELS[version.setting_key]}: </span>}
                {versionName(version)}
                {version.current && <Badge color="accent">In force</Badge>}
              </p>
              <p className={classes.summary}>{version.summary}</p>
            </div>
            {version.setting_key !== 'openai_api_key' && (
              <Button
                onClick={() => setOpened(version)}
                aria-label={`Compare version of ${versionName(version)}`}
              >
                Compare
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.inset}>
          <Button variant="subtle" color="gray" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
            Show older versions
          </Button>
        </div>
      )}
      <VersionDialog version={opened} onClose={() => setOpened(null)} settings={settings} values={values} />
    </Panel>
  )
}
