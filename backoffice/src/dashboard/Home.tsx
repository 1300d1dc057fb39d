import { useGetIdentity, usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { LoadingScreen } from '../layout/LoadingScreen'
import { menuFor } from '../layout/menu'
import Dashboard from './Dashboard'
import DistributorHome from './DistributorHome'

/** Without one: the first accessible list. */
export default function Home() {
  const { permissions, isPending } = usePermissions<string[]>()
  const { identity, isPending: isUnknown } = useGetIdentity()
  if (isPending || isUnknown) return <LoadingScreen />
  if (identity?.distributorId) return <DistributorHome />
  const first = menuFor(permissions ?? [])[0]?.entries[0]
  return !first || first.to === '/' ? <Dashboard /> : <Navigate to={first.to} replace />
}
