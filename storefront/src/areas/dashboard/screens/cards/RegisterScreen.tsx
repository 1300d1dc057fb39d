import { useId, useState } from 'react'
import { useSearch } from 'wouter'
import { cardPages } from '#areas/dashboard/holderPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { CardsGate } from '#areas/dashboard/parts/dashboard/cards/CardsGate.tsx'
import { HolderForm } from '#areas/dashboard/parts/dashboard/cards/HolderForm.tsx'
import { holderDraftKey } from '#areas/dashboard/parts/dashboard/cards/holderForm.ts'
import { HolderPage } from '#areas/dashboard/parts/dashboard/cards/HolderPage.tsx'
import {
  nextHolderPage,
  pageAfterRegistration,
} from '#areas/dashboard/parts/dashboard/cards/holderSteps.ts'
import { HolderStepper } from '#areas/dashboard/parts/dashboard/cards/HolderStepper.tsx'
import { useNamedHolder } from '#areas/dashboard/parts/dashboard/cards/useHolders.ts'
import { StepBadge } from '#areas/dashboard/parts/dashboard/StepBadge.tsx'
import styles from '#areas/dashboard/parts/dashboard/cards/cards.module.css'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useGoOn } from '#core/useIsHere.ts'

const text = dashboardCards.person

interface FormProps {
  holder: CardHolder | null
  serial: string
  onSent: (holder: CardHolder) => void
}

const Form = ({ holder, serial, onSent }: FormProps) => {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <HolderForm
        id={id}
        draft={holderDraftKey(serial, `holder.${holder?.userId ?? 'new'}`)}
        holder={holder}
        onSent={onSent}
        onBusy={setBusy}
      />
      <div className={styles.actions}>
        <Button type="submit" form={id} isRunning={isBusy}>
          {holder ? text.resend : text.send}
        </Button>
      </div>
    </>
  )
}

const Sent = ({ holder }: { holder: CardHolder }) => (
  <>
    <Card title={nameOf(holder)} aside={<StepBadge status={holder.legalUserKycStatus} />}>
      <Facts>
        <Fact name={dashboardCards.phone}>
          <Ltr>{holder.phone}</Ltr>
        </Fact>
        <Fact name={text.nationalCode}>
          <Ltr>{holder.nationalCode}</Ltr>
        </Fact>
        <Fact name={text.birthDate}>{holder.birthDate && jalaliDate(holder.birthDate)}</Fact>
      </Facts>
    </Card>
    <div className={styles.actions}>
      <ButtonLink href={nextHolderPage(holder)}>{dashboardCards.goOn}</ButtonLink>
    </div>
  </>
)

const NamedHolder = ({ onSent }: Pick<FormProps, 'onSent'>) => (
  <HolderPage title={dashboardCards.add} from={useNamedHolder()} stage="holder">
    {(holder, { companyUniqueSerial }) =>
      holder.legalUserKycStatus === 'REJECTED' ? (
        <Form holder={holder} serial={companyUniqueSerial} onSent={onSent} />
      ) : (
        <Sent holder={holder} />
      )
    }
  </HolderPage>
)

/** Also corrections. company §2 */
export default function RegisterScreen() {
  const goOn = useGoOn()
  // Back skips the sent form.
  const sent = (holder: CardHolder) => goOn(pageAfterRegistration(holder), { replace: true })
  if (new URLSearchParams(useSearch()).has('userId')) return <NamedHolder onSent={sent} />
  return (
    <CardsGate title={dashboardCards.add}>
      {({ companyUniqueSerial }) => (
        <div className={styles.column}>
          <div className={styles.bar}>
            <ButtonLink look="quiet" small icon="back" href={cardPages.root}>
              {dashboardCards.toList}
            </ButtonLink>
          </div>
          <HolderStepper at="holder" holder={null} />
          <Form holder={null} serial={companyUniqueSerial} onSent={sent} />
        </div>
      )}
    </CardsGate>
  )
}
