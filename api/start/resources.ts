import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { allResources } from '#app/platform/resource/resource'
import { resourceRoutes } from '#app/platform/resource/routes'

/** A module's lists, and what of it takes two people, stand in files of these names; nothing else makes them known. */
const describing = /_resources?\.(ts|js)$|^[a-z_]+[/\\][a-z_]+[/\\][a-z_]+_requests\.(ts|js)$/

const files = await readdir(app.makePath('app'), { recursive: true })
for (const file of files.filter((name) => describing.test(name)).sort()) {
  await import(`#app/${file.replaceAll('\\', '/').replace(/\.(ts|js)$/, '')}`)
}

// Users of distributors are offered what the description keeps to their own rows.
for (const resource of allResources()) {
  resourceRoutes(resource)
  if (resource.isLegal || resource.part) resourceRoutes(resource, 'legal')
  if (resource.confine) resourceRoutes(resource, 'distributor')
}
