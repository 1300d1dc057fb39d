import { manifests } from '../../manifests/manifests'
import { showPath } from '../../providers/dataProvider'

/** By audit subject type. */
const manifestOf = new Map(
  manifests.flatMap((manifest) =>
    [manifest.name, ...(manifest.formerSubjects ?? [])].map((type) => [type, manifest] as const)
  )
)

export interface SubjectPlace {
  resource: string
  /** Whose right opens it. */
  action: 'show' | 'edit' | 'list'
  path: string
}

/** Null without a page; without an id it is the list. */
export const placeOf = (type: string, id: string | null): SubjectPlace | null => {
  const manifest = manifestOf.get(type as (typeof manifests)[number]['name'])
  if (!manifest) return null
  const { name: resource, subject } = manifest
  if (id === null) return { resource, action: 'list', path: `/${resource}` }
  if (subject === 'show') return { resource, action: 'show', path: showPath(resource, id) }
  return subject === 'edit'
    ? { resource, action: 'edit', path: `/${resource}/${encodeURIComponent(id)}` }
    : null
}
