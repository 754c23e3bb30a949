import {
  type MantineColorScheme,
  NativeSelect,
  type NativeSelectProps,
  useMantineColorScheme,
} from '@mantine/core'
import { textsOf } from './texts.ts'

const t = textsOf('app')

const SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark']

/** Chooses light, dark, or what the system prefers; Mantine keeps the choice on this device. */
export function ThemeSelect(props: Omit<NativeSelectProps, 'data' | 'value' | 'onChange'>) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <NativeSelect
      {...props}
      aria-label={t('theme.label')}
      value={colorScheme}
      data={SCHEMES.map((scheme) => ({ value: scheme, label: t(`theme.${scheme}`) }))}
      onChange={(event) => setColorScheme(event.currentTarget.value as MantineColorScheme)}
    />
  )
}
