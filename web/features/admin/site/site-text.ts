import { LANGUAGES } from '#shared/language.ts'
import { textsOf } from '#web/lib/texts.ts'
import type { SiteForm, Written } from './site-form.ts'

const t = textsOf('adminSite')

const FIELDS = [
  'name',
  'tagline',
  'feedbackEmail',
  'betaBanner',
  'announcement',
  'controllerName',
  'controllerAddress',
  'controllerEmail',
  'controllerRegister',
  'legalDate',
  'notice',
  'privacy',
] as const satisfies (keyof SiteForm)[]

/** The site's texts as one text to be compared line by line: each field by its name, images by their partner's. */
export function siteText({ partners, ...form }: SiteForm): string {
  const lines = FIELDS.flatMap((name) => {
    const value = form[name]
    if (typeof value === 'object') return inLanguages(t(`field.${name}`), value)
    const text = typeof value === 'boolean' ? t('versions.switch', { on: String(value) }) : value
    return text ? [`${t(`field.${name}`)}: ${text}`] : []
  })
  const logos = partners.map(({ name, url = '', style, logo }) =>
    [name, t(`partner.styles.${style}`), url, logo && t('partner.logoOf', { name })]
      .filter(Boolean)
      .join(' · '),
  )
  return [...lines, ...logos.map((logo) => `${t('versions.partner')}: ${logo}`)].join('\n')
}

const inLanguages = (label: string, written: Written) =>
  LANGUAGES.flatMap((lang) =>
    written[lang] ? [`${label} (${t(`language.${lang}`)}): ${written[lang]}`] : [],
  )
