import { useState, type FormEvent } from 'react'
import { Card } from '#ui/Card.tsx'
import { JalaliDateField } from '#ui/JalaliDateField.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { companyDraftKey } from '#areas/company/parts/companies/companyDraftKey.ts'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { delegations as text } from '#areas/company/words/delegations.ts'
import { api } from '#core/api/client.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import type { Delegations } from '#core/api/types.ts'
import { fromIsoDate } from '#core/birthDate.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { proposalFault, type Proposal } from './proposal.ts'
import styles from './delegations.module.css'

interface DelegationFormProps {
  candidates: NonNullable<Delegations['candidates']>
  today: string
}

/** With deputy and days. */
export const DelegationForm = ({ candidates, today }: DelegationFormProps) => {
  const draft = companyDraftKey(useCompany().companyUniqueSerial, 'delegation')
  const [proposal, setProposal] = useState<Proposal>(() => ({
    ...{ delegate: '', from: today, to: '' },
    ...readDraft<Proposal>(draft),
  }))
  const { delegate, from, to } = proposal
  const choose = (changes: Partial<Proposal>) => {
    setProposal({ ...proposal, ...changes })
    keepDraft(draft, { ...proposal, ...changes })
  }
  const send = useCommand(async () => {
    await api.post(delegationEndpoints.all, proposal)
    dropDraft(draft)
    toast('success', text.sent)
    await refresh(delegationEndpoints.all)
  })
  const fault = proposalFault(proposal, today)
  const refusal = candidates.find(({ phone }) => phone === delegate)?.refusal ?? null
  const reason = refusal ?? (fault && text.faults[fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) void send.run()
  }
  const year = fromIsoDate(today)?.year ?? 0
  const years = [year, year + 1]
  return (
    <Card title={text.propose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{text.intro}</p>
        {candidates.length === 0 ? (
          <p>{text.noCandidates}</p>
        ) : (
          <>
            <SelectField
              label={text.delegate}
              value={delegate}
              disabled={send.isRunning}
              onChange={({ target }) => choose({ delegate: target.value })}
              options={candidates.map(({ phone, fullName }) => ({ value: phone, label: fullName }))}
            />
            <JalaliDateField
              label={text.from}
              value={from}
              years={years}
              disabled={send.isRunning}
              draft={`${draft}.from`}
              onChange={(day) => choose({ from: day })}
            />
            <JalaliDateField
              label={text.to}
              value={to}
              years={years}
              disabled={send.isRunning}
              draft={`${draft}.to`}
              onChange={(day) => choose({ to: day })}
            />
            <ReasonedButton wide type="submit" reason={reason} isRunning={send.isRunning}>
              {text.send}
            </ReasonedButton>
          </>
        )}
      </form>
    </Card>
  )
}
