const KEY_LIKE = /\b(?:sk|pk|rk|gh[po]|xox[abp]|AKIA)[-_A-Za-z0-9]{12,400}\b/g

/** A text without the strings in it that look like keys. */
export const withoutKeys = (text: string) => text.replace(KEY_LIKE, '[removed]')

/**
 * Wraps data so that a model can tell it from instructions. Runs of three angle brackets in the data are
 * broken up, so no text inside can close the fence; strings that look like keys are taken out.
 */
export function fence(label: string, data: string): string {
  const safe = withoutKeys(data.replace(/<{3,999}|>{3,999}/g, (run) => [...run].join(' ')))
  return `<<<DATA ${label}>>>\n${safe.trim() || '(empty)'}\n<<<END ${label}>>>`
}
