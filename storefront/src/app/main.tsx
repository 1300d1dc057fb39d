import '#styles/tokens.css'
import '#styles/base.css'
import { isPersonPlan, planBases } from '@kasbeno/api/contracts/plans'
import { createRoot } from 'react-dom/client'
import { firstEndpoints } from '#core/api/firstEndpoints.ts'
import { currentPlan } from '#core/plan.ts'
import { prefetch } from '#core/query.ts'
import { session, tokenOfSession } from '#core/session.ts'
import { App } from './App.tsx'
import { paths } from './paths.ts'
import { preparePage } from './laterPages.ts'
import { startChat } from './chat.ts'
import { keepShell } from './shell.ts'
import { keepInstallOffer } from '#core/install.ts'
import { startTheme } from '#core/theme.ts'

startTheme()
void tokenOfSession()
const plan = currentPlan.peek()
if (
  session.exists.peek() &&
  isPersonPlan(plan) &&
  location.pathname === planBases[plan] + paths.home
) {
  prefetch(firstEndpoints.home(plan))
}

/** Avoids a flashing skeleton. */
const patienceMs = 300

const render = async () => {
  if (session.exists.peek()) {
    const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
    // The page itself shows load errors.
    await Promise.race([preparePage(location.pathname).catch(() => undefined), patience])
  }
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
}
void render()
keepShell()
keepInstallOffer()
startChat()
