import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { z } from 'zod'
import { documentsApi } from '#shared/documents.ts'
import { LANGUAGES } from '#shared/language.ts'
import { DocumentKind } from '#shared/offered-document.ts'
import { ROUTES } from '#shared/routes.ts'
import { call } from '#web/lib/api.ts'
import { useSession } from '#web/lib/use-session.ts'
import { DocumentEditor } from './document-editor.tsx'
import { DocumentBars, FailedDocument, MissingDocument } from './document-states.tsx'
import { localView } from './document-view.ts'
import { type LocalDocument, localDocuments, readLocal } from './local-documents.ts'
import { openAsMember } from './open-as-member.ts'

const Wanted = z.object({ kind: DocumentKind, lang: z.enum(LANGUAGES).catch('en') })

/** What the address asks for: the document that a reply offers, or an empty one of a kind. */
function useWanted() {
  const { messageId = null } = useParams()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const wanted = Wanted.safeParse(Object.fromEntries(search)).data
  const name = messageId ?? (wanted ? `${wanted.kind}.${wanted.lang}` : '')
  const local = useMemo<LocalDocument | null>(() => {
    const empty = wanted && { document: { ...wanted, fields: {} }, conversationId: null, typed: {} }
    // What was typed on this device is newer than what the chat hands over.
    return localDocuments.read(name) ?? readLocal(state) ?? empty ?? null
  }, [name, state, wanted])
  return { name, messageId, local }
}

/** Opens a document that nobody keeps yet: members keep it from now on, visitors have it on their device. */
export function OfferedDocumentPage() {
  const { status } = useSession()
  const { name, messageId, local } = useWanted()
  if (status === 'loading') return <DocumentBars />
  if (status === 'in') return <Kept name={name} messageId={messageId} local={local} />
  return local ? <OnDevice key={name} name={name} local={local} /> : <MissingDocument />
}

interface OpenedProps {
  readonly name: string
  readonly messageId: string | null
  readonly local: LocalDocument | null
}

function Kept({ name, messageId, local }: OpenedProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document', 'from', name],
    queryFn: () => openAsMember(name, messageId, local),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <FailedDocument error={error} retry={() => void refetch()} busy={isFetching} />
  return data ? <Navigate to={ROUTES.document.replace(':id', data.id)} replace /> : <DocumentBars />
}

function OnDevice({ name, local }: Omit<OpenedProps, 'messageId' | 'local'> & { local: LocalDocument }) {
  const { kind, lang } = local.document
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document-form', kind, lang],
    queryFn: ({ signal }) => call(documentsApi.form, { kind, lang }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Made once: what is typed afterwards is the view's own.
  const view = useMemo(
    () => data && localView(name, localDocuments.read(name) ?? local, data),
    [name, local, data],
  )
  if (error) return <FailedDocument error={error} retry={() => void refetch()} busy={isFetching} />
  return view ? <DocumentEditor view={view} /> : <DocumentBars />
}
