import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PromptBox, promptBoxesApi } from '#shared/admin/prompt-boxes.ts'
import { call } from '#web/lib/api.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'

const BOXES = ['admin', 'prompt-boxes'] as const

/** All boxes in their order. */
export function useBoxes() {
  return useQuery({
    queryKey: BOXES,
    queryFn: ({ signal }) => call(promptBoxesApi.list, {}, { signal }),
    meta: { failed: () => toast({ title: 'Error', text: 'Failed to load prompt boxes', tone: 'error' }) },
  })
}

interface Application {
  readonly box: PromptBox
  readonly text: string
  /** When the box was last saved as the text was begun on. */
  readonly since: string
}

/** How an application ended: the text may be kept although it was not understood. */
export type Applied =
  | { readonly status: 'applied' | 'not-saved' | 'not-interpreted'; readonly reason?: string }
  | { readonly status: 'conflict'; readonly stored: PromptBox }

/** Saves a box's text first, then has it read into rules; the text is kept whatever comes of the reading. */
export function useApply() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ box, text, since }: Application): Promise<Applied> => {
      const saved = await save(box, text, since)
      if (saved) return saved
      // What is stored is shown as stored, also while it is being read.
      await client.invalidateQueries({ queryKey: BOXES })
      return interpret(box, text)
    },
    onSettled: () => client.invalidateQueries({ queryKey: BOXES }),
  })
}

/** Has the stored text read once more. */
export function useInterpret() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (box: PromptBox) => interpret(box, box.prompt_text),
    onSettled: () => client.invalidateQueries({ queryKey: BOXES }),
  })
}

/** Undefined once the text is stored. */
async function save(box: PromptBox, text: string, since: string): Promise<Applied | undefined> {
  try {
    await call(promptBoxesApi.save, { id: box.id, prompt_text: text, expectedUpdatedAt: since })
    return undefined
  } catch (error) {
    const stored =
      error instanceof ApiError && error.code === 'conflict'
        ? PromptBox.safeParse(error.current).data
        : undefined
    if (stored) return { status: 'conflict', stored }
    toast({ title: 'Error', text: 'Failed to update prompt box', tone: 'error' })
    return { status: 'not-saved', reason: errorText(error, 'The server cannot be reached.') }
  }
}

async function interpret({ id, box_key }: PromptBox, promptText: string): Promise<Applied> {
  toast({
    title: 'Interpreting rules...',
    text: 'AI is parsing your rules into structured logic',
    tone: 'info',
  })
  try {
    const { success, error, note } = await call(promptBoxesApi.interpret, {
      boxId: id,
      boxKey: box_key,
      promptText,
    })
    if (success) {
      toast({ title: 'Success', text: 'Rules interpreted and applied successfully', tone: 'ok' })
      if (note) toast({ title: 'Read without the model', text: note, tone: 'info' })
      return { status: 'applied' }
    }
    toast({ title: 'Error', text: 'Failed to interpret rules', tone: 'error' })
    return { status: 'not-interpreted', reason: error ?? '' }
  } catch (error) {
    toast({ title: 'Error', text: 'Failed to interpret rules', tone: 'error' })
    return { status: 'not-interpreted', reason: errorText(error, 'The server cannot be reached.') }
  }
}
