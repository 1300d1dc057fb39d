import { isEditable } from '@kasbeno/api/contracts/registration'
import { useId, useState, type FormEvent } from 'react'
import { FieldError } from '#ui/Field.tsx'
import { TextField } from '#ui/TextField.tsx'
import { BranchChoices } from '#areas/company/parts/companies/BranchChoices.tsx'
import { companyDraftKey } from '#areas/company/parts/companies/companyDraftKey.ts'
import { CompanyStepPage, useStepSent } from '#areas/company/parts/companies/CompanyStepPage.tsx'
import { CompanyVisit } from '#areas/company/parts/companies/CompanyVisit.tsx'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { StepNotice } from '#areas/signup/parts/registration/StepNotice.tsx'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { useCommand } from '#core/useCommand.ts'
import { useSettledText } from '#core/useSettledText.ts'
import styles from '#areas/signup/parts/registration/registration.module.css'

const text = legalSignup.branch

interface Choice {
  keyword: string
  bankBranchId: string
}

/** Kept as a draft. */
const useChoice = () => {
  const draft = companyDraftKey(useCompany().companyUniqueSerial, 'branch')
  const [choice, setChoice] = useState<Choice>(() => ({
    keyword: '',
    bankBranchId: '',
    ...readDraft<Choice>(draft),
  }))
  const change = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    keepDraft(draft, next)
  }
  return { ...choice, change, forget: () => dropDraft(draft) }
}

/** company §2 */
export default function BranchScreen() {
  const formId = useId()
  const goOn = useStepSent()
  const { cityId } = useCompany()
  const { keyword, bankBranchId, change, forget } = useChoice()
  const [isMissing, setMissing] = useState(false)
  const searched = useSettledText(keyword.trim())
  const send = useCommand(async () => {
    await api.post(legalEndpoints.appointment, { bankBranchId })
    forget()
    await goOn()
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setMissing(bankBranchId === '')
    if (bankBranchId !== '') return void send.run()
    form.scrollIntoView?.({ block: 'start' })
    form.querySelector<HTMLElement>('input[type="radio"]')?.focus({ preventScroll: true })
  }
  return (
    <CompanyStepPage step="appointment" formId={formId} isBusy={send.isRunning}>
      {(status, { rejectionReasons }) => (
        <>
          <StepNotice
            status={status}
            approved={legalSignup.approved.appointment}
            refused={legalSignup.rejected}
            reasons={rejectionReasons.appointment ?? null}
          />
          {!isEditable(status) && <CompanyVisit />}
          {isEditable(status) && (
            <>
              <p>{text.intro}</p>
              {cityId !== null && <p>{text.nearFirst}</p>}
              {/* Outside the form: Enter searches only. */}
              <TextField
                type="search"
                label={text.search}
                value={keyword}
                enterKeyHint="search"
                autoComplete="off"
                onChange={({ target }) => change({ keyword: target.value })}
              />
              <form id={formId} className={styles.form} onSubmit={submit} noValidate>
                {/* Above the endless list. */}
                <FieldError id={formId} error={isMissing ? text.missing : undefined} />
                <fieldset aria-describedby={`${formId}-error`}>
                  <legend className="visually-hidden">{text.choice}</legend>
                  <BranchChoices
                    key={searched}
                    keyword={searched}
                    cityId={cityId}
                    value={bankBranchId}
                    onChange={(id) => {
                      setMissing(false)
                      change({ bankBranchId: id })
                    }}
                  />
                </fieldset>
              </form>
            </>
          )}
        </>
      )}
    </CompanyStepPage>
  )
}
