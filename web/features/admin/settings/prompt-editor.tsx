import { useRef } from 'react'
import { promptParts } from './highlight.ts'
import classes from './prompt-editor.module.css'

type PromptEditorProps = {
  value: string
  onChange: (value: string) => void
  labelledBy: string
  describedBy: string
  invalid: boolean
  readOnly: boolean
}

/** The master prompt as text, its placeholders on a ground of their own: a painted copy lies behind the field. */
export function PromptEditor({
  value,
  onChange,
  labelledBy,
  describedBy,
  invalid,
  readOnly,
}: PromptEditorProps) {
  const ground = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.root} data-invalid={invalid || undefined}>
      <div ref={ground} className={classes.ground} aria-hidden="true">
        {promptParts(value).map(({ at, text, kind }) =>
          kind === 'text' ? (
            <span key={at}>{text}</span>
          ) : (
            <mark key={at} data-kind={kind}>
              {text}
            </mark>
          ),
        )}
        {/* A last empty line has a height in a field, but none in text. */}
        {'\n '}
      </div>
      <textarea
        className={classes.field}
        name="master_prompt"
        rows={35}
        spellCheck={false}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onScroll={(event) => ground.current?.scrollTo({ top: event.currentTarget.scrollTop })}
      />
    </div>
  )
}
