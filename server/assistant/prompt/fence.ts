const KEY_LIKE = /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA)[-_A-Za-z0-9]{12,}\b/g

/**
 * Wraps data so that a model can tell it from instructions. Runs of three angle brackets in the data are
 * broken up, so no text inside can close the fence; strings that look like keys are taken out.
 */
export function fence(label: string, data: string): string {
  const safe = data.replace(/<{3,}|>{3,}/g, (run) => [...run].join(' ')).replace(KEY_LIKE, '[removed]')
  return `<<<DATA ${label}>>>\n${safe.trim() || '(empty)'}\n<<<END ${label}>>>`
}
