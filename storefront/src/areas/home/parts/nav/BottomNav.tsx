import { useHome } from '#areas/home/parts/home/useHome.ts'
import { byName, supportHrefOf } from '#areas/profile/parts/support/settings.ts'
import { NavBar } from './NavBar.tsx'

/** Counts from home's answer. */
export const BottomNav = () => {
  const home = useHome().data
  return (
    <NavBar
      waiting={home?.pendingOrders.meta.total ?? 0}
      supportHref={supportHrefOf(byName(home?.settings))}
    />
  )
}
