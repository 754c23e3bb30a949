import { changeCase, listCases, removeCase } from '#server/services/evaluation/cases.ts'
import { estimateRun } from '#server/services/evaluation/estimate-run.ts'
import { keepCase } from '#server/services/evaluation/keep-case.ts'
import { overrule, readRun } from '#server/services/evaluation/results.ts'
import { listOptions, listRuns, readPrompts, startRun, stopRun } from '#server/services/evaluation/runs.ts'
import { listSets, removeSet, renameSet } from '#server/services/evaluation/sets.ts'
import { evaluationCasesApi } from '#shared/admin/evaluation-cases.ts'
import { evaluationRunsApi } from '#shared/admin/evaluation-runs.ts'
import { type App, route } from './route.ts'

/** Cases and sets, and what two versions make of them. */
export function mountAdminEvaluation(app: App): void {
  route(app, evaluationCasesApi.sets, listSets)
  route(app, evaluationCasesApi.renameSet, renameSet)
  route(app, evaluationCasesApi.removeSet, removeSet)
  route(app, evaluationCasesApi.cases, listCases)
  route(app, evaluationCasesApi.keep, keepCase)
  route(app, evaluationCasesApi.changeCase, changeCase)
  route(app, evaluationCasesApi.removeCase, removeCase)
  route(app, evaluationRunsApi.options, listOptions)
  route(app, evaluationRunsApi.estimate, estimateRun)
  route(app, evaluationRunsApi.start, startRun)
  route(app, evaluationRunsApi.list, listRuns)
  route(app, evaluationRunsApi.read, readRun)
  route(app, evaluationRunsApi.prompts, readPrompts)
  route(app, evaluationRunsApi.stop, stopRun)
  route(app, evaluationRunsApi.overrule, overrule)
}
