import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Answering } from '#shared/chat.ts'
import type { Language } from '#shared/language.ts'
import { ROUTES } from '#shared/routes.ts'
import { useSession } from '#web/lib/use-session.ts'
import classes from './answered-by.module.css'
import { browserLanguage } from './browser-language.ts'
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
    de: 'Ratgeber: vorbereitete Antworten und deine Roadmap. Es ist kein KI-Modell verbunden.',
    es: 'Guía: respuestas preparadas y tu hoja de ruta. No hay ningún modelo de IA conectado.',
    fr: 'Guide : réponses préparées et ta feuille de route. Aucun modèle d’IA n’est connecté.',
  },
}

/** Stands under the message box for everybody. Its line is kept free until it is known who answers. */
export function AnsweredBy() {
  const answering = useAnswering()
  const { isAdmin } = useSession()
  const lang = browserLanguage()
  return (
    <p className={classes.root} lang={lang}>
      {answering && WORDS[answering][lang]}
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
