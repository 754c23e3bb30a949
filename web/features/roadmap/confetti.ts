/**
 * Confetti over the page, unless the person asks for less motion. Loaded with its first use, and drawn without
 * a worker, which the content security policy would refuse.
 */
export async function celebrate(particleCount: number): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const canvas = document.createElement('canvas')
  canvas.ariaHidden = 'true'
  canvas.dataset.particles = String(particleCount)
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '400',
  })
  document.body.append(canvas)
  const tokens = getComputedStyle(document.documentElement)
  const colors = ['accent', 'ok', 'wait-line', 'accent-line'].map((name) =>
    tokens.getPropertyValue(`--bh-${name}`),
  )
  try {
    await confetti.create(canvas, { resize: true, useWorker: false })({
      particleCount,
      spread: 80,
      origin: { y: 0.6 },
      colors,
    })
  } finally {
    canvas.remove()
  }
}
