import { Notice } from '#ui/Notice.tsx'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import type { ApprobationView } from '#core/api/types.ts'

/** Who refused what others have accepted, and why: read before it is paid. */
export const Refusals = ({ approbation }: { approbation: ApprobationView | null }) => {
  const refused = approbation?.approbationDtoList.filter(({ reason }) => reason !== null) ?? []
  if (refused.length === 0) return null
  return (
    <Notice tone="warning" title={text.refusals}>
      {refused.map(({ fullName, reason }, place) => (
        <p key={`${fullName} ${place}`}>{text.refusedBy(fullName, reason ?? '')}</p>
      ))}
    </Notice>
  )
}
