import { useState } from 'react'
import { useParams } from 'wouter'
import { dashboardPaths } from '#app/dashboardPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { nameOf } from '#features/companies/personName.ts'
import { DashboardFrame } from '#features/dashboard/DashboardFrame.tsx'
import { BlockRejected } from '#features/dashboard/holder/BlockRejected.tsx'
import { ContractTable } from '#features/dashboard/holder/ContractTable.tsx'
import { DeliveryTable } from '#features/dashboard/holder/DeliveryTable.tsx'
import { HolderTable } from '#features/dashboard/holder/HolderTable.tsx'
import { ManagementTable } from '#features/dashboard/holder/ManagementTable.tsx'
import { PaymentMethod } from '#features/dashboard/holder/PaymentMethod.tsx'
import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'

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

/** One holder of a company's card, whose phone the address names. company §2 "Card holder information screen" */
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
