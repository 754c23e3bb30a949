type Kind = 'localStorage' | 'sessionStorage'

/** Web storage that never throws: where the browser blocks it, values live as long as the page. */
function storage(kind: Kind) {
  const fallback = new Map<string, string>()
  return {
    get(key: string): string | null {
      try {
        return window[kind].getItem(key) ?? fallback.get(key) ?? null
      } catch {
        return fallback.get(key) ?? null
      }
    },
    set(key: string, value: string): void {
      try {
        window[kind].setItem(key, value)
        fallback.delete(key)
      } catch {
        fallback.set(key, value)
      }
    },
    remove(key: string): void {
      fallback.delete(key)
      try {
        window[kind].removeItem(key)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}

/** Shared by all tabs, kept until removed. */
export const localStore = storage('localStorage')
/** One tab, until it closes. */
export const tabStore = storage('sessionStorage')
