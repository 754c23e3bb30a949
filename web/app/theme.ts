import { createTheme, rem } from '@mantine/core'
import { textsOf } from '#web/lib/texts.ts'
import { ScaleBarLoader } from '#web/ui/scale-bar.tsx'
import { colors } from './theme/scales.ts'

const heading = (size: number, line: number, fontWeight?: string) => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  ...(fontWeight && { fontWeight }),
})

const t = textsOf('app')

const closable = () => ({ closeButtonProps: { 'aria-label': t('close') } })
// A dialog's title bar is a <header>, but not another banner of the page.
const dialog = () => ({ ...closable(), attributes: { header: { role: 'none' } } })
const field = { defaultProps: { size: 'md' } }

/** The look of every Mantine component, and what it says itself; colours per scheme come from `theme/variables.ts`. */
export const theme = createTheme({
  white: '#FFFFFF',
  black: '#12181D',
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  respectReducedMotion: true,
  cursorType: 'pointer',
  defaultRadius: 'sm',
  colors,
  fontFamily: 'var(--bh-sans)',
  fontFamilyMonospace: 'var(--bh-mono)',
  fontWeights: { regular: '400', medium: '550', bold: '600' },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(15), lg: rem(17), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.43', md: '1.6', lg: '1.59', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(4), sm: rem(6), md: rem(10), lg: rem(14), xl: rem(14) },
  shadows: { xs: 'none', sm: 'none', lg: 'none', xl: 'none' },
  headings: {
    fontFamily: 'var(--bh-serif)',
    fontWeight: '400',
    textWrap: 'balance',
    sizes: {
      h1: heading(40, 46),
      h2: heading(30, 36),
      h3: heading(26, 32),
      h4: heading(23, 29),
      h5: heading(20, 28),
      h6: heading(16, 24, '600'),
    },
  },
  components: {
    Button: { defaultProps: { size: 'sm', variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Card: { defaultProps: { withBorder: true, radius: 'md', shadow: 'none' } },
    Paper: { defaultProps: { withBorder: true, radius: 'md', shadow: 'none' } },
    Badge: { defaultProps: { variant: 'light', radius: 5, tt: 'none', fw: 500 } },
    TextInput: field,
    Textarea: field,
    PasswordInput: {
      defaultProps: () => ({
        ...field.defaultProps,
        visibilityToggleButtonProps: { 'aria-label': t('showPassword'), type: 'button' },
      }),
    },
    Select: field,
    HoverCard: { defaultProps: { openDelay: 200, closeDelay: 120, shadow: 'md' } },
    Popover: {
      defaultProps: {
        width: 288,
        shadow: 'md',
        transitionProps: { transition: 'fade', duration: 180, exitDuration: 120 },
      },
    },
    // Its placeholder for the first focus is a child that a menu may not have: the first item takes the focus.
    Menu: { defaultProps: { width: 'max-content', shadow: 'md', withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: () => ({
        ...dialog(),
        centered: true,
        radius: 'lg',
        shadow: 'md',
        overlayProps: { color: '#12181D', backgroundOpacity: 0.4, blur: 0 },
        transitionProps: { transition: 'fade', duration: 180, exitDuration: 120 },
      }),
    },
    Drawer: {
      defaultProps: () => ({
        ...dialog(),
        size: '18rem',
        overlayProps: { color: '#12181D', backgroundOpacity: 0.4, blur: 0 },
      }),
    },
    Table: { defaultProps: { verticalSpacing: 'sm', highlightOnHover: true } },
    Skeleton: { defaultProps: { animate: false } },
    Notification: { defaultProps: () => ({ ...closable(), radius: 'md', withBorder: true }) },
    Tooltip: { defaultProps: { openDelay: 300 } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Loader: { defaultProps: { type: 'scaleBar', loaders: { scaleBar: ScaleBarLoader } } },
  },
})
