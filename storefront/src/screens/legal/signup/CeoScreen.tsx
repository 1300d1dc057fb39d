import { useId, useState } from 'react'
import { Loaded } from '#components/Loaded.tsx'
import { SkeletonLines } from '#components/Skeleton.tsx'
import { CeoForm } from '#features/companies/CeoForm.tsx'
import { draftOf } from '#features/companies/draftOf.ts'
import { CompanyStepPage, useStepSent } from '#features/companies/CompanyStepPage.tsx'
import { useCompany } from '#features/companies/useCompany.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { refresh, useQuery } from '#lib/query.ts'

export default function CeoScreen() {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const { companyUniqueSerial: serial, isCeo } = useCompany()
  const ceo = useQuery(isCeo ? legalEndpoints.ceo : null)
  const goOn = useStepSent()
  const sent = async () => {
    await refresh(legalEndpoints.ceo)
    await goOn()
  }
  return (
    <CompanyStepPage step="ceo" formId={formId} isBusy={isBusy}>
      {(status, { rejectionReasons }) => (
        <Loaded from={ceo} skeleton={<SkeletonLines count={4} />}>
          {(known) => (
            <CeoForm
              key={status}
              id={formId}
              draft={draftOf(serial, 'ceo')}
              ceo={known}
              status={status}
              reason={rejectionReasons.ceo ?? null}
              onSent={sent}
              onBusy={setBusy}
            />
          )}
        </Loaded>
      )}
    </CompanyStepPage>
  )
}
