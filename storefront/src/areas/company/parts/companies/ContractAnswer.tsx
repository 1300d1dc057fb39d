import { useId, useState, type ReactNode } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Reason, ReasonedButton } from '#ui/ReasonedButton.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Quorum } from '#areas/company/parts/orders/Quorum.tsx'
import { RejectSheet } from '#areas/company/parts/orders/RejectSheet.tsx'
import { refusalMeaning } from '#areas/company/parts/orders/refusalMeaning.ts'
import { Signatories } from '#areas/company/parts/orders/Signatories.tsx'
import { SignCode } from '#areas/company/parts/orders/SignCode.tsx'
import { isolated } from '@kasbeno/api/contracts/digits'
import { SignSheet } from '#areas/company/parts/orders/SignSheet.tsx'
import { OnBehalfNotice } from '#areas/company/parts/delegations/OnBehalfNotice.tsx'
import { useAnswerAs } from '#areas/company/parts/delegations/useAnswerAs.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder, ContractApprobation, OnBehalf } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'
import { ContractPicture } from './ContractPicture.tsx'
import { nameOf } from './personName.ts'
import { useContractSigning } from './useContractSigning.ts'

interface ContractAnswerProps {
  holder: CardHolder
  approbation: ContractApprobation
  notice: ReactNode
  children: ReactNode
}

const HolderFacts = ({ holder }: { holder: CardHolder }) => (
  <>
    <Fact name={text.holder}>{nameOf(holder)}</Fact>
    {holder.nationalCode && (
      <Fact name={text.nationalCode}>
        <Ltr>{holder.nationalCode}</Ltr>
      </Fact>
    )}
  </>
)

interface CommandsProps {
  refusal: ContractApprobation['refusal']
  as: OnBehalf | null
  isSeen: boolean
  onSign: () => void
  onReject: () => void
}

/** Disabled with a reason, also until the contract was shown. */
const Commands = ({ refusal, as, isSeen, onSign, onReject }: CommandsProps) => {
  const whyId = useId()
  if (refusal !== null && !as) {
    return (
      <ReasonedButton wide reason={text.reasons[refusal]}>
        {text.disabled[refusal]}
      </ReasonedButton>
    )
  }
  return (
    <>
      {!isSeen && <Reason id={whyId}>{text.notSeen}</Reason>}
      <Button
        wide
        disabled={!isSeen}
        aria-describedby={isSeen ? undefined : whyId}
        onClick={onSign}
      >
        {as ? delegations.sign(as.fullName) : text.action}
      </Button>
      <Button
        wide
        look="quiet"
        disabled={!isSeen}
        aria-describedby={isSeen ? undefined : whyId}
        onClick={onReject}
      >
        {text.reject}
      </Button>
    </>
  )
}

/** company §6 */
export const ContractAnswer = ({ holder, approbation, notice, children }: ContractAnswerProps) => {
  const [isSeen, setSeen] = useState(false)
  const phone = useQuery(endpoints.profile).data?.phone ?? ''
  const answerAs = useAnswerAs(approbation.refusal === null, approbation.onBehalf)
  const { as } = answerAs
  const answering = useContractSigning(holder.userId, answerAs)
  const { signing, accept, reject, reason, setReason, refusal } = answering
  if (signing.deadline !== null) {
    const { deadline } = signing
    return (
      <SignCode words={text} phone={phone} signing={signing} deadline={deadline} reason={refusal}>
        {as && <Fact name={delegations.inPlaceOf}>{as.fullName}</Fact>}
        <HolderFacts holder={holder} />
      </SignCode>
    )
  }
  const token = {
    start: () => api.post(legalEndpoints.startContractToken(holder.userId)),
    around: legalEndpoints.contract(holder.userId),
  }
  return (
    <Screen
      title={text.contract}
      back={legalPaths.contracts}
      aside={<SupportLink />}
      footer={
        <Commands
          refusal={approbation.refusal}
          as={as}
          isSeen={isSeen}
          onSign={() => accept.show(true)}
          onReject={() => reject.show(true)}
        />
      }
    >
      {notice}
      {approbation.overallSignatoryStatus === 'REJECTED' && (
        <Notice tone="danger" title={text.refusedByCompany}>
          <p>{text.refusedByCompanyHint}</p>
        </Notice>
      )}
      <Card>
        <ContractPicture
          name={nameOf(holder)}
          url={approbation.contractUrl}
          onSeen={() => setSeen(true)}
          onRetry={() => void refresh(legalEndpoints.contract(holder.userId))}
        />
      </Card>
      {approbation.onBehalf && approbation.overallSignatoryStatus === 'PENDING' && (
        <OnBehalfNotice onBehalf={approbation.onBehalf} answering={answerAs} />
      )}
      <Quorum nudge={legalEndpoints.nudgeForContract(holder.userId)} approbation={approbation} />
      <Signatories approbation={approbation} />
      {children}
      {accept.isOpen && (
        <SignSheet
          title={as ? delegations.sign(as.fullName) : text.sign}
          explain={text.signSheet(isolated(phone))}
          token={approbation.digitalSignatoryType === 'TOKEN' && !as ? token : null}
          isSending={accept.isSending}
          onSend={accept.send}
          onClose={() => accept.show(false)}
        >
          {as && <Fact name={delegations.inPlaceOf}>{as.fullName}</Fact>}
          <HolderFacts holder={holder} />
        </SignSheet>
      )}
      {reject.isOpen && (
        <RejectSheet
          title={text.reject}
          explain={refusalMeaning(text, as, approbation)}
          reason={reason}
          onReason={setReason}
          isSending={reject.isSending}
          onSend={reject.send}
          onClose={() => reject.show(false)}
        />
      )}
    </Screen>
  )
}
