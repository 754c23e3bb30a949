import { changeCase, listCases, removeCase } from '#server/services/evaluation/cases.ts'
import { keepCase } from '#server/services/evaluation/keep-case.ts'
import { listSets, removeSet, renameSet } from '#server/services/evaluation/sets.ts'
import { evaluationCasesApi } from '#shared/admin/evaluation-cases.ts'
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
}
