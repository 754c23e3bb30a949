/** Longest sentence of a provider's that is shown, in characters. */
const LONGEST = 300

/** Words that look like keys, whoever's they are: providers quote the one they were sent, often in part. */
const KEYS =
  /\b(?:sk|pk|rk|gsk|xai|hf|nvapi)[-_][\w*.…-]{5,}[\w*]|\bAIza[\w-]{10,}|\bBearer\s+\S+|\beyJ[\w-]{10,}\.[\w.-]+/gi

/** A provider's sentence as an operator may read it: one line, short, without markup and without keys. */
export function sayWithoutKeys(text: string, secrets: readonly string[]): string {
  let plain = text.replace(/\s+/g, ' ').trim()
  for (const secret of secrets) if (secret.length > 3) plain = plain.replaceAll(secret, '[key]')
  plain = plain.replace(KEYS, '[key]')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain
}

/** What stands in for a web page where a model's answer was expected. */
export const WEB_PAGE =
  'The address answered with a web page instead of a model’s answer. It may be wrong, or a login page stands before it.'

/** Returns whether a text is a web page. */
export const isWebPage = (text: string): boolean => /^\s*(?:<!doctype html|<html|<head|<body)/i.test(text)
