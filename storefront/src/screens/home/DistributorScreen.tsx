import { paths } from '#app/paths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { DistributorDetails } from '#features/distributors/DistributorDetails.tsx'
import { usePlan } from '#features/registration/standing.ts'
import { distributors as text } from '#i18n/fa/distributors.ts'
import { endpoints } from '#lib/api/endpoints.ts'
import { ApiError } from '#lib/api/errors.ts'
import { useQuery } from '#lib/query.ts'

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
