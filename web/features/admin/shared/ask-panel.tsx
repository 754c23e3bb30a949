import { Textarea, type TextareaProps } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { errorText } from '#web/lib/api-error.ts'
import { Panel } from '#web/ui/panel.tsx'
import { StateLine } from '#web/ui/state-line.tsx'
import classes from './ask-panel.module.css'

type AskPanelProps = {
  title: string
  description: string
  /** The fields and the button. */
  form: ReactNode
  /** How the fields are laid out, where not one below the other. */
  layout?: string
  onAsk: () => unknown
  error?: unknown
  /** Said when no answer came and the server gave no reason. */
  failed?: string
  /** The answer. */
  children: ReactNode
}

/** A card that asks the product something and shows, below the question, what came of it. */
export function AskPanel(props: AskPanelProps) {
  const { title, description, form, layout = classes.fields, onAsk, error, failed = '', children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <Panel title={title} description={description}>
      <form onSubmit={submit} className={layout}>
        {form}
      </form>
      {Boolean(error) && <StateLine state="failed" text={errorText(error, failed)} />}
      {children}
    </Panel>
  )
}

type FounderTextProps = Omit<TextareaProps, 'onChange' | 'value' | 'classNames' | 'autosize'> & {
  value: string
  onType: (text: string) => void
}

/** Where an operator writes what a founder would, in the founder's own type. */
export function FounderText({ onType, ...field }: FounderTextProps) {
  return (
    <Textarea
      minRows={2}
      maxRows={6}
      maxLength={8000}
      {...field}
      autosize
      classNames={{ input: classes.voice }}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}
