import { Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import type { ApiProvider } from '#shared/admin/setting-fields.ts'
import { ESTIMATE, MODEL_OPTIONS } from '#shared/models.ts'
import { estimateWith } from './models/model-words.ts'
import { useModels } from './models/use-models.ts'
import classes from './settings.module.css'

const OTHER = 'other'
/** While the list of models is on its way, or cannot be had. */
const NOTHING: { models: readonly KnownModel[] } = { models: [] }

type ModelSelectProps = { provider: ApiProvider; model: string; onChange: (model: string) => void }

/** The models of a provider and those that operators added, with what each would cost, and any further one by its id. */
export function ModelSelect({ provider, model, onChange }: ModelSelectProps) {
  const { data: { models } = NOTHING } = useModels()
  const added = models.filter(({ source }) => source === 'added').map(({ entry }) => entry.id)
  const options: readonly string[] = [...MODEL_OPTIONS[provider], ...added]
  const [typing, setTyping] = useState(false)
  const other = typing || !options.includes(model)
  return (
    <div className={classes.pickModel}>
      <Select
        label="Model"
        data={[
          ...options.map((value, index) => ({
            value,
            label: provider === 'gateway' && index === 0 ? `${value} (recommended)` : value,
          })),
          { value: OTHER, label: 'Another model, by its id' },
        ]}
        allowDeselect={false}
        maxDropdownHeight={360}
        value={other ? OTHER : model}
        onChange={(value) => {
          setTyping(value === OTHER)
          if (value && value !== OTHER) onChange(value)
        }}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <span>{option.label}</span>
            {option.value !== OTHER && (
              <span className={`num ${classes.quiet}`}>{priceText(models, provider, option.value)}</span>
            )}
          </span>
        )}
        description={`Estimated cost for ${ESTIMATE.conversations.toLocaleString('en')} conversations: ${priceText(models, provider, model)}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {other && (
        <TextInput
          label="Model id"
          description="As the provider spells it, for example mistral-large-latest."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          spellCheck={false}
          value={model}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <p className={classes.quiet}>
        An estimate assumes {ESTIMATE.promptTokens} input and {ESTIMATE.completionTokens} output tokens a
        conversation.
      </p>
    </div>
  )
}

/** "$0.36", or the words for what has no price of its own. */
function priceText(models: readonly KnownModel[], provider: ApiProvider, model: string): string {
  const cost = estimateWith(models, provider, model)
  return cost === null ? 'usage-based pricing' : `$${cost.toFixed(2)}`
}
