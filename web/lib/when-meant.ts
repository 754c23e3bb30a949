/** What a person does just before they follow a link. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Does something once, when somebody points at a link to `path` or focuses it; returns what ends the wait. */
export function whenMeant(path: string, act: () => void): () => void {
  const end = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, look)
  }
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a')?.getAttribute('href') !== path) return
    end()
    act()
  }
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true })
  return end
}
