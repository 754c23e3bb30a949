import { LANGUAGES, type Language } from '#shared/language.ts'
import { SiteConfig } from '#shared/site.ts'

/** A text in each language as it stands in the fields; empty where nothing was written. */
export type Written = Record<Language, string>

/** A partner, with a key of the form's own. */
export type PartnerForm = SiteConfig['partners'][number] & { key: string }

/** The site's texts as they stand in the fields. */
export interface SiteForm {
  name: string
  tagline: Written
  feedbackEmail: string
  controllerName: string
  controllerAddress: string
  controllerEmail: string
  controllerRegister: string
  legalDate: string
  betaBanner: boolean
  announcement: Written
  notice: Written
  privacy: Written
  partners: PartnerForm[]
}

const NOTHING: Written = { en: '', de: '', es: '', fr: '' }

type InLanguages = string | { en: string; de?: string; es?: string; fr?: string } | undefined

function toWritten(text: InLanguages): Written {
  return typeof text === 'string' ? { ...NOTHING, en: text } : { ...NOTHING, ...text }
}

/** The text of the languages that have one; undefined when English has none. */
function fromWritten(written: Written) {
  const kept = LANGUAGES.flatMap((lang) =>
    written[lang].trim() ? [[lang, written[lang].trim()] as const] : [],
  )
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

export function toForm(site: SiteConfig): SiteForm {
  return {
    name: site.name,
    tagline: toWritten(site.tagline),
    feedbackEmail: site.feedbackEmail,
    controllerName: site.controller.name,
    controllerAddress: site.controller.address.join('\n'),
    controllerEmail: site.controller.email,
    controllerRegister: site.controller.register ?? '',
    legalDate: site.legalDate,
    betaBanner: site.betaBanner ?? true,
    announcement: toWritten(site.announcement),
    notice: toWritten(site.legal?.notice),
    privacy: toWritten(site.legal?.privacy),
    partners: site.partners.map((partner, at) => ({ ...partner, key: `partner ${at}` })),
  }
}

/** What the fields would save, or the first thing that does not fit. */
export function fromForm(form: SiteForm): { site: SiteConfig } | { problem: string } {
  const notice = fromWritten(form.notice)
  const privacy = fromWritten(form.privacy)
  const announcement = fromWritten(form.announcement)
  const register = form.controllerRegister.trim()
  const parsed = SiteConfig.safeParse({
    name: form.name,
    tagline: fromWritten(form.tagline) ?? '',
    feedbackEmail: form.feedbackEmail.trim(),
    controller: {
      name: form.controllerName,
      address: form.controllerAddress.split('\n').flatMap((line) => line.trim() || []),
      email: form.controllerEmail.trim(),
      ...(register && { register }),
    },
    legalDate: form.legalDate,
    partners: form.partners,
    betaBanner: form.betaBanner,
    ...(announcement && { announcement }),
    ...((notice || privacy) && { legal: { ...(notice && { notice }), ...(privacy && { privacy }) } }),
  })
  if (parsed.success) return { site: parsed.data }
  const [issue] = parsed.error.issues
  return { problem: `${placeOf(issue?.path ?? [])}: ${sentenceOf(issue?.message)}` }
}

const PLACES: Record<string, string> = {
  name: 'Name',
  tagline: 'Tagline',
  feedbackEmail: 'Feedback address',
  controller: 'Controller',
  legalDate: 'Date of the legal texts',
  partners: 'Partners',
  announcement: 'Announcement',
  legal: 'Legal texts',
}

const placeOf = ([first, second]: readonly PropertyKey[]) => {
  const place = PLACES[String(first)] ?? String(first)
  return first === 'partners' && typeof second === 'number' ? `Partner ${second + 1}` : place
}

/** The validator's own words name types; ours say what to do. */
const sentenceOf = (message = '') => (/^Invalid/.test(message) ? 'The English text is missing.' : message)
