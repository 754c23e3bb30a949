import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Collapse, MultiSelect, Select, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import type { Family } from '#shared/admin/model-entries.ts'
import { Level, Wire } from '#shared/model-catalogue.ts'
import { textsOf } from '#web/lib/texts.ts'
import { IconChevronDown } from '#web/ui/icons/chevron-down.tsx'
import { fieldsOf } from './fields-of.ts'
import { NO_LEVELS, STRUCTURED, TEMPERATURES, TOKEN_LIMITS } from './model-form-values.ts'
import classes from './models.module.css'
import type { ModelWork } from './use-model-work.ts'

const t = textsOf('adminSettings')

const wireName = (wire: Wire) => t(`models.wire.${wire}`)
const listOf = (levels: readonly string[]) => (levels.length === 0 ? t('models.noLevels') : levels.join(', '))

/** How the model is asked where that differs from its family; folded away, for few ever need it. */
export function AskingFields({ work, family }: { work: ModelWork; family: Family | undefined }) {
  const { form } = work
  const [opened, { toggle }] = useDisclosure(false)
  const id = useId()
  const field = fieldsOf(work)
  const { effort, wires } = form.getValues()
  const single = (name: 'temperature' | 'tokenLimit' | 'structured') => ({
    ...field(name),
    clearable: true,
    value: form.getValues()[name] || null,
    onChange: (value: string | null) => form.setFieldValue(name, value ?? ''),
  })
  return (
    <div>
      <UnstyledButton className={classes.more} onClick={toggle} aria-expanded={opened} aria-controls={id}>
        <IconChevronDown size={18} stroke={1.6} aria-hidden="true" />
        {t('models.asking')}
      </UnstyledButton>
      <Collapse expanded={opened} id={id}>
        <p className={classes.hint}>{t('models.askingHint')}</p>
        <div className={classes.part}>
          <Select
            {...single('temperature')}
            data={TEMPERATURES.map((value) => ({ value, label: t(`models.temperature.${value}`) }))}
            placeholder={family && t(`models.temperature.${family.temperature}`)}
          />
          <MultiSelect
            {...field('effort')}
            data={[...Level.options, { value: NO_LEVELS, label: t('models.noLevels') }]}
            placeholder={effort.length === 0 && family ? listOf(family.effort) : undefined}
            onChange={(chosen) => {
              const last = chosen.at(-1)
              form.setFieldValue(
                'effort',
                last === NO_LEVELS ? [NO_LEVELS] : chosen.filter((level) => level !== NO_LEVELS),
              )
            }}
          />
          <MultiSelect
            {...field('wires')}
            data={Wire.options.map((value) => ({ value, label: wireName(value) }))}
            placeholder={wires.length === 0 && family ? family.wires.map(wireName).join(', ') : undefined}
          />
          <Select
            {...single('structured')}
            data={STRUCTURED.map((value) => ({ value, label: t(`models.structured.${value}`) }))}
            placeholder={family && t(`models.structured.${family.structured}`)}
          />
          <Select {...single('tokenLimit')} data={TOKEN_LIMITS} placeholder={family?.token_limit} />
        </div>
      </Collapse>
    </div>
  )
}
