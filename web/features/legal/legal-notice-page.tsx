import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { feedback, mail, pageLink } from './legal-links.tsx'
import { ControllerAddress, LegalPage, LegalSection } from './legal-page.tsx'
import { OwnText } from './own-text.tsx'

const t = textsOf('legal')

export function LegalNoticePage() {
  const { name, feedbackEmail, controller, legal } = site
  if (legal?.notice) {
    return (
      <LegalPage title={t('notice.title')}>
        <ControllerAddress />
        <OwnText text={legal.notice} />
      </LegalPage>
    )
  }
  return (
    <LegalPage title={t('notice.title')}>
      <p>{t('notice.intro', { name })}</p>
      <LegalSection title={t('notice.provider')}>
        <ControllerAddress />
      </LegalSection>
      <LegalSection title={t('notice.contact.title')}>
        <p>{t.rich('notice.contact.text', { email: controller.email, feedbackEmail, mail, feedback })}</p>
      </LegalSection>
      <LegalSection title={t('notice.beta.title')}>
        <p>{t('notice.beta.text', { name })}</p>
      </LegalSection>
      <LegalSection title={t('notice.content.title')}>
        <p>{t.rich('notice.content.text', { link: pageLink(ROUTES.aiDisclaimer) })}</p>
      </LegalSection>
      <LegalSection title={t('notice.privacy.title')}>
        <p>{t.rich('notice.privacy.text', { link: pageLink(ROUTES.privacyPolicy) })}</p>
      </LegalSection>
    </LegalPage>
  )
}
