import { Navigate } from 'react-router-dom'
import { LoadingScreen } from '../layout/LoadingScreen'
import { menuFor } from '../layout/menu'
import { usePermissions } from 'react-admin'
import Dashboard from './Dashboard'

/** Without one: the first accessible list. */
export default function Home() {
  const { permissions, isPending } = usePermissions<string[]>()
  if (isPending) return <LoadingScreen />
  const first = menuFor(permissions ?? [])[0]?.entries[0]
  return !first || first.to === '/' ? <Dashboard /> : <Navigate to={first.to} replace />
}
