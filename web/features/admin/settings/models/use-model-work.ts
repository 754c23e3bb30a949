import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type Family, KnownModel } from '#shared/admin/model-entries.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { currentOf, savedByOf } from '../../shared/saved-by.ts'
import { entryOf, formOf, formProblems, problemFrom } from './model-form-values.ts'
import { useSaveModel } from './use-models.ts'

const t = textsOf('adminSettings')

/** What somebody else saved first, and who. */
type Conflict = KnownModel & { readonly savedBy: string | null }

/** The work on one model: the form, saving it, and what to do when somebody else saved first. */
export function useModelWork(model: KnownModel | null, families: readonly Family[], onClose: () => void) {
  const [base, setBase] = useState(model?.updatedAt ?? null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = useSaveModel()
  const form = useForm({
    initialValues: formOf(model?.entry ?? null),
    validate: (values) => formProblems(values, families),
  })

  const onError = (error: Error) => {
    const stored = conflictOf(error)
    if (stored) return setConflict(stored)
    // Somebody else took the entry away: saving again adds it anew.
    if (error instanceof ApiError && error.code === 'conflict') setBase(null)
    const text = errorText(error, t('unreachable'))
    const found = problemFrom(text)
    if (!found) return setFailure(t('models.kept', { problem: text }))
    form.setFieldError(found.field, found.problem)
    form.getInputNode(found.field)?.focus()
  }
  const submit = (expectedUpdatedAt: string | null) => {
    const entry = entryOf(form.getValues(), families)
    if (!entry) return
    setFailure(null)
    save.mutate({ entry, expectedUpdatedAt }, { onSuccess: onClose, onError })
  }
  const goOnFrom = (stored: KnownModel) => {
    setBase(stored.updatedAt)
    setConflict(null)
  }

  return {
    form,
    model,
    families,
    conflict,
    failure,
    pending: save.isPending,
    save: () => submit(base),
    saveMine: () => {
      if (!conflict) return
      goOnFrom(conflict)
      submit(conflict.updatedAt)
    },
    takeStored: () => {
      if (!conflict) return
      goOnFrom(conflict)
      form.setValues(formOf(conflict.entry))
    },
    goOnEditing: () => conflict && goOnFrom(conflict),
    cancel: onClose,
  }
}

export type ModelWork = ReturnType<typeof useModelWork>

function conflictOf(error: unknown): Conflict | undefined {
  const current = currentOf(error)
  const stored = KnownModel.safeParse(current).data
  return stored && { ...stored, savedBy: savedByOf(current) }
}
