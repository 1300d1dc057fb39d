import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractBadge } from '#areas/company/parts/companies/ContractBadge.tsx'
import { EvidenceButton } from '#areas/company/parts/signatures/EvidenceDownload.tsx'
import {
  answerTones,
  shownAnswer,
  signaturesOf,
  type ShownAnswer,
} from '#areas/company/parts/orders/shownAnswer.ts'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { legalOrders } from '#areas/company/words/legalOrders.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import { RowTable } from './RowTable.tsx'
import styles from '../dashboard.module.css'

const SignsOnPhone = () => (
  <Notice tone="info">
    <p>{text.contractHint}</p>
  </Notice>
)

const Answer = ({ answer, reason }: { answer: ShownAnswer; reason: string | null }) => (
  <>
    <Badge tone={answerTones[answer]}>{legalOrders.answers[answer]}</Badge>
    {reason && <p>{legalOrders.refusedBecause(reason)}</p>}
  </>
)

const isAwaited = ([given, needed]: ReturnType<typeof signaturesOf>) => given < needed

const Signatures = ({ userId }: { userId: string }) => (
  <Loaded from={useQuery(legalEndpoints.contract(userId))}>
    {({ contractUrl, ...approbation }) => (
      <>
        <p>{text.signedOf(...signaturesOf(approbation.quorum))}</p>
        <RowTable
          label={text.contract}
          columns={[text.signatory, text.level, text.answer, text.signedAt]}
          rows={approbation.approbationDtoList.map((signer) => {
            const answer = shownAnswer(signer, approbation)
            return [
              signer.fullName,
              signer.isOut ? legalOrders.hasLeft : dashboard.levels[signer.approbation],
              <Answer answer={answer} reason={signer.reason} />,
              <bdi dir="ltr">
                {signer.signatoryDate ? jalaliDateTime(signer.signatoryDate) : text.none}
              </bdi>,
            ]
          })}
        />
        <div className={styles.commands}>
          <a href={contractUrl} target="_blank" rel="noreferrer">
            {text.picture}
          </a>
          <EvidenceButton
            path={legalEndpoints.contractEvidence(userId)}
            approbation={approbation}
          />
        </div>
        {isAwaited(signaturesOf(approbation.quorum)) && <SignsOnPhone />}
      </>
    )}
  </Loaded>
)

/** company §3 */
export const ContractTable = ({ holder }: { holder: CardHolder }) => (
  <Card title={text.contract} aside={<ContractBadge status={holder.contractStatus} />}>
    {holder.contractRejectionReason && (
      <Notice tone="danger" title={text.contractRejectedTitle}>
        <p>{holder.contractRejectionReason}</p>
      </Notice>
    )}
    {holder.contractUploadedAt ? (
      <>
        <p>{text.uploadedAt(jalaliDateTime(holder.contractUploadedAt))}</p>
        <Signatures userId={holder.userId} />
      </>
    ) : (
      <>
        <p>{text.noContract}</p>
        <SignsOnPhone />
      </>
    )}
  </Card>
)
