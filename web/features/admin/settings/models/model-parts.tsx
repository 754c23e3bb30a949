import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { NumberInput, Select, Switch, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { textsOf } from '#web/lib/texts.ts'
import { DayInput } from '../../shared/day-input.tsx'
import { fieldsOf } from './fields-of.ts'
import type { familyOf } from './model-form-values.ts'
import classes from './models.module.css'
import type { ModelWork } from './use-model-work.ts'

const t = textsOf('adminSettings')

const tokens = {
  hideControls: true,
  min: 1,
  allowDecimal: false,
  allowNegative: false,
  thousandSeparator: ',',
}
const dollars = {
  hideControls: true,
  min: 0,
  allowNegative: false,
  prefix: '$',
  decimalScale: 6,
  thousandSeparator: ',',
}

type PartProps = { work: ModelWork; family: ReturnType<typeof familyOf> }

/** What a model is called, and how it is asked. */
export function NamingPart({ work, family }: PartProps) {
  const { model, families } = work
  const field = fieldsOf(work)
  return (
    <Part>
      {!model && (
        <TextInput
          {...field('id', t('models.help.id'))}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
      <TextInput
        {...field('aliases', t('models.help.aliases'))}
        autoComplete="off"
        spellCheck={false}
        data-autofocus={model ? true : undefined}
      />
      <Select
        {...field('family', t('models.help.family'))}
        data={families.map(({ id, prefixes }) => ({
          value: id,
          label: prefixes.length === 0 ? t('models.anyOther', { id }) : id,
        }))}
        allowDeselect={false}
        value={family?.id ?? null}
      />
    </Part>
  )
}

/** How much it can read and write. */
export function LimitsPart({ work, family }: PartProps) {
  const field = fieldsOf(work)
  return (
    <Part>
      <NumberInput
        {...field('context', t('models.help.context'))}
        {...tokens}
        placeholder={family?.context.toLocaleString('en')}
      />
      <NumberInput
        {...field('output', t('models.help.output'))}
        {...tokens}
        placeholder={family?.output.toLocaleString('en')}
      />
    </Part>
  )
}

/** What it costs now, and from a day on. */
export function PricesPart({ work }: Pick<PartProps, 'work'>) {
  const { form } = work
  const field = fieldsOf(work)
  return (
    <Part title={t('models.prices')}>
      <NumberInput {...field('input')} {...dollars} />
      <NumberInput {...field('outputPrice')} {...dollars} />
      <NumberInput {...field('cached', t('models.help.price'))} {...dollars} />
      <NumberInput {...field('cacheWrite', t('models.help.price'))} {...dollars} />
      <Switch
        className={classes.whole}
        label={t('models.field.changes')}
        {...form.getInputProps('changes', { type: 'checkbox' })}
      />
      {form.getValues().changes && (
        <>
          <DayInput {...field('until')} className={classes.whole} />
          <NumberInput {...field('laterInput')} {...dollars} />
          <NumberInput {...field('laterOutput')} {...dollars} />
          <NumberInput {...field('laterCached')} {...dollars} />
          <NumberInput {...field('laterCacheWrite')} {...dollars} />
        </>
      )}
    </Part>
  )
}

/** Fields that belong together. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className={classes.part}>{children}</div>
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
