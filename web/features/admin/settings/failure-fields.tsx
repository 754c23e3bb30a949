import '@mantine/core/styles/Radio.layer.css'
import { Radio, Select, Stack, TextInput } from '@mantine/core'
import { type ModelConfig, OnModelFailure } from '#shared/admin/setting-fields.ts'
import { DEFAULT_EFFORT, EFFORTS } from '#shared/models.ts'

type FieldsProps = { config: ModelConfig; onChange: (part: Partial<ModelConfig>) => void }

const THINKING = { off: 'Off', low: 'Low', medium: 'Medium', high: 'High' } as const

/** How much the model thinks before a reply. */
export function ThinkingField({ config, onChange }: FieldsProps) {
  return (
    <Select
      label="Thinking"
      data={EFFORTS.map((value) => ({ value, label: THINKING[value] }))}
      allowDeselect={false}
      value={config.effort ?? DEFAULT_EFFORT}
      onChange={(value) => onChange({ effort: EFFORTS.find((effort) => effort === value) })}
      description="More thinking gives better replies, later and at a higher cost. Models that cannot think ignore it."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

const FAILURES: Record<OnModelFailure, string> = {
  error: 'Show the error',
  second_model: 'Answer with a second model',
  guide: 'Answer with the built-in guide',
}

/** What happens when the model fails, and the second model where it is that. */
export function FailureFields({ config, onChange }: FieldsProps) {
  const { on_model_failure: chosen = 'error', second_model: second } = config
  return (
    <>
      <Radio.Group
        label="When the model fails"
        description="You always get a notice on the overview, with the provider’s own words."
        value={chosen}
        onChange={(value) => {
          const next = OnModelFailure.safeParse(value).data
          if (next) onChange({ on_model_failure: next })
        }}
      >
        <Stack gap="xs" mt="xs">
          {OnModelFailure.options.map((value) => (
            <Radio key={value} value={value} label={FAILURES[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {chosen === 'second_model' && (
        <TextInput
          label="Second model"
          description="A model of the same provider, by its id."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          spellCheck={false}
          value={second ?? ''}
          onChange={(event) => onChange({ second_model: event.currentTarget.value || undefined })}
        />
      )}
    </>
  )
}
