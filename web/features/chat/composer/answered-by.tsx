import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Answering } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { languageStore } from '#web/lib/language.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './answered-by.module.css'
import { useAnswering } from './use-answering.ts'

/** What people are told of whom they talk to (article 50 of Regulation (EU) 2024/1689). */
const WORDS: Record<Answering, Record<Language, string>> = {
  model: {
    en: 'Answers are AI-generated',
    de: 'Antworten sind KI-generiert',
    es: 'Las respuestas están generadas por IA',
    fr: 'Les réponses sont générées par IA',
  },
  guide: {
    en: 'Guide: prepared answers and your roadmap. No AI model is connected.',
    de: 'Guide: vorbereitete Antworten und deine Roadmap. Es ist kein KI-Modell verbunden.',
    es: 'Guía: respuestas preparadas y tu hoja de ruta. No hay ningún modelo de IA conectado.',
    fr: 'Guide : réponses préparées et ta feuille de route. Aucun modèle d’IA n’est connecté.',
  },
}

/** The same on phones, where it has one line. */
const SHORT: Record<Language, string> = {
  en: 'Guide: prepared answers, no AI model connected',
  de: 'Guide: vorbereitete Antworten, kein KI-Modell',
  es: 'Guía: respuestas preparadas, sin modelo de IA',
  fr: 'Guide : réponses préparées, sans modèle d’IA',
}

/** Stands under the message box for everybody. Its line is kept free until it is known who answers. */
export function AnsweredBy() {
  const answering = useAnswering()
  const { isAdmin } = useSession()
  const lang = languageStore.get()
  return (
    <p className={classes.root} lang={lang}>
      {answering && <span data-words={answering}>{WORDS[answering][lang]}</span>}
      {answering === 'guide' && <span className={classes.short}>{SHORT[lang]}</span>}
      {answering === 'guide' && isAdmin && (
        <span lang="en">
          {' '}
          <Anchor component={Link} to={ROUTES.adminSettings} inherit>
            Connect a model
          </Anchor>
        </span>
      )}
    </p>
  )
}
