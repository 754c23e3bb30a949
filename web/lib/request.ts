import type { Endpoint } from '#shared/endpoint.ts'

export interface PlainRequest {
  readonly path: string
  readonly init: { method: Endpoint['method']; headers?: Record<string, string>; body?: string }
}

/** Turns an endpoint and its input into a request: `:name` parts of the path, then query (GET) or JSON body. */
export function buildRequest(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): PlainRequest {
  const rest = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const { method } = endpoint
  if (method === 'GET') return { path: path + queryOf(rest), init: { method } }
  return {
    path,
    init: { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(rest) },
  }
}

function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}
