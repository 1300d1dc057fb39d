import { routePolicies } from '#app/desk/reports/policies/route_policies'
import { allResources } from '#app/platform/resource/resource'

/** The lists that have routes. Probes of other specs are known to this process too, and have none. */
export const openLists = () => {
  const open = new Set(routePolicies().map(({ pattern }) => pattern))
  return allResources().filter(({ name }) => open.has(`/api/admin/${name}`))
}
