import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { NumberInput, SegmentedControl } from '@mantine/core'
import { useId, useState } from 'react'
import { type ModelConfig, TEMPERATURE } from '#shared/admin/setting-fields.ts'
import type { Capabilities } from '#shared/model-catalogue.ts'
import { DEFAULT_EFFORT, EFFORTS, type Effort } from '#shared/models.ts'
import { textsOf } from '#web/lib/texts.ts'
import { type Typed, typedNumber } from '#web/lib/typed-number.ts'
import classes from './model-panel.module.css'

const t = textsOf('adminSettings')

type ThinkingFieldsProps = {
  config: ModelConfig
  onChange: (part: Partial<ModelConfig>) => void
  /** How the chosen model is asked; undefined while that is on its way. */
  capabilities: Capabilities | undefined
}

/** How much the model thinks and how much it varies, as far as it can be told. */
export function ThinkingFields({ config, onChange, capabilities }: ThinkingFieldsProps) {
  return (
    <div className={classes.pair}>
      <Thinking config={config} onChange={onChange} capabilities={capabilities} />
      <Temperature config={config} onChange={onChange} capabilities={capabilities} />
    </div>
  )
}

function Thinking({ config: { model, effort }, onChange, capabilities }: ThinkingFieldsProps) {
  const id = useId()
  const levels = capabilities?.effort
  const lacking = levels ? EFFORTS.filter((each) => !levels.includes(each === 'off' ? 'none' : each)) : []
  const untold = levels?.length === 0
  return (
    <div className={classes.field}>
      <span id={id} className={classes.label}>
        {t('thinking.label')}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        data={EFFORTS.map((value) => ({
          value,
          label: t(`thinking.${value}`),
          disabled: lacking.includes(value),
        }))}
        value={effort ?? DEFAULT_EFFORT}
        onChange={(value) => onChange({ effort: EFFORTS.find((each) => each === value) })}
      />
      <p className={classes.hint}>
        {untold && t('thinking.never', { model })}
        {!untold && lacking.length > 0 && `${t('thinking.lacks', { model, levels: namesOf(lacking) })} `}
        {!untold && t('thinking.hint')}
      </p>
    </div>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })
const namesOf = (efforts: readonly Effort[]) => list.format(efforts.map((effort) => t(`thinking.${effort}`)))

function Temperature({ config, onChange, capabilities }: ThinkingFieldsProps) {
  const { model, temperature, effort } = config
  // What stands in the field while somebody types: "0." is no temperature yet.
  const [typed, setTyped] = useState<Typed | null>(null)
  const takes = capabilities?.temperature ?? 'always'
  const thinks = (effort ?? DEFAULT_EFFORT) !== 'off'
  const why = takes === 'never' ? 'never' : takes === 'unless_thinking' && thinks ? 'thinking' : undefined
  return (
    <NumberInput
      label={t('temperature.label')}
      description={why ? t(`temperature.${why}`, { model, value: temperature }) : t('temperature.hint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      min={TEMPERATURE.min}
      max={TEMPERATURE.max}
      step={0.1}
      decimalScale={2}
      disabled={why !== undefined}
      value={typed ?? temperature}
      error={typed === '' && t('temperature.empty', { value: temperature })}
      onChange={(value) => {
        setTyped(value)
        const number = typedNumber(value)
        if (number !== undefined && number >= TEMPERATURE.min && number <= TEMPERATURE.max)
          onChange({ temperature: number })
      }}
      // What is kept is what is shown, before anything else is clicked.
      onBlur={() => setTyped(null)}
    />
  )
}
