import '@mantine/core/styles/Combobox.layer.css'
import { Select } from '@mantine/core'
import { ApiProvider, ModelConfig } from '#shared/admin/setting-fields.ts'
import type { AssistantSettings } from '#shared/admin/settings.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { ApiKeyField } from './api-key-field.tsx'
import { CheckKey } from './check-key.tsx'
import { FailureFields, ThinkingField } from './failure-fields.tsx'
import { Fold } from './fold.tsx'
import { LocalOffer } from './local-offer.tsx'
import { ModelSelect } from './model-select.tsx'
import classes from './settings.module.css'
import type { Saving } from './use-saving.ts'
import { modelFor, PROVIDERS, type Values } from './values.ts'

type ModelPanelProps = {
  values: Values
  settings: AssistantSettings
  onChange: (part: Partial<Values>) => void
  saving: Saving
}

/** Provider, key, model, temperature and streaming, folded away once a model can answer. */
export function ModelPanel({ values, settings, onChange, saving }: ModelPanelProps) {
  const { api_provider: provider, model_config: config } = values
  const setConfig = (part: Partial<ModelConfig>) => onChange({ model_config: { ...config, ...part } })
  const problem = ModelConfig.safeParse(config).error?.issues[0]?.message
  return (
    <Fold
      title="Advanced Model Configuration"
      state={`${PROVIDERS[provider]} · ${config.model}`}
      open={!settings.providers.direct && !settings.providers.gateway}
    >
      <div className={classes.inset}>
        <LocalOffer
          wanted={!settings.providers.direct && !settings.providers.gateway && !config.local}
          pending={saving.pending}
          onUse={({ server }, model) =>
            void saving.connect({ api_provider: 'direct', model_config: { ...config, local: server, model } })
          }
        />
      </div>
      <div className={classes.model}>
        <ProviderField values={values} settings={settings} onChange={onChange} />
        {provider === 'direct' && !config.local && (
          <ApiKeyField state={settings.settings.openai_api_key} saving={saving} />
        )}
        {config.local && (
          <StateLine
            state="info"
            text="The model runs on this machine and needs no key."
            action={{ label: 'Use the provider instead', onClick: () => setConfig({ local: undefined }) }}
          />
        )}
        <ModelSelect
          key={provider}
          provider={provider}
          model={config.model}
          onChange={(model) => setConfig({ model })}
        />
        <CheckKey
          input={{
            provider,
            ...(saving.apiKey.trim() && provider === 'direct' && { key: saving.apiKey.trim() }),
            ...(config.local && { local: config.local }),
          }}
          onPick={(model) => setConfig({ model })}
        />
        <ThinkingField config={config} onChange={setConfig} />
        <FailureFields config={config} onChange={setConfig} />
        <AnswerFields values={values} onChange={onChange} setConfig={setConfig} />
        {problem && <StateLine state="failed" text={problem} />}
      </div>
    </Fold>
  )
}

type ProviderFieldProps = Pick<ModelPanelProps, 'values' | 'settings' | 'onChange'>

function ProviderField({ values, settings, onChange }: ProviderFieldProps) {
  const { api_provider: provider, model_config: config } = values
  return (
    <Select
      label="API Provider"
      data={ApiProvider.options.map((value) => ({ value, label: PROVIDERS[value] }))}
      allowDeselect={false}
      value={provider}
      onChange={(next) => {
        const chosen = ApiProvider.safeParse(next).data
        if (!chosen) return
        onChange({
          api_provider: chosen,
          model_config: { ...config, local: undefined, model: modelFor(chosen, config.model) },
        })
      }}
      description={config.local ? undefined : availability(provider, settings)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

/** Whether this server can reach a provider, and what to do when not. */
function availability(provider: ApiProvider, { providers, settings }: AssistantSettings): string {
  if (providers[provider]) return 'This server has an address and a key for it.'
  if (provider === 'gateway') {
    return 'This server has no gateway yet: an operator sets AI_GATEWAY_URL and AI_GATEWAY_KEY. Until then nobody gets an answer, unless you let somebody else answer when the model fails.'
  }
  return settings.openai_api_key.set && !settings.openai_api_key.readable
    ? 'The saved key can no longer be read. Enter it again.'
    : 'No key yet: the built-in guide answers until one is saved.'
}
