import { planBases } from '@kasbeno/api/contracts/plans'
import type { ReactNode } from 'react'
import { Router, useLocation } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { addressOf, pathOf, planAt } from './paths.ts'

/** Maps the browser's address. */
const usePath: typeof useBrowserLocation = (options) => {
  const [address, navigate] = useBrowserLocation(options)
  return [pathOf(address), (to, ...rest) => navigate(addressOf(String(to)), ...rest)]
}

const BasedRouter = ({ children }: { children: ReactNode }) => {
  const [path] = useLocation()
  return <Router base={planBases[planAt(path)]}>{children}</Router>
}

/** Screens know their own paths; the base is the plan's. */
export const PlanRouter = ({ children }: { children: ReactNode }) => (
  <Router hook={usePath} hrefs={addressOf}>
    <BasedRouter>{children}</BasedRouter>
  </Router>
)
