import { useLocation } from 'wouter'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import IdentityInformationScreen from './IdentityInformationScreen.tsx'
import StatusScreen from './StatusScreen.tsx'

/** Ignores a trailing slash; only in its plan. */
export default function SigningPages() {
  const [location] = useLocation()
  const plan = usePlan()
  const path = location.replace(/\/$/, '')
  if (path === signingPaths.status) return <StatusScreen />
  if (path === signingPaths.identity(plan)) return <IdentityInformationScreen />
  return <NotFoundScreen />
}
