import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { documentsApi } from '#shared/documents.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format.ts'
import { textsOf } from '#web/lib/texts.ts'
import { Panel } from '#web/ui/panel.tsx'
import classes from './venture-documents.module.css'

const t = textsOf('documents')

/** The documents of a venture, for everybody who sees its roadmap; nothing until there is one. */
export function VentureDocuments({ ventureId }: { ventureId: string }) {
  const { data } = useQuery({
    queryKey: ['venture', ventureId, 'documents'],
    queryFn: ({ signal }) => call(documentsApi.list, { venture: ventureId }, { signal }),
    staleTime: 0,
  })
  if (!data || data.length === 0) return null
  return (
    <Panel flush className={classes.card} title={t('list.title')} description={t('list.note')}>
      <ul className={classes.list}>
        {data.map(({ id, lang, title, updated_at }) => (
          <li key={id} className={classes.document}>
            <Link to={ROUTES.document.replace(':id', id)} lang={lang}>
              {title}
            </Link>
            <span className={classes.changed}>{t('list.changed', { day: formatDay(updated_at) })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
