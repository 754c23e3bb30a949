// Runs before the first paint so that a dark page never flashes light. A file of its own, because the
// content security policy forbids inline scripts. The key is the one Mantine keeps the choice under.
;(() => {
  let choice = 'auto'
  try {
    choice = localStorage.getItem('mantine-color-scheme-value') ?? 'auto'
  } catch {
    // Storage can be blocked; the system's preference decides then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
