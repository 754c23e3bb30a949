import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { ROUTES } from '#shared/routes.ts'
import { site } from '#web/lib/site.ts'
import { ControllerEmail, LegalPage, LegalSection } from './legal-page.tsx'

export function AiDisclaimerPage() {
  return (
    <LegalPage title="AI Disclaimer">
      <p>
        {site.name} is a public beta with no commercial services. You are talking to a computer program, not
        to a person.
      </p>
      <LegalSection title="Answers are AI-generated">
        <p>
          Answers are written by a language model or, when none is configured, put together by a built-in
          guide from a knowledge base. No person checks them before you read them. They can be wrong,
          incomplete or out of date, even where they sound certain, and the same question can get different
          answers. The roadmap is drawn from what you write in the chat: &ldquo;confirmed&rdquo; there means
          that you said so clearly, not that anybody has verified it.
        </p>
      </LegalSection>
      <LegalSection title="Not advice">
        <p>
          Answers are not legal, tax, financial or investment advice, and no advisory relationship comes about
          by using the product. Check what matters, and ask a qualified professional before you sign, file,
          spend or invest. You decide, and you are responsible for what you do with an answer.
        </p>
      </LegalSection>
      <LegalSection title="What you write">
        <p>
          Name, e-mail and chat conversations are collected and may be reviewed by authorised team members.
          When an AI provider is configured, messages are sent to it. So leave out secrets you are not free to
          share, unpublished inventions you still want to protect, and personal data of other people. The{' '}
          <Anchor component={Link} to={ROUTES.privacyPolicy} inherit underline="always">
            Privacy Policy
          </Anchor>{' '}
          says how data is handled. There are no analytics or tracking cookies.
        </p>
      </LegalSection>
      <LegalSection title="Questions and rights">
        <p>
          If an answer is harmful or plainly wrong, tell us at{' '}
          <Anchor href={`mailto:${site.feedbackEmail}`} inherit underline="always">
            {site.feedbackEmail}
          </Anchor>
          . Your rights under the GDPR are exercised by writing to the controller: <ControllerEmail />.
        </p>
      </LegalSection>
    </LegalPage>
  )
}
