import { useState } from 'react'
import { useRefresh, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useCommand } from '../../../../components/useCommand'
import type { LastDecision } from '../../../../components/review/TakeBackBar'
import { useKeepFile } from '../../../../components/review/useQueue'
import type { Company, CompanyRow } from '../company'
import { useTitleOf } from './DecisionPanel'
import { partsOf, reviewPath, type Part } from '../parts'

interface DecisionOf {
  record: Company
  part: Part
  onPart: (name: string) => void
  next: CompanyRow | undefined
  onDecided: (decision: LastPart) => void
}

/** The last decision, and the company as it would stand without it. */
export interface LastPart extends LastDecision {
  without: Company
  part: string
}

type Verdict = 'verify' | 'reject'

const statusAfter = { verify: 'ACCEPTED', reject: 'REJECTED' } as const
type Status = (typeof statusAfter)[Verdict] | 'PENDING'

/** The company as it stands after a decision on one of its members, whose command answers the member alone. */
const withMember = (record: Company, { name }: Part, legalUserKycStatus: Status): Company => ({
  ...record,
  members: record.members.map((member) =>
    member.id === name ? { ...member, legalUserKycStatus } : member
  ),
})

/** Accepts or refuses the open part as it was seen and goes on: to the next part that waits, or to the next company. */
export const useDecision = ({ record, part, onPart, next, onDecided }: DecisionOf) => {
  const { run, isRunning, refusal, clearRefusal } = useCommand<
    | '/api/legal/admin/companies/{id}/{step}/verify'
    | '/api/legal/admin/companies/{id}/{step}/reject'
    | '/api/legal/admin/board-members/{id}/verify'
    | '/api/legal/admin/board-members/{id}/reject'
  >()
  const [isRejecting, setIsRejecting] = useState(false)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const keep = useKeepFile<Company>('companies')

  const decide = async (verdict: Verdict, body: Record<string, unknown>) => {
    const answer = await run(`${part.path}/${verdict}`, {
      ...body,
      sentAt: part.sentAt ?? undefined,
    })
    // Often it is not what the page shows any more: another officer was faster, or it was sent anew.
    if (!answer) return refresh()
    setIsRejecting(false)
    const decided = 'members' in answer ? answer : withMember(record, part, statusAfter[verdict])
    keep(decided)
    onDecided({
      said: translate(`companies.decided.${verdict}`, {
        name: record.companyName,
        part: titleOf(part),
      }),
      path: `${part.path}/reopen`,
      decidedAt: decided.decisions.find((decision) => decision.part === part.name)?.at,
      knownAt: Date.now(),
      without: withMember(decided, part, 'PENDING'),
      part: part.name,
    })
    const waiting = partsOf(decided).find(
      ({ name, status }) => name !== part.name && status === 'PENDING'
    )
    if (waiting) onPart(waiting.name)
    else if (next) void navigate(reviewPath(next.id))
  }

  return {
    approve: () => void decide('verify', {}),
    reject: (rejectionReason: string) => void decide('reject', { rejectionReason }),
    isRejecting,
    openReject: () => {
      clearRefusal()
      setIsRejecting(true)
    },
    closeReject: () => {
      clearRefusal()
      setIsRejecting(false)
    },
    isRunning,
    refusal,
    clearRefusal,
  }
}
