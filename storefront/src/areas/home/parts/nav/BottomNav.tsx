import { useHome } from '#areas/home/parts/home/useHome.ts'
import { byName, supportHrefOf } from '#areas/profile/parts/support/settings.ts'
import { NavBar } from './NavBar.tsx'

/** The four tabs of a person's plan, with all that they show from the one answer of home. */
export const BottomNav = () => {
  const home = useHome().data
  return (
    <NavBar
      waiting={home?.pendingOrders.meta.total ?? 0}
      supportHref={supportHrefOf(byName(home?.settings))}
    />
  )
}
