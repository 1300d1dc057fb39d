import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { DistributorDetails } from '#areas/home/parts/distributors/DistributorDetails.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { distributors as text } from '#areas/home/words/distributors.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import { useQuery } from '#core/query.ts'

/** One distributor under an address of its own, so that it can be kept and sent. */
export default function DistributorScreen({ id: slug }: { id: string }) {
  const query = useQuery(endpoints.distributor(usePlan(), slug))
  const isUnknown = query.error instanceof ApiError && query.error.status === 404
  return (
    <Screen title={query.data?.name ?? text.one} back={paths.distributors}>
      {isUnknown ? (
        <EmptyState icon="truck" title={text.unknown}>
          <ButtonLink href={paths.distributors}>{text.title}</ButtonLink>
        </EmptyState>
      ) : (
        <Loaded from={query}>
          {(distributor) => <DistributorDetails distributor={distributor} />}
        </Loaded>
      )}
    </Screen>
  )
}
