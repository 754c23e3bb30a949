/** "1.4", or "0.08" for what is under a tenth of a second. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000
  return value < 0.095 ? value.toFixed(2) : value.toFixed(1)
}

const amount = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** "$0.0011", and "under $0.0001" for what would be shown as nothing. */
export const dollars = (value: number): string =>
  value > 0 && value < 0.00005 ? `under ${amount.format(0.0001)}` : amount.format(value)

const whole = new Intl.NumberFormat('en-US')

/** "3,912" */
export const count = (value: number): string => whole.format(value)
