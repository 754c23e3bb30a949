import { countOpenReview, listReview } from '#server/services/review/list-review.ts'
import { openReview } from '#server/services/review/open-review.ts'
import { reopenReview, resolveReview } from '#server/services/review/resolve-review.ts'
import { reviewApi } from '#shared/admin/review.ts'
import { type App, route } from './route.ts'

/** What waits for an operator. */
export function mountAdminReview(app: App): void {
  route(app, reviewApi.list, listReview)
  route(app, reviewApi.counts, countOpenReview)
  route(app, reviewApi.open, openReview)
  route(app, reviewApi.resolve, resolveReview)
  route(app, reviewApi.reopen, reopenReview)
}
