import './styles/mantine.css.ts'
import './styles/fonts.css'
import './styles/global.css'
import './styles/controls.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { languageStore } from '#web/lib/language.ts'
import { changeLanguage, loadTexts } from '#web/lib/texts.ts'
import { App } from './app.tsx'
import { cssVariablesResolver } from './theme/variables.ts'
import { theme } from './theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const language = languageStore.preferred()
await loadTexts(['app', 'chat', 'errors'], language)
await changeLanguage(language)

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <App />
    </MantineProvider>
  </StrictMode>,
)
