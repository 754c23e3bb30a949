import { createElement, type SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Width and height, in px. */
  size?: number
  /** Width of the lines, in a drawing of 24 by 24. */
  stroke?: number
}

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const AREA = { fill: 'currentColor', stroke: 'none' } as const

/**
 * Makes an icon of the paths that Tabler Icons 3.51.0 draws it with (LICENSE); it has the colour of its text. The package
 * holds thousands of them in 88 MB: those in use are kept here, and another one is copied from tabler.io/icons.
 */
export const outlined = (...paths: readonly string[]) =>
  function Icon({ size = 24, stroke = 2, ...rest }: IconProps) {
    return draw({ ...LINES, strokeWidth: stroke, width: size, height: size, ...rest }, paths)
  }

/** The same for an icon without lines. */
export const filled = (...paths: readonly string[]) =>
  function Icon({ size = 24, stroke: _lines, ...rest }: IconProps) {
    return draw({ ...AREA, width: size, height: size, ...rest }, paths)
  }

function draw(attributes: SVGProps<SVGSVGElement>, paths: readonly string[]) {
  return createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', ...attributes },
    ...paths.map((d) => createElement('path', { d })),
  )
}
