import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Autocomplete, Button, Group, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { KnownModel } from '#shared/admin/model-entries.ts'
import { formatDate } from '#web/lib/format.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { AskingFields } from './asking-fields.tsx'
import { fieldsOf } from './fields-of.ts'
import { FIELD_NAMES, familyOf } from './model-form-values.ts'
import classes from './models.module.css'
import type { ModelWork } from './use-model-work.ts'

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
        <Part>
          {!model && (
            <TextInput
              {...field('id', 'As the provider spells it. What stands before a slash is left out.')}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
            />
          )}
          <TextInput
            {...field('aliases', 'Separate them with commas. A date at the end of an id needs none.')}
            autoComplete="off"
            spellCheck={false}
            data-autofocus={model ? true : undefined}
          />
          <Select
            {...field('family', 'It is asked like this family, unless you say otherwise below.')}
            data={families.map(({ id, prefixes }) => ({
              value: id,
              label: prefixes.length === 0 ? `${id} (any other model)` : id,
            }))}
            allowDeselect={false}
            value={family?.id ?? null}
          />
        </Part>
        <Part>
          <NumberInput
            {...field('context', 'Tokens that it can read and write together.')}
            {...tokens}
            placeholder={family?.context.toLocaleString('en')}
          />
          <NumberInput
            {...field('output', 'Tokens that it can write.')}
            {...tokens}
            placeholder={family?.output.toLocaleString('en')}
          />
        </Part>
        <Part title="Prices, in dollars per million tokens">
          <NumberInput {...field('input')} {...dollars} />
          <NumberInput {...field('outputPrice')} {...dollars} />
          <NumberInput {...field('cached', 'Without it, priced as input.')} {...dollars} />
          <NumberInput {...field('cacheWrite', 'Without it, priced as input.')} {...dollars} />
          <Switch
            className={classes.whole}
            label={FIELD_NAMES.changes}
            {...form.getInputProps('changes', { type: 'checkbox' })}
          />
          {values.changes && (
            <>
              <TextInput {...field('until')} type="date" className={classes.whole} />
              <NumberInput {...field('laterInput')} {...dollars} />
              <NumberInput {...field('laterOutput')} {...dollars} />
              <NumberInput {...field('laterCached')} {...dollars} />
              <NumberInput {...field('laterCacheWrite')} {...dollars} />
            </>
          )}
        </Part>
        <Part>
          <TextInput {...field('day', dayHelp(model))} type="date" />
          <Autocomplete
            {...field('replacement', 'Answers from the day after.')}
            data={names.filter((name) => name !== values.id)}
            limit={8}
          />
        </Part>
        <AskingFields work={work} family={family} />
        <TextInput {...field('source', 'The page and the day, so that others can check it.')} />
        {work.failure && <StateLine state="failed" text={work.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={work.cancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={pending}>
            {model ? 'Save' : 'Add'}
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
    ? `The provider’s list says ${formatDate(day)}. Another day than the one that ships replaces it.`
    : 'Leave it empty if none is named.'
}

/** Fields that belong together. */
function Part({ title, children }: { title?: string; children: ReactNode }) {
  if (title === undefined) return <div className={classes.part}>{children}</div>
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
