import '@mantine/core/styles/Badge.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Badge, Button, Select } from '@mantine/core'
import { useState } from 'react'
import { type AssistantSettings, SettingKey, type SettingVersion } from '#shared/admin/settings.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './settings.module.css'
import { savedWords, useVersions, versionName } from './use-versions.ts'
import { labelOf, type Values } from './values.ts'
import { VersionDialog } from './version-dialog.tsx'

const t = textsOf('adminSettings')

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
      title={t('versions.title')}
      description={t('versions.hint')}
      aside={
        <Select
          aria-label={t('versions.of')}
          size="sm"
          w={170}
          allowDeselect={false}
          value={key ?? 'all'}
          data={[
            ...SettingKey.options.map((value) => ({ value, label: labelOf(value) })),
            { value: 'all', label: t('versions.all') },
          ]}
          onChange={(value) => setKey(SettingKey.safeParse(value).data ?? null)}
        />
      }
    >
      {error && (
        <div className={classes.inset}>
          <StateLine
            state="failed"
            text={t('versions.failed')}
            action={{ label: t('versions.again'), onClick: () => refetch() }}
          />
        </div>
      )}
      {data && versions.length === 0 && <p className={classes.empty}>{t('versions.empty')}</p>}
      <ul className={classes.versions}>
        {versions.map((version) => (
          <VersionRow
            key={`${version.setting_key} ${version.id}`}
            version={version}
            named={key === null}
            onCompare={() => setOpened(version)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.inset}>
          <Button variant="subtle" color="gray" onClick={() => fetchNextPage()} loading={isFetchingNextPage}>
            {t('versions.older')}
          </Button>
        </div>
      )}
      <VersionDialog version={opened} onClose={() => setOpened(null)} settings={settings} values={values} />
    </Panel>
  )
}

type VersionRowProps = {
  version: SettingVersion
  /** Whether its setting is named: the list holds those of all. */
  named: boolean
  onCompare: () => void
}

function VersionRow({ version, named, onCompare }: VersionRowProps) {
  const { setting_key: key, current, change, summary, note } = version
  const own = versionName(version)
  const name = named ? t('versions.numberOf', { setting: labelOf(key), name: own }) : own
  const saved = savedWords(version)
  return (
    <li className={classes.version}>
      <div className={classes.versionWords}>
        <div className={classes.versionName}>
          <span>{name}</span>
          {current && <Badge color="accent">{t('versions.live')}</Badge>}
        </div>
        <p className={classes.summary}>{change ? t('versions.change', { ...change }) : summary}</p>
        {note && <p className={classes.summary}>{t('versions.note', { note })}</p>}
        {saved && (
          <p className={classes.quiet} title={saved.title}>
            {saved.text}
          </p>
        )}
      </div>
      {key !== 'openai_api_key' && (
        <Button onClick={onCompare} aria-label={t('versions.compareOne', { name })}>
          {t('versions.compare')}
        </Button>
      )}
    </li>
  )
}
