import { textsOf } from '#web/lib/texts.ts'
import type { ModelForm } from './model-form-values.ts'
import type { ModelWork } from './use-model-work.ts'

const t = textsOf('adminSettings')

const ORDER: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** Label, help and problem of a field. */
export const fieldsOf =
  ({ form }: ModelWork) =>
  (name: keyof ModelForm, description?: string) => ({
    name,
    label: t(`models.field.${name}`),
    description,
    inputWrapperOrder: ORDER,
    size: 'md' as const,
    ...form.getInputProps(name),
  })
