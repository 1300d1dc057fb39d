import { noCeiling } from '@kasbeno/api/contracts/words/companies'
import { useSearch } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { ContractAnswer } from '#areas/company/parts/companies/ContractAnswer.tsx'
import { ContractBadge } from '#areas/company/parts/companies/ContractBadge.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { EvidenceDownload } from '#areas/company/parts/signatures/EvidenceDownload.tsx'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder, ContractApprobation } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'

const followMs = 10_000

const ContractFacts = ({ holder }: { holder: CardHolder }) => (
  <>
    {holder.contractStatus === 'REJECTED' && (
      <Notice tone="danger" title={text.rejected}>
        <p>{holder.contractRejectionReason}</p>
      </Notice>
    )}
    <Card title={text.contract} aside={<ContractBadge status={holder.contractStatus} />}>
      {holder.contractUploadedAt ? (
        <Facts>
          <Fact name={text.uploadedAt}>
            <bdi dir="ltr">{jalaliDateTime(holder.contractUploadedAt)}</bdi>
          </Fact>
        </Facts>
      ) : (
        <p>{text.notUploaded}</p>
      )}
    </Card>
    <Card title={text.holder}>
      <Facts>
        <Fact name={text.holder}>{nameOf(holder)}</Fact>
        <Fact name={text.phone}>
          <Ltr>{holder.phone}</Ltr>
        </Fact>
        {holder.nationalCode && (
          <Fact name={text.nationalCode}>
            <Ltr>{holder.nationalCode}</Ltr>
          </Fact>
        )}
        <Fact name={text.ceiling}>
          {holder.ceiling === null ? noCeiling : <Rial value={holder.ceiling} />}
        </Fact>
        {holder.cardNumber && (
          <Fact name={text.card}>
            <Ltr>{holder.cardNumber}</Ltr>
          </Fact>
        )}
      </Facts>
    </Card>
  </>
)

/** Not yet visible in the contract. */
const Returned = ({ approbation }: { approbation: ContractApprobation }) => {
  const status = new URLSearchParams(useSearch()).get('status')
  if (status === null || approbation.refusal !== null) return null
  return status === 'success' ? (
    <Notice tone="info">
      <p>{text.awaitsProvider}</p>
    </Notice>
  ) : (
    <Notice tone="danger" title={text.notSigned}>
      <p>{text.notSignedHint}</p>
    </Notice>
  )
}

const frame = { title: text.contract, back: legalPaths.contracts, aside: <SupportLink /> }

const Uploaded = ({ holder }: { holder: CardHolder }) => {
  const { isCeo } = useCompany()
  const approbation = useQuery(legalEndpoints.contract(holder.userId), { pollMs: followMs })
  if (!approbation.data) {
    return (
      <Screen {...frame}>
        <Loaded from={approbation}>{() => null}</Loaded>
      </Screen>
    )
  }
  return (
    <ContractAnswer
      key={holder.contractId}
      holder={holder}
      approbation={approbation.data}
      notice={<Returned approbation={approbation.data} />}
    >
      <EvidenceDownload
        isCeo={isCeo}
        path={legalEndpoints.contractEvidence(holder.userId)}
        approbation={approbation.data}
      />
      <ContractFacts holder={holder} />
    </ContractAnswer>
  )
}

/** By the holder's phone. company §2 */
export default function ContractScreen({ id: phone }: { id: string }) {
  const holders = useQuery(legalEndpoints.cardHolders)
  const holder = holders.data?.items.find((one) => one.phone === phone)
  if (holder?.contractUploadedAt) return <Uploaded holder={holder} />
  return (
    <Screen {...frame}>
      <Loaded from={holders}>
        {() =>
          holder ? (
            <ContractFacts holder={holder} />
          ) : (
            <EmptyState icon="document" title={text.missing}>
              <ButtonLink href={legalPaths.contracts}>{text.toList}</ButtonLink>
            </EmptyState>
          )
        }
      </Loaded>
    </Screen>
  )
}
