import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { textsOf } from '#web/lib/texts.ts'
import { feedback, mail, pageLink } from './legal-links.tsx'
import { LegalPage, LegalSection } from './legal-page.tsx'

const t = textsOf('legal')

export function AiDisclaimerPage() {
  const { name, feedbackEmail, controller } = site
  return (
    <LegalPage title={t('ai.title')}>
      <p>{t('ai.intro', { name })}</p>
      <LegalSection title={t('ai.generated.title')}>
        <p>{t('ai.generated.text')}</p>
      </LegalSection>
      <LegalSection title={t('ai.advice.title')}>
        <p>{t('ai.advice.text')}</p>
      </LegalSection>
      <LegalSection title={t('ai.written.title')}>
        <p>{t.rich('ai.written.text', { link: pageLink(ROUTES.privacyPolicy) })}</p>
      </LegalSection>
      <LegalSection title={t('ai.questions.title')}>
        <p>{t.rich('ai.questions.text', { email: controller.email, feedbackEmail, mail, feedback })}</p>
      </LegalSection>
    </LegalPage>
  )
}
