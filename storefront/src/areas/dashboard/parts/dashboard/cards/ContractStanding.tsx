import { legalPaths } from '#areas/company/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractBadge } from '#areas/company/parts/companies/ContractBadge.tsx'
import { ContractPicture } from '#areas/company/parts/companies/ContractPicture.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { Quorum } from '#areas/company/parts/orders/Quorum.tsx'
import { Signatories } from '#areas/company/parts/orders/Signatories.tsx'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { refresh, useQuery } from '#core/query.ts'

const text = dashboardCards.contract
const followMs = 10_000

export const ContractRefusal = ({ holder }: { holder: CardHolder }) => {
  if (holder.cardId) return null
  const isByBank = holder.contractStatus === 'REJECTED'
  if (!isByBank && holder.signatoryStatus !== 'REJECTED') return null
  return (
    <Notice tone="danger" title={isByBank ? text.refusedByBank : text.refusedBySigner}>
      <p>{isByBank ? holder.contractRejectionReason : holder.signatoryRefusal}</p>
      <p>{text.refusedNext}</p>
    </Notice>
  )
}

export const UploadedContract = ({ holder }: { holder: CardHolder }) => (
  <Card
    title={text.pictureOf(nameOf(holder))}
    aside={<ContractBadge status={holder.contractStatus} />}
  >
    <Facts>
      <Fact name={text.uploadedAt}>
        <bdi dir="ltr">{jalaliDateTime(holder.contractUploadedAt!)}</bdi>
      </Fact>
    </Facts>
  </Card>
)

/** company §3 */
export const ContractSignatures = ({ holder }: { holder: CardHolder }) => {
  const path = legalEndpoints.contract(holder.userId)
  const approbation = useQuery(path, { pollMs: followMs })
  return (
    <Loaded from={approbation}>
      {(signed) => (
        <>
          {signed.overallSignatoryStatus === 'ACCEPTED' && (
            <Notice tone="success" title={text.allSigned} />
          )}
          {signed.refusal === null && (
            <Notice
              tone="warning"
              title={text.mustSign}
              actions={
                <ButtonLink href={inPlan('kasbeno-fmcg-legal', legalPaths.contract(holder.phone))}>
                  {text.toSign}
                </ButtonLink>
              }
            />
          )}
          <Quorum nudge={legalEndpoints.nudgeForContract(holder.userId)} approbation={signed} />
          <Signatories approbation={signed} />
          <Card title={text.picture}>
            <ContractPicture
              name={nameOf(holder)}
              url={signed.contractUrl}
              onRetry={() => void refresh(path)}
            />
          </Card>
        </>
      )}
    </Loaded>
  )
}
