import { type KeyboardEvent, useRef, useState } from 'react'
import type { EvidenceRow } from '#shared/records.ts'
import type { EvidenceType } from '#shared/roadmap.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { type FieldName, fieldsOf, missingField, type Values } from './record-fields.ts'

const t = textsOf('evidence')

/** What stands in the way of sending a form: under a field, or under all of it. */
export interface Obstacle {
  readonly field: FieldName | null
  readonly text: string
}

/** The first required field that is empty, in words. */
export function missingObstacle(type: EvidenceType, values: Values): Obstacle | null {
  const field = missingField(type, values)
  if (!field) return null
  return { field, text: t(field === 'who' ? 'form.missingWho' : 'form.missingOrganisation') }
}

/** A refusal of the server: what begins with a field's name stands under that field. */
export function obstacleOf(error: unknown, type: EvidenceType): Obstacle {
  const text = errorText(error, t('form.unreachable'))
  const field =
    error instanceof ApiError ? fieldsOf(type).find(({ name }) => text.startsWith(`${name}: `)) : undefined
  return field ? { field: field.name, text: t('form.wrong') } : { field: null, text }
}

/** A form's obstacle and its element, in which the field at fault gets the focus. */
export function useObstacle() {
  const form = useRef<HTMLFormElement>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const stop = (found: Obstacle) => {
    setObstacle(found)
    if (found.field) focusField(form.current, found.field)
  }
  return { form, obstacle, stop, clear: () => setObstacle(null) }
}

/** Moves the focus into a field, whatever draws it. */
export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Gives the focus back to the button that opens a record's form, once the form is gone; nothing else loses it. */
export function focusEditButton(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`)?.focus()
  })
}

/** Moves the focus out of a form whose record goes with it: to the next record, else to the one before, else to the page. */
export function focusNextRecord(form: HTMLElement | null): void {
  const others = [...document.querySelectorAll<HTMLElement>('[data-edit]')]
  const follows = (other: HTMLElement) =>
    form !== null && (form.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = others.find(follows) ?? others.at(-1) ?? document.getElementById('main')
  next?.focus()
}

/** Whether a key is meant for the list that a field has open: Escape closes that first. */
export const isForOpenList = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.matches('[aria-haspopup="listbox"][aria-controls]')

/** The record as it is stored, where the server refused because somebody else changed it. */
export function storedOf(error: unknown): EvidenceRow | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null
  return (
    (error.current as { record?: EvidenceRow } | undefined)?.record ?? (error.current as EvidenceRow | null)
  )
}
