import { allResources } from '#app/platform/resource/resource'
import { resourceRoutes } from '#app/platform/resource/routes'
import './modules.js'

// Users of distributors are offered what the description keeps to their own rows.
for (const resource of allResources()) {
  resourceRoutes(resource)
  if (resource.isLegal || resource.part) resourceRoutes(resource, 'legal')
  if (resource.confine) resourceRoutes(resource, 'distributor')
}
