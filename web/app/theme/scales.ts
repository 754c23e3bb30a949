import type { MantineColorsTuple } from '@mantine/core'
import { virtualColor } from '@mantine/core'

/**
 * Ten shades per hue: the tint at 0, the dark scheme's colour at 4, the light scheme's at 7, as `primaryShade`
 * expects. `gray` and `dark` carry our neutrals at the places where Mantine's own styles look for a hover
 * ground (gray 0-1, dark 5), hairlines (gray 2-3, dark 4), input borders (gray 4) and texts.
 */
const hues: Record<string, MantineColorsTuple> = {
  sea: [
    '#EAF3F8',
    '#D3E6F0',
    '#B9D6E6',
    '#93CDEE',
    '#74BDE6',
    '#3F8FBD',
    '#1F73A3',
    '#0B5C8A',
    '#084A70',
    '#0A2B40',
  ],
  kelp: [
    '#E9F4EE',
    '#D2E9DD',
    '#B3DBC7',
    '#94D1B3',
    '#74C79F',
    '#45966F',
    '#2F805C',
    '#1E6B4A',
    '#165539',
    '#13281F',
  ],
  amber: [
    '#FFF6E0',
    '#FBE8BD',
    '#F5D68C',
    '#F1C971',
    '#EDBB55',
    '#DDAE49',
    '#AD7418',
    '#8A5300',
    '#6E4200',
    '#272011',
  ],
  magenta: [
    '#FBEEF7',
    '#F5DCEC',
    '#EDC3DF',
    '#EBABD5',
    '#EA93CB',
    '#D79BC4',
    '#B5488F',
    '#9A2A78',
    '#7C1F60',
    '#2E1728',
  ],
  red: [
    '#FCEEEC',
    '#F9DBD8',
    '#F6C0BB',
    '#F4A69F',
    '#F28B82',
    '#DB5B51',
    '#C73C33',
    '#B3261E',
    '#911D17',
    '#331918',
  ],
  gray: [
    '#F2F4F2',
    '#F2F4F2',
    '#E1E5E3',
    '#E1E5E3',
    '#808A92',
    '#7C8790',
    '#5B6670',
    '#3D474F',
    '#3D474F',
    '#12181D',
  ],
  dark: [
    '#E9EDEF',
    '#C3CCD2',
    '#98A5AE',
    '#74828C',
    '#273239',
    '#1A2329',
    '#1C252B',
    '#151C21',
    '#0E1418',
    '#0A1014',
  ],
}

/**
 * Components use the five virtual colours only: with a plain colour `autoContrast` decides once, for light, and
 * dark mode would get white text on pale blue (2.1); a virtual colour gets its own contrast per scheme.
 */
export const colors = {
  ...hues,
  accent: virtualColor({ name: 'accent', light: 'sea', dark: 'sea' }),
  ok: virtualColor({ name: 'ok', light: 'kelp', dark: 'kelp' }),
  wait: virtualColor({ name: 'wait', light: 'amber', dark: 'amber' }),
  risk: virtualColor({ name: 'risk', light: 'magenta', dark: 'magenta' }),
  danger: virtualColor({ name: 'danger', light: 'red', dark: 'red' }),
}
