import { site } from '#web/lib/site.ts'
import { ControllerAddress, ControllerEmail, LegalPage, LegalSection } from './legal-page.tsx'

export function PrivacyPolicyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <p>
        {site.name} is a public beta with no commercial services. This page says which personal data it
        handles, why, for how long, and what you can do about it.
      </p>
      <LegalSection title="Who is responsible">
        <p>The controller in the sense of the General Data Protection Regulation (GDPR) is:</p>
        <ControllerAddress />
      </LegalSection>
      <WhatIsCollected />
      <LegalSection title="Who can read your conversations">
        <p>
          Conversations may be reviewed by authorised team members, to check the quality and safety of the
          answers and to improve the product. No other user can see them. They are not sold and not used for
          advertising.
        </p>
      </LegalSection>
      <LegalSection title="Who else receives data">
        <p>
          When an AI provider is configured, your messages, the conversation they belong to, and what the
          product has noted about your venture are sent to that provider, so that its language model can write
          the answer. The provider may process them outside the European Economic Area. Your name, e-mail
          address and password are not sent along; what you write into a message is. Ask the controller which
          provider is in use. When none is configured, a built-in guide answers on this server and no message
          leaves it.
        </p>
        {site.mail && <p>Password reset mails are delivered by the mail service the controller uses.</p>}
        <p>
          Pages load nothing from third parties. An image that an answer refers to on another site stays a
          link until you click it.
        </p>
      </LegalSection>
      <CookiesAndStorage />
      <Retention />
      <YourRights />
    </LegalPage>
  )
}

function WhatIsCollected() {
  return (
    <LegalSection title="What is collected, and why">
      <ul>
        <li>
          <strong>Your account:</strong> name, e-mail address, and your password as a hash that cannot be read
          back. They let you sign in and find your conversations again.
        </li>
        <li>
          <strong>Your chat conversations:</strong> what you write, the answers, and the roadmap drawn from
          them. They are the service you ask for.
        </li>
        <li>
          <strong>Sign-ins:</strong> time, network address and browser of each session, so that you can see
          and end them, and so that misuse can be stopped.
        </li>
        <li>
          <strong>Use:</strong> which model answered when, and how much text it handled. This carries no
          content.
        </li>
        <li>
          <strong>Without an account:</strong> a random id and your conversations under it, and a keyed hash
          of your network address that keeps the number of free messages fair.
        </li>
      </ul>
      <p>
        The legal bases are Article 6(1)(b) GDPR (providing the service you ask for) and Article 6(1)(f) GDPR
        (keeping it secure and improving a beta).
      </p>
    </LegalSection>
  )
}

function CookiesAndStorage() {
  return (
    <LegalSection title="Cookies and storage in your browser">
      <p>There are no analytics cookies and no tracking cookies, and no tracking by other means.</p>
      <p>
        One functional cookie remembers for 7 days whether you left the sidebar open. It holds nothing about
        you and is not used for anything else.
      </p>
      <p>
        Your browser&rsquo;s local storage holds your sign-in or, without an account, the random id of your
        visit. Session storage, which ends with the tab, holds what you have typed and not sent, counts the
        free messages and remembers notices you have closed. You can clear both in your browser at any time.
      </p>
    </LegalSection>
  )
}

function Retention() {
  return (
    <LegalSection title="How long data is kept">
      <ul>
        <li>
          Conversations without an account that nobody claims by signing up or in are deleted after 30 days.
        </li>
        <li>
          Your account and its conversations are kept until you delete them. You can delete a single
          conversation in the sidebar, and the account with everything in it on the account page. Both take
          effect at once; backups keep deleted data until they are overwritten.
        </li>
        <li>
          What remains of a deleted account names nobody: counts of model use, and a security log of sign-ins
          under an account id that no longer leads to a person.
        </li>
        <li>Sessions end after 7 days without use, or when you sign out.</li>
      </ul>
    </LegalSection>
  )
}

function YourRights() {
  return (
    <LegalSection title="Your rights">
      <p>
        Under the GDPR you may ask for access to your data, its correction or deletion, a restriction of its
        processing, and a copy you can take elsewhere; and you may object to processing that rests on Article
        6(1)(f). To exercise any of these rights, write to the controller by e-mail: <ControllerEmail />. You
        can also export and delete your data yourself on the account page.
      </p>
      <p>You may complain to a data protection supervisory authority, for example where you live or work.</p>
    </LegalSection>
  )
}
