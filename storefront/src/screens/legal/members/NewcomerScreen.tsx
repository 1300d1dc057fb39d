import { isEditable } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { Redirect } from 'wouter'
import { dashboardPaths } from '#app/dashboardPaths.ts'
import { legalPaths } from '#app/legalPaths.ts'
import { Button, ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Screen } from '#components/Screen.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { draftOf } from '#features/companies/draftOf.ts'
import { shownStatus } from '#features/companies/companySteps.ts'
import { MemberForm } from '#features/companies/MemberForm.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { legalSignup } from '#i18n/fa/legalSignup.ts'
import { members as text } from '#i18n/fa/members.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { cameFrom, useReturn } from '#lib/useIsHere.ts'

/** Somebody who joins an accepted board: named to the officers, or mended after they refused them. company §6 */
export default function NewcomerScreen({ id: phone }: { id: string }) {
  const formId = useId()
  const goBackTo = useReturn()
  // Kept: a dialog on this page has a history entry of its own.
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
                draft={draftOf(serial, `newcomer.${phone || 'new'}`)}
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
