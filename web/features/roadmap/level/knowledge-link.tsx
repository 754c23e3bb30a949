import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { playbookApi, playbookPath } from '#shared/playbook.ts'
import { call } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/use-language.ts'
import { Said } from '../said.tsx'
import classes from './level-card.module.css'

/** The way to a playbook entry, under its title in the language of the screen; `title` is the English one, its name. */
export function KnowledgeLink({ title }: { title: string }) {
  const lang = useLanguage()
  const { data } = useQuery({
    queryKey: ['playbook-title', title, lang],
    queryFn: ({ signal }) => call(playbookApi.read, { id: title, lang }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: lang !== 'en',
  })
  return (
    <Anchor component={Link} to={playbookPath(title)} className={classes.knowledge}>
      {data ? <span lang={data.lang}>{data.title}</span> : <Said text={title} />}
    </Anchor>
  )
}
