import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { KNOWLEDGE_LIMITS, type KnowledgeForm } from '#shared/admin/knowledge.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { countOf } from './count-of.ts'
import { KeepTexts } from './keep-texts.tsx'
import type { EntryWork } from './use-entry-work.ts'

const limits: Record<keyof KnowledgeForm, number> = {
  title: KNOWLEDGE_LIMITS.title,
  category: KNOWLEDGE_LIMITS.category,
  content: KNOWLEDGE_LIMITS.content,
  keywords: KNOWLEDGE_LIMITS.keywords,
  relevance_tags: KNOWLEDGE_LIMITS.tags,
}

/** The five fields of an entry, each with its problem under it, and its count when the limit is near. */
export function EntryForm({ work, categories }: { work: EntryWork; categories: readonly string[] }) {
  const { form, entry, pending } = work
  const field = (name: keyof KnowledgeForm) => ({
    name,
    // An asterisk is part of the label; the spec writes it there.
    withAsterisk: false,
    description: countOf(form.values[name], limits[name]),
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    ...form.getInputProps(name),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.onSubmit(
      () => work.save(),
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    )(event)
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {work.restored && (
          <StateLine
            state="info"
            text="What you wrote here and did not save is back."
            action={{ label: 'Discard it', onClick: work.startOver }}
          />
        )}
        <TextInput label="Title *" data-autofocus {...field('title')} />
        <Autocomplete
          label="Category *"
          placeholder="e.g. ICP, Enterprise Sales, Pricing"
          data={[...categories]}
          limit={8}
          size="md"
          {...field('category')}
        />
        <Textarea label="Content *" rows={8} {...field('content')} />
        <TextInput label="Keywords (comma-separated)" {...field('keywords')} />
        <TextInput label="Relevance Tags (comma-separated)" {...field('relevance_tags')} />
        {entry && work.outdates && (
          <KeepTexts texts={entry.texts} keep={work.keepTexts} onChange={work.setKeepTexts} />
        )}
        {work.failure && <StateLine state="failed" text={work.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={work.cancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" variant="filled" loading={pending}>
            {entry ? 'Update' : 'Create'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
