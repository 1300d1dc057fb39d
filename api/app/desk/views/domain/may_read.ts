import type { StaffActor } from '#app/platform/audit/actor'
import { hasRowsFor, resourceNamed } from '#app/platform/resource/resource'

/** Whether the caller may read such a list, whole or the part that another right opens. */
export const mayRead = (name: string, caller: StaffActor): boolean => {
  const resource = resourceNamed(name)
  if (!resource || !hasRowsFor(resource, caller)) return false
  const { permission, part } = resource
  return [permission, part?.permission].some(
    (right) => right === null || (right !== undefined && caller.permissions.includes(right))
  )
}
