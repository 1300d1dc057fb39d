import router from '@adonisjs/core/services/router'
import { panelNames } from '#contracts/panel_names'
import { middleware } from '#start/kernel'
import { idMatchers } from '#app/platform/http/id_matchers'
import { audiences, handlersOf, type Audience } from './handlers.js'
import type { Resource } from './resource.js'

const accessOf = ({ permission, part }: Resource, audience: Audience) => {
  if (permission === null) return 'bank-staff'
  if (!part || audience === 'distributor') return { staff: permission }
  return audience === 'legal'
    ? { staff: part.permission }
    : { staff: permission, orStaff: part.permission }
}

const nameFor = ({ name }: Resource, audience: Audience) =>
  (audience === 'distributor' && panelNames[name]) || name

/**
 * Opens a described resource under `/api/admin/<name>`, or under `/api/distributor/<name>` for the
 * users of distributors (who need a `confine` in the description). One call gives the list, one
 * record and its history, the totals and the export, all guarded by the resource's permission.
 */
export const resourceRoutes = (resource: Resource, audience: Audience = 'admin'): void => {
  const handle = handlersOf(resource, audience)
  router
    .group(() => {
      router.get('', handle.index).as('index')
      router.get('export', handle.export).as('export')
      router.get('totals', handle.totals).as('totals')
      router.get(':id', handle.show).as('show')
      if (resource.history) router.get(':id/history', handle.history).as('history')
    })
    .prefix(`${audiences[audience]}/${nameFor(resource, audience)}`)
    .where('id', idMatchers[resource.idKind])
    .as(`${audience}.${resource.name}`)
    .use(middleware.access(accessOf(resource, audience)))
}
