import { isEditable } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { Redirect } from 'wouter'
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
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { toast } from '#lib/toast.ts'
import { useGoOn } from '#lib/useIsHere.ts'

const text = legalSignup.board

/** A board member who is added, or by their phone one who is changed; while the board is reviewed, neither. */
export default function MemberScreen({ id: phone }: { id: string }) {
  const formId = useId()
  const goOn = useGoOn()
  const [isBusy, setBusy] = useState(false)
  const { companyUniqueSerial: serial, isCeo } = useCompany()
  const phases = useQuery(isCeo ? legalEndpoints.phases : null)
  const board = useQuery(isCeo ? legalEndpoints.board : null)
  if (!isCeo) return <Redirect to={legalPaths.status} replace />

  const status = phases.data && shownStatus(phases.data.boardMemberStatus)
  const member = board.data?.items.find((one) => one.phone === phone) ?? null
  const isGone = board.data !== undefined && phone !== '' && !member && !isBusy
  const sent = async () => {
    toast('success', text.saved)
    await refresh(legalEndpoints.board)
    goOn(legalPaths.board)
  }
  return (
    <Screen
      title={phone === '' ? text.addTitle : text.editTitle}
      back={legalPaths.board}
      aside={<SupportLink />}
      footer={
        status &&
        isEditable(status) &&
        !isGone && (
          <Button wide type="submit" form={formId} isRunning={isBusy}>
            {text.save}
          </Button>
        )
      }
    >
      {isGone ? (
        <EmptyState icon="person" title={text.missing}>
          <ButtonLink href={legalPaths.board}>{text.toBoard}</ButtonLink>
        </EmptyState>
      ) : (
        <Loaded from={board} skeleton={<SkeletonLines count={5} />}>
          {() => (
            <Loaded from={phases} skeleton={<SkeletonLines count={5} />}>
              {({ boardMemberStatus }) => (
                <MemberForm
                  key={boardMemberStatus}
                  id={formId}
                  draft={draftOf(serial, `member.${phone || 'new'}`)}
                  member={member}
                  status={shownStatus(boardMemberStatus)}
                  onSent={sent}
                  onBusy={setBusy}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Screen>
  )
}
