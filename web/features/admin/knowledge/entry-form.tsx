import '@mantine/core/styles/Combobox.layer.css'
import { Autocomplete, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { KNOWLEDGE_LIMITS, type KnowledgeForm } from '#shared/admin/knowledge.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import { countOf } from './count-of.ts'
import { KeepTexts } from './keep-texts.tsx'
import type { EntryWork } from './use-entry-work.ts'

const t = textsOf('adminKnowledge')

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
            text={t('form.back')}
            action={{ label: t('form.discard'), onClick: work.startOver }}
          />
        )}
        <TextInput label={t('form.title')} data-autofocus {...field('title')} />
        <Autocomplete
          label={t('form.category')}
          placeholder={t('form.example')}
          data={[...categories]}
          limit={8}
          size="md"
          {...field('category')}
        />
        <Textarea label={t('form.content')} rows={8} {...field('content')} />
        <TextInput label={t('form.keywords')} {...field('keywords')} />
        <TextInput label={t('form.tags')} {...field('relevance_tags')} />
        {entry && work.outdates && (
          <KeepTexts texts={entry.texts} keep={work.keepTexts} onChange={work.setKeepTexts} />
        )}
        {work.failure && <StateLine state="failed" text={work.failure} />}
        <Group justify="flex-end" gap="sm">
          <Button onClick={work.cancel} disabled={pending}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={pending}>
            {t(entry ? 'form.update' : 'form.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
