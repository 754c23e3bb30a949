import { ModelConfig } from '#shared/admin/setting-fields.ts'
import { DEFAULT_GATEWAY_MODEL } from '#shared/models.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useSession } from '#web/lib/use-session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { AnswersNow } from './answers-now.tsx'
import { FailureFields } from './failure-fields.tsx'
import { Fold } from './fold.tsx'
import { KeySection } from './key-section.tsx'
import { serverName } from './local-names.ts'
import { LocalOffer } from './local-offer.tsx'
import classes from './model-panel.module.css'
import { capabilitiesOf, rowsOf } from './model-rows.ts'
import { ModelTable } from './model-table.tsx'
import { useModels } from './models/use-models.ts'
import { ThinkingFields } from './thinking-fields.tsx'
import { useKeyCheck } from './use-key-check.ts'
import type { Saving } from './use-saving.ts'
import type { PageSettings } from './use-settings.ts'
import { providerLabel, type Values } from './values.ts'

const t = textsOf('adminSettings')
const NOTHING = { models: [], families: [], measured: [] }

type ModelPanelProps = {
  values: Values
  settings: PageSettings
  onChange: (part: Partial<Values>) => void
  saving: Saving
  /** Whether it is open although a model answers: a notice brought the operator here. */
  proposed: boolean
}

/** Who answers, where that model is and how it is asked; folded away once one has answered. */
export function ModelPanel({ values, settings, onChange, saving, proposed }: ModelPanelProps) {
  const { api_provider: provider, model_config: config } = values
  const { now, providers } = settings
  const { data: catalogue = NOTHING } = useModels()
  const { isAdmin } = useSession()
  const check = useKeyCheck(values, saving.apiKey, settings)
  const setConfig = (part: Partial<ModelConfig>) => onChange({ model_config: { ...config, ...part } })
  const problem = ModelConfig.safeParse(config).error?.issues[0]?.message
  const saved = settings.settings.model_config
  const always = [saved.local === config.local ? saved.model : '', config.model].filter(Boolean)
  const rows = rowsOf(catalogue, {
    provider,
    isLocal: config.local !== undefined,
    listed: check.listed,
    always,
  })
  const answered = now?.state === 'answers' || now?.state === 'stands_in'
  return (
    <Fold
      title={t('model.title')}
      state={t('model.state', {
        provider: config.local ? serverName(config.local) : providerLabel(provider),
        model: config.model,
      })}
      open={!answered || proposed}
      readOnly={!isAdmin}
    >
      {now && <AnswersNow now={now} failing={saved.on_model_failure} />}
      {!config.local && (
        <LocalOffer
          alone={!providers.direct && !providers.gateway}
          onUse={({ server }, model) => {
            onChange({ api_provider: 'direct', model_config: { ...config, local: server, model } })
            check.runWith({ provider: 'direct', local: server })
          }}
        />
      )}
      <KeySection values={values} settings={settings} onChange={onChange} saving={saving} check={check} />
      <ModelTable
        // What was being typed belongs to the models of the provider before.
        key={provider}
        rows={rows}
        chosen={config.model}
        noteOf={(id) => noteOf(id, values, settings)}
        onChange={(model) => setConfig({ model })}
      />
      <ThinkingFields
        config={config}
        onChange={setConfig}
        capabilities={capabilitiesOf(catalogue, config.model)}
      />
      <FailureFields
        provider={provider}
        config={config}
        onChange={setConfig}
        models={rows.filter(({ lastDay }) => !lastDay?.over).map(({ id }) => id)}
      />
      <AnswerFields values={values} onChange={onChange} setConfig={setConfig} />
      {problem && (
        <div className={classes.problem}>
          <StateLine state="failed" text={problem} />
        </div>
      )}
    </Fold>
  )
}

/** What is said under a model: that it answers, is saved, or is only chosen. */
function noteOf(id: string, values: Values, { settings, now }: PageSettings): string | undefined {
  const { api_provider: provider, model_config: config } = values
  const here = settings.api_provider === provider && settings.model_config.local === config.local
  if (here && now?.by === id && (now.state === 'answers' || now.state === 'stands_in'))
    return t('table.answersNow')
  if (here && settings.model_config.model === id) return t('table.live')
  if (id === config.model) return t('table.chosen')
  return provider === 'gateway' && id === DEFAULT_GATEWAY_MODEL ? t('table.recommended') : undefined
}
