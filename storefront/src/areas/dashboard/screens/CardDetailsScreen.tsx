import { useState } from 'react'
import { useParams } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { BlockRejected } from '#areas/dashboard/parts/dashboard/holder/BlockRejected.tsx'
import { ContractTable } from '#areas/dashboard/parts/dashboard/holder/ContractTable.tsx'
import { DeliveryTable } from '#areas/dashboard/parts/dashboard/holder/DeliveryTable.tsx'
import { HolderTable } from '#areas/dashboard/parts/dashboard/holder/HolderTable.tsx'
import { ManagementTable } from '#areas/dashboard/parts/dashboard/holder/ManagementTable.tsx'
import { PaymentMethod } from '#areas/dashboard/parts/dashboard/holder/PaymentMethod.tsx'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'

const Holder = ({ holder }: { holder: CardHolder }) => {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) return <BlockRejected error={failure.error} onBack={() => setFailure(null)} />
  return (
    <>
      <HolderTable holder={holder} />
      <ContractTable holder={holder} />
      <DeliveryTable holder={holder} />
      <ManagementTable holder={holder} onRejected={(error) => setFailure({ error })} />
      <PaymentMethod />
    </>
  )
}

/** By phone. company §2 */
export default function CardDetailsScreen() {
  const { phone } = useParams()
  const holders = useQuery(legalEndpoints.cardHolders)
  const holder = holders.data?.items.find((one) => one.phone === phone)
  return (
    <DashboardFrame title={holder ? nameOf(holder) : text.title}>
      <Loaded from={holders}>
        {() =>
          holder ? (
            <Holder key={holder.id} holder={holder} />
          ) : (
            <EmptyState icon="card" title={text.missing}>
              <ButtonLink href={dashboardPaths.home}>{text.toHome}</ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </DashboardFrame>
  )
}
