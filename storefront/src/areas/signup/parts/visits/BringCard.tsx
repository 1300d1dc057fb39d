import type { OwnerType } from '@kasbeno/api/contracts/owners'
import { toBring } from '@kasbeno/api/contracts/visits'
import { Card } from '#ui/Card.tsx'
import { Checklist } from '#ui/Checklist.tsx'
import { visits as text } from '#areas/signup/words/visits.ts'
import type { PackageOption } from '#core/api/types.ts'

interface BringCardProps {
  of: OwnerType
  /** Of the package; null where there is none. */
  chosen: PackageOption['collateralCreditTypes'] | null
}

export const BringCard = ({ of, chosen }: BringCardProps) => {
  const { papers, collaterals, isChoice } = toBring(of, chosen)
  return (
    <Card title={text.bring}>
      <Checklist items={papers} icon="document" />
      {isChoice && <p>{text.oneOf}</p>}
      {collaterals.map(({ title, papers: ofKind }) => (
        <section key={title}>
          <strong>{title}</strong>
          <Checklist items={ofKind} icon="document" />
        </section>
      ))}
    </Card>
  )
}
