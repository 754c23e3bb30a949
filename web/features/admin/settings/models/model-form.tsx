import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, Button, Group, Stack, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { formatDate } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { DayInput } from '../../shared/day-input.tsx'
import { AskingFields } from './asking-fields.tsx'
import { fieldsOf } from './fields-of.ts'
import { familyOf } from './model-form-values.ts'
import { LimitsPart, NamingPart, Part, PricesPart } from './model-parts.tsx'
import type { ModelWork } from './use-model-work.ts'

const t = textsOf('adminSettings')

/** Everything that is known of a model, each field with its problem under it. */
export function ModelForm({ work, names }: { work: ModelWork; names: readonly string[] }) {
  const { form, model, families, pending } = work
  const field = fieldsOf(work)
  const values = form.getValues()
  const family = familyOf(values, families)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(
      () => work.save(),
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    )(event)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <NamingPart work={work} family={family} />
        <LimitsPart work={work} family={family} />
        <PricesPart work={work} />
        <Part>
          <DayInput {...field('day', dayHelp(model))} />
          <Autocomplete
            {...field('replacement', t('models.help.replacement'))}
            data={names.filter((name) => name !== values.id)}
            limit={8}
          />
        </Part>
        <AskingFields work={work} family={family} />
        <TextInput {...field('source', t('models.help.source'))} />
        {work.failure && <StateLine state="failed" text={work.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={work.cancel} disabled={pending}>
            {t('models.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={pending}>
            {model ? t('models.save') : t('models.addNew')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** What the provider's own list says, where that is earlier than what ships. */
function dayHelp(model: KnownModel | null): string {
  const { day, by } = model?.lastDay ?? {}
  return day && by === 'provider'
    ? t('models.help.providerDay', { date: formatDate(day) })
    : t('models.help.noDay')
}
