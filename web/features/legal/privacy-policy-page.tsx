import type { ReactNode } from 'react'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { mail } from './legal-links.tsx'
import { ControllerAddress, LegalPage, LegalSection } from './legal-page.tsx'
import { OwnText } from './own-text.tsx'

const t = textsOf('legal')

const COLLECTED = ['account', 'conversations', 'signIns', 'use', 'visitors'] as const
const COOKIES = ['none', 'functional', 'storage'] as const
const RETENTION = ['unclaimed', 'account', 'remains', 'sessions'] as const

export function PrivacyPolicyPage() {
  if (site.legal?.privacy) {
    return (
      <LegalPage title={t('privacy.title')}>
        <ControllerAddress />
        <OwnText text={site.legal.privacy} />
      </LegalPage>
    )
  }
  return (
    <LegalPage title={t('privacy.title')}>
      <p>{t('privacy.intro', { name: site.name })}</p>
      <LegalSection title={t('privacy.controller.title')}>
        <p>{t('privacy.controller.text')}</p>
        <ControllerAddress />
      </LegalSection>
      <LegalSection title={t('privacy.collected.title')}>
        <ul>
          {COLLECTED.map((what) => (
            <li key={what}>{t.rich(`privacy.collected.${what}`, { b: strong })}</li>
          ))}
        </ul>
        <p>{t('privacy.collected.bases')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.readers.title')}>
        <p>{t('privacy.readers.text')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.recipients.title')}>
        <p>{t('privacy.recipients.provider')}</p>
        {site.mail && <p>{t('privacy.recipients.mail')}</p>}
        <p>{t('privacy.recipients.thirdParties')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.cookies.title')}>
        {COOKIES.map((kind) => (
          <p key={kind}>{t(`privacy.cookies.${kind}`)}</p>
        ))}
      </LegalSection>
      <LegalSection title={t('privacy.retention.title')}>
        <ul>
          {RETENTION.map((what) => (
            <li key={what}>{t(`privacy.retention.${what}`)}</li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title={t('privacy.rights.title')}>
        <p>{t.rich('privacy.rights.gdpr', { email: site.controller.email, mail })}</p>
        <p>{t('privacy.rights.complaint')}</p>
      </LegalSection>
    </LegalPage>
  )
}

const strong = (words: ReactNode) => <strong>{words}</strong>
