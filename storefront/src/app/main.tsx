import '#styles/tokens.css'
import '#styles/base.css'
import { createRoot } from 'react-dom/client'
import { firstEndpoints } from '#lib/api/firstEndpoints.ts'
import { currentPlan } from '#lib/plan.ts'
import { prefetch } from '#lib/query.ts'
import { session, tokenOfSession } from '#lib/session.ts'
import { App } from './App.tsx'
import { paths } from './paths.ts'
import { keepShell } from './shell.ts'
import { startTheme } from '#lib/theme.ts'

startTheme()
void tokenOfSession()
const plan = currentPlan.peek()
if (session.exists.peek() && plan && location.pathname === paths.home) {
  prefetch(firstEndpoints.home(plan))
}
const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
keepShell()
