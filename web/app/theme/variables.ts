import type { CSSVariablesResolver } from '@mantine/core'
import { palette, type Token } from './palette.ts'

const meanings = ['accent', 'ok', 'wait', 'risk', 'danger'] as const

/** One scheme's CSS variables: every token, and Mantine's own names mapped onto them (its defaults miss AA). */
function schemeVariables(tokens: Record<Token, string>): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [token, value] of Object.entries(tokens)) variables[`--bh-${token}`] = value
  for (const name of meanings) {
    variables[`--mantine-color-${name}-text`] = tokens[name]
    variables[`--mantine-color-${name}-light`] = tokens[`${name}-tint`]
    variables[`--mantine-color-${name}-light-hover`] = tokens[`${name}-tint`]
    variables[`--mantine-color-${name}-light-color`] = tokens[name]
    variables[`--mantine-color-${name}-outline`] = tokens[name]
  }
  return {
    ...variables,
    '--mantine-color-body': tokens.page,
    '--mantine-color-text': tokens.ink,
    '--mantine-color-bright': tokens.ink,
    '--mantine-color-dimmed': tokens.muted,
    '--mantine-color-placeholder': tokens.muted,
    '--mantine-color-default': tokens.surface,
    '--mantine-color-default-color': tokens.ink,
    '--mantine-color-default-border': tokens['line-2'],
    '--mantine-color-default-hover': tokens.sunk,
    '--mantine-color-disabled': tokens.sunk,
    '--mantine-color-disabled-color': tokens.faint,
    '--mantine-color-disabled-border': tokens.line,
    '--mantine-color-anchor': tokens.accent,
    '--mantine-color-error': tokens.danger,
    '--mantine-color-success': tokens.ok,
    '--mantine-color-accent-filled-hover': tokens['accent-hover'],
    '--mantine-color-gray-light': tokens.sunk,
    '--mantine-color-gray-light-hover': tokens.sunk,
    '--mantine-color-gray-light-color': tokens['ink-2'],
    '--mantine-color-gray-outline': tokens['line-2'],
    '--mantine-shadow-md': tokens.shadow,
  }
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(palette.light),
  dark: schemeVariables(palette.dark),
})
