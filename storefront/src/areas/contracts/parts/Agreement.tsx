import type { ContractType } from '@kasbeno/api/contracts/contracts'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { standingPath, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportButton, SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { contracts as text } from '#areas/contracts/words/contracts.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import styles from './Agreement.module.css'
import { PdfButton } from './PdfButton.tsx'

interface AgreementProps {
  type: ContractType
  back: string
  next: { href: string; message: string }
}

type Outcome = 'signed' | 'failed' | null

const useSignature = (type: ContractType) => {
  const plan = usePlan()
  const contract = useQuery(endpoints.contract(plan, type))
  const [outcome, setOutcome] = useState<Outcome>(null)
  const reload = () => refresh(endpoints.contract(plan, type))
  const sign = useCommand(
    async (digest: string) => {
      await api.post(endpoints.signContract(plan), { contractType: type, digest })
      await refresh(standingPath(plan))
      void refresh(endpoints.cardManagement(plan))
      void refresh(endpoints.home(plan))
      setOutcome('signed')
    },
    (error) => {
      // The page shows the current state.
      if (!(error instanceof ApiError) || error.status !== 409) return setOutcome('failed')
      toastError(error)
      void reload()
    }
  )
  return { contract, outcome, sign, again: () => setOutcome(null) }
}

/** Plain server tags, all else escaped; may be folded. person §7 "Preference show-contract" */
const Text = ({ html }: { html: string }) => {
  const { data } = useQuery(endpoints.showContract)
  const article = <article className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Card>
      {data?.showContract === false ? (
        <details>
          <summary className={styles.summary}>{text.text}</summary>
          {article}
        </details>
      ) : (
        article
      )}
    </Card>
  )
}

/** Temporary errors are none. */
const refusalIn = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 422 ? error.message : null

const NothingToSign = ({ title, back, refusal }: Record<'title' | 'back' | 'refusal', string>) => (
  <Screen title={title} back={back} aside={<SupportLink />}>
    <EmptyState icon="document" title={refusal}>
      <ButtonLink href={paths.home}>{text.toHome}</ButtonLink>
    </EmptyState>
  </Screen>
)

export const Agreement = ({ type, back, next }: AgreementProps) => {
  const { contract, outcome, sign, again } = useSignature(type)
  const page = text.titles[type]
  if (outcome === 'signed') {
    return (
      <ResultPage
        kind="success"
        page={page}
        title={text.successTitle}
        message={next.message}
        actions={
          <>
            <ButtonLink wide replace href={next.href}>
              {text.goOn}
            </ButtonLink>
            <PdfButton type={type} />
          </>
        }
      />
    )
  }
  if (outcome === 'failed') {
    return (
      <ResultPage
        kind="failure"
        page={page}
        title={text.failureTitle}
        message={text.failure}
        actions={
          <>
            <Button wide onClick={again}>
              {text.retry}
            </Button>
            <SupportButton wide />
          </>
        }
      />
    )
  }
  const refusal = refusalIn(contract.error)
  if (refusal) return <NothingToSign title={page} back={back} refusal={refusal} />
  const open = contract.data
  return (
    <Screen
      title={page}
      back={back}
      aside={<SupportLink />}
      footer={
        open?.signedAt ? (
          <>
            <ButtonLink wide href={next.href}>
              {text.goOn}
            </ButtonLink>
            <PdfButton type={type} />
          </>
        ) : (
          <Button
            wide
            disabled={!open}
            isRunning={sign.isRunning}
            onClick={() => void (open && sign.run(open.digest))}
          >
            {text.sign}
          </Button>
        )
      }
    >
      <Loaded from={contract}>
        {({ html, signedAt }) => (
          <>
            <Text html={html} />
            <Notice tone={signedAt ? 'success' : 'info'}>
              {signedAt ? text.signed : text.hint}
            </Notice>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
