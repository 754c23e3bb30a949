// Runs before the first paint. A file of its own, because the content security policy forbids inline scripts.
;(() => {
  const read = (name) => {
    try {
      return window[name]
    } catch {
      // Storage can be blocked: the system's colours, and the screen as a stranger sees it.
      return {}
    }
  }
  const kept = read('localStorage')
  // A dark page never flashes light. The key is the one Mantine keeps the choice under.
  const choice = kept['mantine-color-scheme-value'] ?? 'auto'
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const page = document.documentElement
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  // The server draws the screen of a stranger. Whoever is signed in, is in the middle of something, or has chosen
  // another language or theme gets their own.
  const chosen = kept['beachhead.language'] ?? page.lang
  const begun = Object.keys(read('sessionStorage')).some((key) => key.startsWith('beachhead.'))
  if (kept['beachhead.auth'] || begun || chosen !== page.lang || choice !== 'auto')
    page.setAttribute('data-own', '')
})()
