import { useId, useState } from 'react'
import { CompanyStepPage, useStepSent } from '#areas/company/parts/companies/CompanyStepPage.tsx'
import { InformationForm } from '#areas/company/parts/companies/InformationForm.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'

export default function InformationScreen() {
  const formId = useId()
  const [isBusy, setBusy] = useState(false)
  const company = useCompany()
  const goOn = useStepSent()
  return (
    <CompanyStepPage step="company" formId={formId} isBusy={isBusy}>
      {(status, { rejectionReasons }) => (
        <InformationForm
          key={status}
          id={formId}
          company={company}
          status={status}
          reason={rejectionReasons.company ?? null}
          onSent={goOn}
          onBusy={setBusy}
        />
      )}
    </CompanyStepPage>
  )
}
