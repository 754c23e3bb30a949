import { LANGUAGES, type Language } from './language.ts'

/** The first of our languages that a browser asks for (`Accept-Language`, RFC 9110), or English. */
export const acceptedLanguage = (header: string | null | undefined): Language => namedLanguage(header) ?? 'en'

/** The same; undefined where the header names none of our languages. */
export function namedLanguage(header: string | null | undefined): Language | undefined {
  const asked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean)
      return { lang: tag.trim().split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
  return asked.map(({ lang }) => LANGUAGES.find((language) => language === lang)).find(Boolean)
}
