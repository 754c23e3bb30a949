import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { nameProblem } from '#web/lib/field-rules.ts'
import { updateName } from '#web/lib/session.ts'
import { textsOf } from '#web/lib/texts.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

const t = textsOf('account')

export function NameForm({ fullName }: { fullName: string }) {
  const { run, pending, failure } = useChange(updateName, {
    done: { title: t('name.done') },
    failed: t('name.refused'),
  })
  const form = useForm({ initialValues: { name: fullName }, validate: { name: nameProblem } })
  return (
    <Card title={t('name.title')}>
      <form className={classes.fields} onSubmit={form.onSubmit(({ name }) => run(name.trim()))} noValidate>
        <TextInput label={t('name.label')} name="name" autoComplete="name" {...form.getInputProps('name')} />
        {failure && <StateLine state="failed" text={failure} />}
        <Button type="submit" loading={pending} disabled={!form.isDirty()}>
          {t('name.submit')}
        </Button>
      </form>
    </Card>
  )
}
