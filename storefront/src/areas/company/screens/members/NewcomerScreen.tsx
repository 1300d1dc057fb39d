import { isEditable } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { Redirect } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { companyDraftKey } from '#areas/company/parts/companies/companyDraftKey.ts'
import { shownStatus } from '#areas/company/parts/companies/companySteps.ts'
import { MemberForm } from '#areas/company/parts/companies/MemberForm.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { members as text } from '#areas/company/words/members.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { cameFrom, useReturn } from '#core/useIsHere.ts'

/** New or corrected. company §6 */
export default function NewcomerScreen({ id: phone }: { id: string }) {
  const formId = useId()
  const goBackTo = useReturn()
  // State: a dialog adds a history entry.
  const [list] = useState(() =>
    cameFrom(dashboardPaths.signatures) ? `~${dashboardPaths.signatures}` : legalPaths.members
  )
  const [isBusy, setBusy] = useState(false)
  const { companyUniqueSerial: serial, isCeo } = useCompany()
  const board = useQuery(isCeo ? legalEndpoints.board : null)
  if (!isCeo) return <Redirect to={legalPaths.rule} replace />

  const newcomers = board.data?.items.filter(({ isNewcomer }) => isNewcomer)
  const member = newcomers?.find((one) => one.phone === phone) ?? null
  const isGone = newcomers !== undefined && phone !== '' && !member && !isBusy
  const status = member ? shownStatus(member.legalUserKycStatus) : 'START'
  const sent = async () => {
    toast('success', text.newcomerSent)
    await refresh(legalEndpoints.board)
    await goBackTo(list)
  }
  return (
    <Screen
      title={phone === '' ? legalSignup.board.addTitle : legalSignup.board.editTitle}
      back={list}
      aside={<SupportLink />}
      footer={
        newcomers &&
        isEditable(status) &&
        !isGone && (
          <Button wide type="submit" form={formId} isRunning={isBusy}>
            {text.sendNewcomer}
          </Button>
        )
      }
    >
      {isGone ? (
        <EmptyState icon="person" title={legalSignup.board.missing}>
          <ButtonLink href={list}>{legalSignup.board.toBoard}</ButtonLink>
        </EmptyState>
      ) : (
        <Loaded from={board} skeleton={<SkeletonLines count={5} />}>
          {() => (
            <>
              <p>{text.newcomerIntro}</p>
              <MemberForm
                key={status}
                id={formId}
                draft={companyDraftKey(serial, `newcomer.${phone || 'new'}`)}
                member={member}
                status={status}
                isNewcomer
                onSent={sent}
                onBusy={setBusy}
              />
            </>
          )}
        </Loaded>
      )}
    </Screen>
  )
}
