/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

/** What a test's own connections call themselves. */
export const TESTS = 'tests'
