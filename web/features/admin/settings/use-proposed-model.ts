import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { EditsState } from './use-edits.ts'

/** Chooses the model that a notice proposes in the address (`?model=`), as a change that is still to be saved. */
export function useProposedModel(edits: EditsState): void {
  const [params, setParams] = useSearchParams()
  const model = params.get('model')
  useEffect(() => {
    if (!model) return
    edits.change({ model_config: { ...edits.values.model_config, model } })
    setParams({}, { replace: true })
  }, [model, edits, setParams])
}
