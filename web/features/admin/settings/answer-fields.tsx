import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { NumberInput, Switch } from '@mantine/core'
import { MEMBER_DAILY_MAX, MemberDailyLimit, type ModelConfig } from '#shared/admin/setting-fields.ts'
import { textsOf } from '#web/lib/texts.ts'
import classes from './model-panel.module.css'
import type { Values } from './values.ts'

const t = textsOf('adminSettings')

type AnswerFieldsProps = {
  values: Values
  onChange: (part: Partial<Values>) => void
  setConfig: (part: Partial<ModelConfig>) => void
}

/** How replies appear, and how many messages members may send. */
export function AnswerFields({ values, onChange, setConfig }: AnswerFieldsProps) {
  return (
    <div className={classes.section}>
      <Switch
        label={t('streaming.label')}
        description={t('streaming.hint')}
        checked={values.model_config.stream}
        onChange={(event) => setConfig({ stream: event.currentTarget.checked })}
      />
      <Switch
        label={t('placeholders.label')}
        description={t(values.model_config.local ? 'placeholders.here' : 'placeholders.hint')}
        checked={values.placeholders}
        onChange={(event) => onChange({ placeholders: event.currentTarget.checked })}
      />
      <NumberInput
        className={classes.limit}
        label={t('limit.label')}
        description={t('limit.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        size="md"
        min={1}
        max={MEMBER_DAILY_MAX}
        allowDecimal={false}
        thousandSeparator=","
        placeholder={t('limit.none')}
        value={values.member_daily_limit ?? ''}
        onChange={(value) => {
          if (value === '') onChange({ member_daily_limit: null })
          else if (MemberDailyLimit.safeParse(value).success) onChange({ member_daily_limit: Number(value) })
        }}
      />
    </div>
  )
}
