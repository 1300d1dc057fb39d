import { useLocation } from 'wouter'
import { signingPaths } from '#areas/signing/signingPaths.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import IdentityInformationScreen from './IdentityInformationScreen.tsx'
import StatusScreen from './StatusScreen.tsx'

/** The page that an address names; a stroke at its end changes nothing, and a plan's page is that plan's alone. */
export default function SigningPages() {
  const [location] = useLocation()
  const plan = usePlan()
  const path = location.replace(/\/$/, '')
  if (path === signingPaths.status) return <StatusScreen />
  if (path === signingPaths.identity(plan)) return <IdentityInformationScreen />
  return <NotFoundScreen />
}
