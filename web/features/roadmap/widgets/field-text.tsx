import type { FieldView } from '#shared/dashboard-views.ts'
import { openPassages } from '#web/lib/comments.ts'
import { quoteSegments } from '#web/ui/quote-segments.ts'
import { unbroken } from '#web/ui/unbroken.ts'
import { fieldLabel } from '../labels.ts'
import { Sourced } from '../provenance/sourced.tsx'
import { useRoadmap } from '../roadmap-context.ts'
import { langOf } from '../text-language.ts'
import classes from './widget.module.css'

/** One value of a widget, which opens to the sentence it came from; words that a thread is about are marked while it is open. */
export function FieldText({ view: { field, value, source } }: { view: FieldView }) {
  const { member } = useRoadmap()
  const marks = openPassages(member?.comments ?? [], field)
    .map((passage) => ({ start: value.indexOf(passage), length: passage.length }))
    .filter(({ start }) => start >= 0)
    .map(({ start, length }) => ({ start, end: start + length, state: 'waiting' as const }))
  // The text keeps its length.
  const text = unbroken(value)
  return (
    <Sourced source={source} change={fieldLabel(field)} value={value}>
      <span lang={langOf(value)} data-field={field}>
        {marks.length === 0
          ? text
          : quoteSegments(text, marks).map(({ text: part, start, mark }) =>
              mark === undefined ? (
                part
              ) : (
                <mark key={start} className={classes.passage}>
                  {part}
                </mark>
              ),
            )}
      </span>
    </Sourced>
  )
}
