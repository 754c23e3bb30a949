const STEP = 0.1
const MOST = 31

/** A learned number in whole tenths, from -31 to 31; what lies beyond is cut. */
export const toTenths = (number: number): number => Math.min(MOST, Math.max(-MOST, Math.round(number / STEP)))

/** The number that so many tenths are. */
export const fromTenths = (tenths: number): number => tenths * STEP
