import type { Permission } from '@kasbeno/api/contracts/identity'
import { manifests } from '../manifests/manifests'

interface Rights {
  reads: readonly Permission[]
  changes?: Permission
}

/** The rights that open each resource for reading and for changing it. */
const rightsOf: ReadonlyMap<string, Rights> = new Map(
  manifests.flatMap(({ name, openedBy, changedWith, parts = [] }): [string, Rights][] => [
    [name, { reads: openedBy, changes: changedWith }],
    ...parts.map((part): [string, Rights] => [part, { reads: openedBy }]),
  ])
)

export const mayOpen = (held: readonly string[], resource: string, action: string): boolean => {
  const rights = rightsOf.get(resource)
  if (action === 'list' || action === 'show' || action === 'export')
    return rights?.reads.some((right) => held.includes(right)) ?? false
  if (action === 'edit' || action === 'create')
    return rights?.changes !== undefined && held.includes(rights.changes)
  return false
}
