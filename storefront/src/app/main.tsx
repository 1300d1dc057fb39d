import '#styles/tokens.css'
import '#styles/base.css'
import { createRoot } from 'react-dom/client'
import { tokenOfSession } from '#lib/session.ts'
import { App } from './App.tsx'
import { keepShell } from './shell.ts'
import { startTheme } from '#lib/theme.ts'

startTheme()
void tokenOfSession()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
keepShell()
