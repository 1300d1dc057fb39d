import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { visits as text } from '#areas/signup/words/visits.ts'

export interface VisitedBranch {
  bankBranchName: string
  bankBranchCode: string | null
  bankAddress: string | null
  openingHours: string | null
}

interface VisitCardProps {
  branch: VisitedBranch
  title?: string
  /** Why this one. */
  hint?: string | null
}

export const VisitCard = ({ branch, title = text.title, hint }: VisitCardProps) => (
  <Card title={title}>
    {hint && <p>{hint}</p>}
    <Facts>
      <Fact name={text.branch}>{branch.bankBranchName}</Fact>
      {branch.bankBranchCode && (
        <Fact name={text.code}>
          <Ltr>{branch.bankBranchCode}</Ltr>
        </Fact>
      )}
      {branch.bankAddress && <Fact name={text.address}>{branch.bankAddress}</Fact>}
      <Fact name={text.hours}>
        {branch.openingHours ? toPersianDigits(branch.openingHours) : text.hoursUnknown}
      </Fact>
    </Facts>
  </Card>
)
