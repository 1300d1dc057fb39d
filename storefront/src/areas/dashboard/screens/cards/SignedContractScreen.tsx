import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import {
  ContractRefusal,
  ContractSignatures,
  UploadedContract,
} from '#areas/dashboard/parts/dashboard/cards/ContractStanding.tsx'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import { useHolders } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'

const text = dashboardCards.contract

/** By phone. company §2 */
export default function SignedContractScreen({ id: phone }: { id: string }) {
  const { data, ...holders } = useHolders()
  const holder = data && (data.items.find((one) => one.phone === phone) ?? null)
  return (
    <HolderPage title={text.title} from={{ ...holders, data: holder }}>
      {(known) =>
        known.contractUploadedAt ? (
          <>
            <ContractRefusal holder={known} />
            <UploadedContract holder={known} />
            <ContractSignatures key={known.contractUploadedAt} holder={known} />
          </>
        ) : (
          <EmptyState icon="document" title={text.notUploaded}>
            <ButtonLink href={holderPages.contract(known.userId)}>{text.toUpload}</ButtonLink>
          </EmptyState>
        )
      }
    </HolderPage>
  )
}
