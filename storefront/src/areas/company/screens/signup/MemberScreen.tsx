import { isEditable } from '@kasbeno/api/contracts/registration'
import { useId, useState } from 'react'
import { Redirect } from 'wouter'
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
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useGoOn } from '#core/useIsHere.ts'

const text = legalSignup.board

/** New or existing, not during review. */
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
                  draft={companyDraftKey(serial, `member.${phone || 'new'}`)}
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
