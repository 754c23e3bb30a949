const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,6}/gu
/** A number written for dialling: with its country's or its area's prefix, or in the groups of nine or ten digits. */
const PHONE = new RegExp(
  [
    String.raw`(?:\+|\b00)\(?\d(?:[ ()./-]{0,3}\d){6,13}`,
    String.raw`\(?(?<![\d.,])\b(?!\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b)0\d(?:[ ()/-]{0,3}\d){5,12}`,
    String.raw`\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b`,
    String.raw`\b[6-9]\d{2}(?:([ -]?)\d{3}\1\d{3}|(?: \d{2}){3})\b`,
  ]
    .map((way) => `(?:${way})`)
    .join('|'),
  'gu',
)
/** Sums of money are written with a currency beside them. */
const MONEY_BEFORE = /(?:[€$£¥]|EUR|USD|CHF|GBP)\s?$/
const MONEY_AFTER = /^\s?(?:[€$£¥%]|EUR|USD|CHF|GBP|euros?|dollars?|Euro)/i

export type Contact = 'e-mail address' | 'phone number'

/** A text with something in place of each e-mail address and telephone number. Takes a time that grows with its length. */
export function replaceContacts(text: string, put: (found: string, kind: Contact) => string): string {
  const masked = text.includes('@') ? text.replace(EMAIL, (found) => put(found, 'e-mail address')) : text
  return masked.replace(PHONE, (found, ...rest) => {
    const [at, whole] = rest.slice(-2) as [number, string]
    const money =
      MONEY_BEFORE.test(whole.slice(Math.max(0, at - 4), at)) ||
      MONEY_AFTER.test(whole.slice(at + found.length, at + found.length + 9))
    return money ? found : put(found, 'phone number')
  })
}

/** A text without the e-mail addresses and telephone numbers in it. */
export const maskContacts = (text: string): string => replaceContacts(text, (_, kind) => `[${kind}]`)
