import { Logo } from '#web/ui/logo.tsx'

export function App() {
  return <Logo name="Beachhead" />
}
