import { cardPages, holderPages } from '#app/holderPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Notice } from '#components/Notice.tsx'
import { ContractDownload } from '#features/dashboard/cards/ContractDownload.tsx'
import { ContractForm } from '#features/dashboard/cards/ContractForm.tsx'
import { ContractRefusal, UploadedContract } from '#features/dashboard/cards/ContractStanding.tsx'
import { draftOf } from '#features/dashboard/cards/holderForm.ts'
import { HolderPage } from '#features/dashboard/cards/HolderPage.tsx'
import { useNamedHolder } from '#features/dashboard/cards/useHolders.ts'
import styles from '#features/dashboard/cards/cards.module.css'
import { dashboardCards } from '#i18n/fa/dashboardCards.ts'

const text = dashboardCards.contract

/** The second step: the contract is taken, signed and stamped by hand, and sent. company §2 "Card contract upload screen" */
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
                draft={draftOf(companyUniqueSerial, `contract.${holder.userId}`)}
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
