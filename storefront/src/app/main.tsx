import '#styles/tokens.css'
import '#styles/base.css'
import { createRoot } from 'react-dom/client'
import { openSession } from '#lib/session.ts'
import { App } from './App.tsx'
import { startTheme } from '#lib/theme.ts'

startTheme()
void openSession()
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
