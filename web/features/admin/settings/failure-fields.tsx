import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Select, Stack } from '@mantine/core'
import type { CheckedProvider } from '#shared/admin/check-model.ts'
import { type ApiProvider, type ModelConfig, OnModelFailure } from '#shared/admin/setting-fields.ts'
import type { LocalServer } from '#shared/models.ts'
import { textsOf } from '#web/lib/texts.ts'
import { serverName } from './local-names.ts'
import classes from './model-panel.module.css'
import { useCheck, useLocalModels } from './use-check.ts'

const t = textsOf('adminSettings')

type FailureFieldsProps = {
  provider: ApiProvider
  config: ModelConfig
  onChange: (part: Partial<ModelConfig>) => void
  /** Models of the same place that may answer instead. */
  models: readonly string[]
}

/** What happens when the model fails, and who answers then. */
export function FailureFields({ provider, config, onChange, models }: FailureFieldsProps) {
  const { on_model_failure: chosen = 'error' } = config
  return (
    <div className={classes.section}>
      <Radio.Group
        label={t('failing.label')}
        value={chosen}
        onChange={(value) => {
          const next = OnModelFailure.safeParse(value).data
          if (next) onChange({ on_model_failure: next })
        }}
      >
        <Stack gap="sm" mt="sm">
          {(['error', 'second_model', 'guide'] as const).map((value) => (
            <div key={value}>
              <Radio value={value} label={t(`failing.${value}`)} description={t(`failing.${value}Hint`)} />
              {value === 'second_model' && chosen === value && (
                <SecondModel provider={provider} config={config} onChange={onChange} models={models} />
              )}
            </div>
          ))}
        </Stack>
      </Radio.Group>
      <p className={classes.hint}>{t('failing.always')}</p>
    </div>
  )
}

/** Where a model is and what it is called, as the value of a select. */
const optionOf = (model: string, local: LocalServer | undefined) => JSON.stringify([model, local ?? null])

/** The second model: of the same provider, or on this machine. Choosing one asks it for a word. */
function SecondModel({ provider, config, onChange, models }: FailureFieldsProps) {
  const { model, second_model: second, second_local: local } = config
  const { data: found } = useLocalModels()
  const check = useCheck()
  const same = [...new Set([...models.filter((id) => id !== model), ...(second && !local ? [second] : [])])]
  const here = (found?.servers ?? []).flatMap(({ server, models }) =>
    models.map(({ id }) => ({ id, server })),
  )
  const kept = second && local && !here.some(({ id, server }) => id === second && server === local)
  const options = [
    ...same.map((id) => ({ value: optionOf(id, undefined), label: id })),
    ...[...here, ...(kept ? [{ id: second, server: local }] : [])].map(({ id, server }) => ({
      value: optionOf(id, server),
      label: t('failing.here', { model: id, server: serverName(server) }),
    })),
  ]
  const choose = (value: string | null) => {
    const [id, server] = JSON.parse(value ?? '[]') as [string?, LocalServer?]
    if (!id) return
    onChange({ second_model: id, second_local: server ?? undefined })
    check.mutate({ provider: server ? 'direct' : provider, model: id, ...placeOf(config, server) })
  }
  return (
    <div className={classes.second}>
      <Select
        aria-label={t('failing.second')}
        placeholder={t('failing.choose')}
        searchable
        allowDeselect={false}
        data={options}
        value={second ? optionOf(second, local) : null}
        onChange={choose}
      />
      <p role="status" className={classes.hint}>
        {check.isPending && t('failing.trying', { model: second ?? '' })}
        {check.data && resultOf(check.data, second ?? '')}
      </p>
    </div>
  )
}

const placeOf = (config: ModelConfig, server: LocalServer | undefined) =>
  server ? { local: server } : config.local ? { local: config.local } : {}

const resultOf = ({ ok, error = '' }: CheckedProvider, model: string) =>
  ok ? t('failing.answered', { model }) : t('failing.silent', { model, said: error })
