import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PromptBox, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { textsOf } from '#web/lib/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { savedByOf } from '../shared/saved-by.ts'

const t = textsOf('adminRules')

const BOXES = ['admin', 'prompt-boxes'] as const

/** All boxes in their order. */
export function useBoxes() {
  return useQuery({
    queryKey: BOXES,
    queryFn: ({ signal }) => call(promptBoxesApi.list, {}, { signal }),
    meta: { failed: () => toast({ title: t('toast.error'), text: t('toast.load'), tone: 'error' }) },
  })
}

interface Application {
  readonly box: PromptBox
  readonly text: string
  /** The time of the last save when somebody began to write. */
  readonly since: string
  /** The preview of it that was looked at, to be put in force as it was seen. */
  readonly seen?: string | undefined
}

/** The outcome of an application: the text may be kept although it was not understood. */
export type Applied =
  | { readonly status: 'not-saved' | 'not-interpreted'; readonly reason?: string }
  /** `note`: what is to be known all the same, as that the model did not answer. */
  | { readonly status: 'applied'; readonly note?: string | undefined }
  | { readonly status: 'conflict'; readonly stored: PromptBox; readonly savedBy: string | null }

/** Saves a box's text first, then has it read into rules; the text is kept whatever comes of the reading. */
export function useApply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ box, text, since, seen }: Application): Promise<Applied> => {
      const saved = await save(box, text, since)
      if ('status' in saved) return saved
      // What is stored is shown as stored, also while it is being read.
      show(client, saved)
      return interpret(client, box, text, seen)
    },
    onSettled: (applied) => lookAgain(client, applied),
  })
}

/** Has the stored text read once more. */
export function useInterpret() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (box: PromptBox) => interpret(client, box, box.prompt_text),
    onSettled: (applied) => lookAgain(client, applied),
  })
}

/** Shows a box as the server answered with it. */
function show(client: QueryClient, box: PromptBox): void {
  client.setQueryData<PromptBox[]>(BOXES, (boxes) => boxes?.map((one) => (one.id === box.id ? box : one)))
}

/** Loads the boxes again after what did not go as asked: somebody else may have been at work. */
function lookAgain(client: QueryClient, applied: Applied | undefined) {
  return applied?.status === 'applied' ? undefined : client.invalidateQueries({ queryKey: BOXES })
}

/** Has a text read as applying it would; nothing is stored. */
export function usePreview() {
  return useMutation({ mutationFn: (promptText: string) => call(promptBoxesApi.preview, { promptText }) })
}

/** Returns the stored box, or why it was not stored. */
async function save(box: PromptBox, text: string, since: string): Promise<PromptBox | Applied> {
  try {
    return await call(promptBoxesApi.save, { id: box.id, prompt_text: text, expectedUpdatedAt: since })
  } catch (error) {
    const current = error instanceof ApiError && error.code === 'conflict' ? error.current : undefined
    const stored = PromptBox.safeParse(current).data
    if (stored) return { status: 'conflict', stored, savedBy: savedByOf(current) }
    toast({ title: t('toast.error'), text: t('toast.update'), tone: 'error' })
    return { status: 'not-saved', reason: errorText(error, t('unreachable')) }
  }
}

async function interpret(
  client: QueryClient,
  { id, box_key }: PromptBox,
  promptText: string,
  seen?: string,
): Promise<Applied> {
  const act = `interpret ${id}`
  toast({ title: t('toast.busy'), text: t('toast.busyText'), tone: 'info', act })
  try {
    const { success, error, note, box } = await call(promptBoxesApi.interpret, {
      boxId: id,
      boxKey: box_key,
      promptText,
      ...(seen !== undefined && { seen }),
    })
    if (success) {
      if (box) show(client, box)
      toast({ title: t('toast.success'), text: t('toast.successText'), tone: 'ok', act })
      return { status: 'applied', note }
    }
    toast({ title: t('toast.error'), text: t('toast.interpret'), tone: 'error', act })
    return { status: 'not-interpreted', reason: error ?? '' }
  } catch (error) {
    toast({ title: t('toast.error'), text: t('toast.interpret'), tone: 'error', act })
    return { status: 'not-interpreted', reason: errorText(error, t('unreachable')) }
  }
}
