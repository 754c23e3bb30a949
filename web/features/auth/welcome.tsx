import '@mantine/core/styles/Tabs.layer.css'
import { Tabs, Title } from '@mantine/core'
import { useLocation } from 'react-router'
import { wantsSignUp } from '#web/lib/sign-up-state.ts'
import { textsOf } from '#web/lib/texts.ts'
import { useKeptState } from '#web/lib/use-kept-state.ts'
import classes from './auth-page.module.css'
import { ProviderButtons } from './provider-buttons.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const t = textsOf('auth')

/** The Welcome screen with its two tabs; what was typed in one is there in the other, and in another language. */
export function Welcome() {
  const { state } = useLocation()
  const [tab, setTab] = useKeptState<string | null>('auth.tab', wantsSignUp(state) ? 'sign-up' : 'sign-in')
  const [values, setValues] = useKeptState('auth.typed', { name: '', email: '', password: '' })
  const keep = (typed: Partial<typeof values>) => setValues((before) => ({ ...before, ...typed }))
  return (
    <>
      <Title order={1} className={classes.title}>
        {t('welcome.title')}
      </Title>
      <p className={classes.lead}>
        <span>{t('welcome.freely')}</span> <span>{t('welcome.private')}</span>
      </p>
      <Tabs className={classes.tabs} value={tab} onChange={setTab} keepMounted={false} mt="xl">
        <Tabs.List mb="lg">
          <Tabs.Tab value="sign-in">{t('tab.signIn')}</Tabs.Tab>
          <Tabs.Tab value="sign-up">{t('tab.signUp')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sign-in">
          <SignInForm initial={values} onTyped={keep} onSignUp={() => setTab('sign-up')} />
        </Tabs.Panel>
        <Tabs.Panel value="sign-up">
          <SignUpForm initial={values} onTyped={keep} onSignIn={() => setTab('sign-in')} />
        </Tabs.Panel>
      </Tabs>
      <ProviderButtons />
    </>
  )
}
