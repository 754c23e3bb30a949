import { part } from '#web/lib/part.tsx'
import { loadTexts } from '#web/lib/texts.ts'

export const VentureMenu = part(async () => {
  const [{ VentureMenu }] = await Promise.all([import('./venture-menu.tsx'), loadTexts(['home'])])
  return VentureMenu
})
