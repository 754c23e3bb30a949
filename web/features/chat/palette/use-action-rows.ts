import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router'
import { LANGUAGES } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { chooseLanguage } from '#web/lib/account-language.ts'
import { languageStore } from '#web/lib/language.ts'
import { LANGUAGE_NAMES } from '#web/lib/language-select.tsx'
import { textsOf } from '#web/lib/texts.ts'
import { IconLanguage } from '#web/ui/icons/language.tsx'
import { IconPlus } from '#web/ui/icons/plus.tsx'
import { IconSun } from '#web/ui/icons/sun.tsx'
import { useNewChat } from '../conversation/use-new-chat.ts'
import { focusComposer } from '../draft/focus-composer.ts'
import type { Match, Row } from './rows.ts'

const t = textsOf('keeping')
const tc = textsOf('chat')
const ta = textsOf('app')

const SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark']

/** What the palette shows in place of everything: the choices of one action. */
export type Scope = 'theme' | 'language'

type Action = Pick<Row, 'id' | 'icon' | 'title' | 'aside' | 'act' | 'stays'>

/** What the palette can do: ask, begin anew, and change theme and language. */
export function useActionRows(query: string, scope: Scope | null, enter: (scope: Scope) => void) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const navigate = useNavigate()
  const newChat = useNewChat()
  const themes = SCHEMES.map((scheme): Action & { value: string } => ({
    id: `theme-${scheme}`,
    icon: IconSun,
    title: t('palette.choice', { what: ta('theme.label'), value: ta(`theme.${scheme}`) }),
    value: ta(`theme.${scheme}`),
    ...(scheme === colorScheme && { aside: t('palette.current') }),
    act: () => setColorScheme(scheme),
  }))
  const languages = LANGUAGES.map((language): Action & { value: string } => ({
    id: `language-${language}`,
    icon: IconLanguage,
    title: t('palette.choice', { what: ta('language.label'), value: LANGUAGE_NAMES[language] }),
    value: LANGUAGE_NAMES[language],
    ...(language === languageStore.get() && { aside: t('palette.current') }),
    act: () => chooseLanguage(language),
  }))
  const begin: Action = { id: 'new', icon: IconPlus, title: tc('sidebar.newChat'), act: newChat }
  const ask = () => {
    void navigate(ROUTES.home, { state: { prefilledPrompt: query } })
    focusComposer({ always: true })
  }

  return (match: Match): Row[] => {
    const row = (action: Action): Row[] => {
      const places = match(action.title)
      return places ? [{ ...action, group: 'actions', places }] : []
    }
    if (scope) return (scope === 'theme' ? themes : languages).flatMap(row)
    if (query === '') {
      const current = (choices: typeof themes) => choices.find(({ aside }) => aside)?.value ?? ''
      const chooser = (id: Scope, title: string, icon: Action['icon'], aside: string): Action => ({
        ...{ id, title, icon, aside, stays: true },
        act: () => enter(id),
      })
      const theme = chooser('theme', ta('theme.label'), IconSun, current(themes))
      const language = chooser('language', ta('language.label'), IconLanguage, current(languages))
      return [begin, theme, language].flatMap(row)
    }
    const places = [{ start: 0, end: query.length }]
    const asking: Row = {
      ...{ id: 'ask', group: 'actions', icon: IconPlus, title: query, places, asked: true, act: ask },
    }
    return [asking, ...[begin, ...themes, ...languages].flatMap(row)]
  }
}
