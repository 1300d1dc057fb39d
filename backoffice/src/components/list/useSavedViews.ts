import type { SavedView } from '@kasbeno/api/contracts/views'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '../../providers/http'
import { apiBase } from '../../providers/session'
import type { View } from './filters'

const none: SavedView[] = []

/** What the person, and others of their role, saved of a list; all lists come with one request. */
export const useSavedViews = (resource: string) => {
  const { data = none, isPending } = useQuery({
    queryKey: ['views'],
    queryFn: async ({ signal }) =>
      getJson<'/api/admin/views'>(`${await apiBase()}/views`, signal) as Promise<SavedView[]>,
    staleTime: Infinity,
    // A list that shows itself without them would ask again, and hide itself meanwhile.
    retryOnMount: false,
  })
  const views = data.filter((view) => view.resource === resource)
  return {
    isPending,
    own: views.filter(({ isOwn }) => isOwn),
    shared: views.filter(({ isOwn }) => !isOwn),
    /** One's own comes before what somebody shared. */
    first: views.find(({ isDefault }) => isDefault),
  }
}

export const asView = ({ name, filter, sort, hidden }: SavedView): View => ({
  name,
  filter,
  sort,
  ...(hidden && { hidden }),
})
