import { useId, useState } from 'react'
import { Loaded } from '#ui/Loaded.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { CeoForm } from '#areas/company/parts/companies/CeoForm.tsx'
import { companyDraftKey } from '#areas/company/parts/companies/companyDraftKey.ts'
import { CompanyStepPage, useStepSent } from '#areas/company/parts/companies/CompanyStepPage.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { refresh, useQuery } from '#core/query.ts'

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
              draft={companyDraftKey(serial, 'ceo')}
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
