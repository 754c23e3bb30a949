import type { FieldView } from '#shared/dashboard-views.ts'

/** The list shows at most this many (product.md section 9). */
const MOST = 5
const RANK = { high: 3, medium: 2, low: 1 }

/** Industries as the list shows them: by priority, then the surer first; the founder's own before suggestions. */
export function orderIndustries(views: readonly FieldView[]): FieldView[] {
  return views
    .filter(({ field }) => field === 'industry')
    .sort(
      (a, b) =>
        Number(a.suggested) - Number(b.suggested) ||
        (a.priority ?? 3) - (b.priority ?? 3) ||
        RANK[b.confidence ?? 'low'] - RANK[a.confidence ?? 'low'],
    )
    .slice(0, MOST)
}
