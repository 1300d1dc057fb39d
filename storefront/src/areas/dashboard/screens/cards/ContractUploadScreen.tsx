import { cardPages, holderPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractDownload } from '#areas/dashboard/parts/dashboard/cards/ContractDownload.tsx'
import { ContractForm } from '#areas/dashboard/parts/dashboard/cards/ContractForm.tsx'
import {
  ContractRefusal,
  UploadedContract,
} from '#areas/dashboard/parts/dashboard/cards/ContractStanding.tsx'
import { holderDraftKey } from '#areas/dashboard/parts/dashboard/cards/holderForm.ts'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import { useNamedHolder } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import styles from '#areas/dashboard/parts/dashboard/cards/cards.module.css'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'

const text = dashboardCards.contract

/** company §2 */
export default function ContractUploadScreen() {
  return (
    <HolderPage
      title={text.title}
      from={useNamedHolder()}
      stage="contract"
      back={({ userId }) => ({
        href: holderPages.register(userId),
        label: dashboardCards.toPerson,
      })}
    >
      {(holder, { companyUniqueSerial }) => (
        <>
          <ContractRefusal holder={holder} />
          {holder.contractUploadedAt && <UploadedContract holder={holder} />}
          {holder.cardId ? (
            <Notice tone="info">
              <p>{text.fixed}</p>
            </Notice>
          ) : (
            <>
              <ContractDownload holder={holder} />
              <ContractForm
                holder={holder}
                draft={holderDraftKey(companyUniqueSerial, `contract.${holder.userId}`)}
              />
            </>
          )}
          {holder.contractUploadedAt && (
            <div className={styles.actions}>
              <ButtonLink href={holderPages.selectAddress(holder.userId)}>
                {dashboardCards.goOn}
              </ButtonLink>
              <ButtonLink look="second" href={cardPages.signed(holder.phone)}>
                {text.seeSignatures}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </HolderPage>
  )
}
