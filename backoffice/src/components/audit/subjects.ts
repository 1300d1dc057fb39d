import { manifests } from '../../manifests/manifests'
import { showPath } from '../../providers/dataProvider'

/** The resource of each type of subject, as the audit trail names it. */
const manifestOf = new Map(
  manifests.flatMap((manifest) =>
    [manifest.name, ...(manifest.formerSubjects ?? [])].map((type) => [type, manifest] as const)
  )
)

export interface SubjectPlace {
  resource: string
  /** The action whose right opens the page. */
  action: 'show' | 'edit' | 'list'
  path: string
}

/**
 * The page that a subject leads to, or null when it has none. A line without an id speaks of the list as
 * a whole: an export, or a change of something without a page.
 */
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
