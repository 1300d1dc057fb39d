import type { Permission } from '@kasbeno/api/contracts/identity'
import { manifests } from '../manifests/manifests'

interface Rights {
  reads: Permission
  changes?: Permission
}

/** The rights that open each resource for reading and for changing it. */
const rightsOf: ReadonlyMap<string, Rights> = new Map(
  manifests.flatMap(({ name, permission, changedWith, parts = [] }): [string, Rights][] => [
    [name, { reads: permission, changes: changedWith }],
    ...parts.map((part): [string, Rights] => [part, { reads: permission }]),
  ])
)

const has = (held: readonly string[], wanted: string | undefined) =>
  wanted !== undefined && held.includes(wanted)

/** Whether these rights open a resource for reading or for changing it. */
export const mayOpen = (held: readonly string[], resource: string, action: string): boolean => {
  const rights = rightsOf.get(resource)
  if (action === 'list' || action === 'show' || action === 'export') return has(held, rights?.reads)
  if (action === 'edit' || action === 'create') return has(held, rights?.changes)
  return false
}
