import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { NumberInput, Switch } from '@mantine/core'
import {
  MEMBER_DAILY_MAX,
  MemberDailyLimit,
  type ModelConfig,
  TEMPERATURE,
} from '#shared/admin/setting-fields.ts'
import type { Values } from './values.ts'

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type AnswerFieldsProps = {
  values: Values
  onChange: (part: Partial<Values>) => void
  setConfig: (part: Partial<ModelConfig>) => void
}

/** How the model answers, and how many messages members may send it. */
export function AnswerFields({ values, onChange, setConfig }: AnswerFieldsProps) {
  const { model_config: config } = values
  return (
    <>
      <NumberInput
        label="Temperature"
        description="0 gives the same answer each time; higher varies more. The default is 0.7."
        inputWrapperOrder={order}
        size="md"
        min={TEMPERATURE.min}
        max={TEMPERATURE.max}
        step={0.1}
        decimalScale={2}
        value={config.temperature}
        onChange={(value) => {
          if (typeof value === 'number') setConfig({ temperature: value })
        }}
      />
      <Switch
        label="Enable Streaming"
        description="Replies appear word by word. Without it they appear once they are whole."
        checked={config.stream}
        onChange={(event) => setConfig({ stream: event.currentTarget.checked })}
      />
      <NumberInput
        label="Messages per day for all members"
        description="Caps what members can cost you. At the limit they are asked to come back tomorrow. Leave it empty for no limit."
        inputWrapperOrder={order}
        size="md"
        min={1}
        max={MEMBER_DAILY_MAX}
        allowDecimal={false}
        thousandSeparator=","
        placeholder="No limit"
        value={values.member_daily_limit ?? ''}
        onChange={(value) => {
          if (value === '') onChange({ member_daily_limit: null })
          else if (MemberDailyLimit.safeParse(value).success) onChange({ member_daily_limit: Number(value) })
        }}
      />
    </>
  )
}
