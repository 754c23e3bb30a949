import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { nameProblem } from '#web/lib/field-rules.ts'
import { updateName } from '#web/lib/session.ts'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './account-page.module.css'
import { Card } from './card.tsx'
import { useChange } from './use-change.ts'

export function NameForm({ fullName }: { fullName: string }) {
  const { run, pending, failure } = useChange(updateName, {
    done: { title: 'Name saved' },
    failed: 'Name not saved',
  })
  const form = useForm({ initialValues: { name: fullName }, validate: { name: nameProblem } })
  return (
    <Card title="Name">
      <form className={classes.fields} onSubmit={form.onSubmit(({ name }) => run(name.trim()))} noValidate>
        <TextInput label="Full Name" name="name" autoComplete="name" {...form.getInputProps('name')} />
        {failure && <StateLine state="failed" text={failure} />}
        <Button type="submit" loading={pending} disabled={!form.isDirty()}>
          Save name
        </Button>
      </form>
    </Card>
  )
}
