import '@mantine/core/styles/Combobox.layer.css'
import { Button, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiProvider } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { ApiKeyField } from './api-key-field.tsx'
import { CheckResult } from './check-result.tsx'
import classes from './key-section.module.css'
import { serverName } from './local-names.ts'
import type { KeyCheck } from './use-key-check.ts'
import type { Saving } from './use-saving.ts'
import { modelFor, providerLabel, sameValue, type Values } from './values.ts'

const t = textsOf('adminSettings')

type KeySectionProps = {
  values: Values
  settings: AssistantSettings
  onChange: (part: Partial<Values>) => void
  saving: Saving
  check: KeyCheck
}

/** Where the model is, the key for it, and whether both work. */
export function KeySection({ values, settings, onChange, saving, check }: KeySectionProps) {
  const { api_provider: provider, model_config: config } = values
  const name = config.local ? serverName(config.local) : settings.names[provider]
  const isKey = provider === 'direct' && !config.local
  const saved = settings.settings
  const unsaved =
    saving.apiKey !== '' || saved.api_provider !== provider || !sameValue(saved.model_config, config)
  const button = (
    <Button onClick={check.run} disabled={!check.possible || check.isPending}>
      {check.isPending ? t('key.checking') : isKey ? t('key.check') : t('key.checkPlace')}
    </Button>
  )
  return (
    <div className={classes.root}>
      <div className={classes.fields}>
        <Select
          label={t('key.provider')}
          data={ApiProvider.options.map((value) => ({ value, label: providerLabel(value) }))}
          allowDeselect={false}
          value={provider}
          onChange={(next) => {
            const chosen = ApiProvider.safeParse(next).data
            if (!chosen) return
            const model = modelFor(chosen, config.model)
            onChange({ api_provider: chosen, model_config: { ...config, local: undefined, model } })
          }}
        />
        {isKey ? (
          <ApiKeyField state={settings.settings.openai_api_key} saving={saving} beside={button} />
        ) : (
          <Place text={config.local ? t('key.here') : gatewayText(settings)}>{button}</Place>
        )}
      </div>
      {config.local && (
        <StateLine
          state="info"
          text={t('model.local', { server: serverName(config.local) })}
          action={{
            label: t('key.leave'),
            onClick: () =>
              onChange({
                model_config: { ...config, local: undefined, model: modelFor(provider, config.model) },
              }),
          }}
        />
      )}
      <CheckResult check={check} isKey={isKey} name={name} unsaved={unsaved} />
    </div>
  )
}

function Place({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.place}>
      <p className={classes.hint}>{text}</p>
      {children}
    </div>
  )
}

const gatewayText = ({ providers, names }: AssistantSettings) =>
  providers.gateway ? t('key.gateway', { name: names.gateway }) : t('key.noGateway')
