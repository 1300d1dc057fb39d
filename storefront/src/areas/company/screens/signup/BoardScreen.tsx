import { companyRules } from '@kasbeno/api/contracts/companies'
import { isEditable, type StepStatus } from '@kasbeno/api/contracts/registration'
import { ruleFaultText } from '@kasbeno/api/contracts/words/rule_faults'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { CompanyStepPage, useStepSent } from '#areas/company/parts/companies/CompanyStepPage.tsx'
import { MemberCard } from '#areas/company/parts/companies/MemberCard.tsx'
import { Minimum } from '#areas/company/parts/companies/Minimum.tsx'
import { nameOf, refusalOf } from '#areas/company/parts/companies/personName.ts'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { StepNotice } from '#areas/signup/parts/registration/StepNotice.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'

const text = legalSignup.board

interface Board {
  items: BoardMember[]
  minimumNumberOfSignatory: number
}

/** Null when complete. company §5 "Board member step" */
const faultOf = ({ items, minimumNumberOfSignatory }: Board, ceo: BoardMember): string | null => {
  const refused = items.find((one) => !one.isNewcomer && refusalOf(one) !== null)
  if (refused) return text.notMended(nameOf(refused))
  return ruleFaultText(
    [...items, ceo].map(({ signatoryStatus }) => signatoryStatus),
    minimumNumberOfSignatory
  )
}

interface SendProps {
  status: StepStatus
  /** The button is gone after sending. */
  onSent: () => Promise<void>
}

const Send = ({ status, onSent }: SendProps) => {
  const board = useQuery(legalEndpoints.board)
  const ceo = useQuery(legalEndpoints.ceo)
  const send = useCommand(async () => {
    await api.post(legalEndpoints.sendBoard)
    await onSent()
  })
  if (!board.data || !ceo.data) return null
  return (
    <ReasonedButton
      wide
      reason={faultOf(board.data, ceo.data)}
      isRunning={send.isRunning}
      onClick={() => void send.run()}
    >
      {status === 'REJECTED' ? registration.resend : text.send}
    </ReasonedButton>
  )
}

const Members = ({ board, isOpen }: { board: Board; isOpen: boolean }) => (
  <>
    {board.items.length === 0 && <EmptyState icon="person" title={text.empty} />}
    {board.items
      .filter(({ isNewcomer }) => !isNewcomer)
      .map((member) => (
        <MemberCard key={member.id} member={member} isOpen={isOpen} />
      ))}
    {isOpen && board.items.length < companyRules.membersMax && (
      <ButtonLink wide look="second" icon="plus" href={legalPaths.addMember}>
        {text.add}
      </ButtonLink>
    )}
    {isOpen && board.items.length >= companyRules.membersMax && <p>{text.full}</p>}
    <Minimum
      value={board.minimumNumberOfSignatory}
      optional={board.items.filter(({ signatoryStatus }) => signatoryStatus === 'OPTIONAL').length}
      isOpen={isOpen}
    />
  </>
)

/** Needs a satisfiable rule. company §2 */
export default function BoardScreen() {
  const { isCeo } = useCompany()
  const goOn = useStepSent()
  const board = useQuery(isCeo ? legalEndpoints.board : null)
  return (
    <CompanyStepPage
      step="board"
      formId=""
      isBusy={false}
      footer={(status) => (isEditable(status) ? <Send status={status} onSent={goOn} /> : undefined)}
    >
      {(status, { rejectionReasons }) => (
        <>
          {status === 'REJECTED' && !rejectionReasons.board ? (
            <Notice tone="info" title={text.mended} />
          ) : (
            <StepNotice
              status={status}
              approved={legalSignup.approved.board}
              refused={legalSignup.rejected}
              reasons={rejectionReasons.board ?? null}
            />
          )}
          {isEditable(status) && <p>{text.intro}</p>}
          <Loaded from={board}>
            {(loaded) => <Members board={loaded} isOpen={isEditable(status)} />}
          </Loaded>
        </>
      )}
    </CompanyStepPage>
  )
}
