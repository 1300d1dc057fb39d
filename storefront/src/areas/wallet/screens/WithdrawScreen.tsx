import { groupedIban } from '@kasbeno/api/contracts/iban'
import { useId } from 'react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ResultPage } from '#ui/ResultPage.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { useMaybeCompany } from '#areas/company/parts/companies/useCompany.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { useWithdraw } from '#areas/wallet/parts/withdrawals/useWithdraw.ts'
import { WithdrawForm } from '#areas/wallet/parts/withdrawals/WithdrawForm.tsx'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { withdrawalEndpoints } from '#areas/wallet/calls/withdrawalEndpoints.ts'
import { groupDigits } from '#core/grouped.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/wallet/parts/withdrawals/withdrawals.module.css'

type Withdrawing = ReturnType<typeof useWithdraw>

const Done = ({ amount, isCompany }: { amount: number; isCompany: boolean }) => (
  <ResultPage
    kind="waiting"
    page={text.title}
    title={text.doneTitle}
    message={(isCompany ? text.doneCompany : text.done)(groupDigits(amount))}
    actions={
      <>
        <ButtonLink wide href={paths.withdrawals}>
          {text.toList}
        </ButtonLink>
        <ButtonLink wide look="quiet" href={paths.wallet}>
          {text.toWallet}
        </ButtonLink>
      </>
    }
  />
)

const Code = ({ withdrawing: { wanted, entry, deadline, back } }: { withdrawing: Withdrawing }) => {
  const formId = useId()
  return (
    <Screen
      title={text.codeTitle}
      onBack={back}
      footer={
        <Button wide type="submit" form={formId} isRunning={entry.send.isRunning}>
          {text.confirmCode}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={entry.submit} noValidate>
        <p>{text.codeFor(groupDigits(wanted.amount))}</p>
        <span className={styles.iban}>
          <Ltr>{groupedIban(wanted.iban)}</Ltr>
        </span>
        <CodeEntry entry={entry} deadline={deadline} />
      </form>
    </Screen>
  )
}

/**
 * Money out of the wallet, to an account of its owner's own: amount and account, their code, and
 * what comes next.
 */
export default function WithdrawScreen() {
  const formId = useId()
  const company = useMaybeCompany()
  const wayOut = useQuery(withdrawalEndpoints.withdrawable(usePlan()))
  const withdrawing = useWithdraw()
  const isCompany = company !== null
  if (withdrawing.step === 'DONE') {
    return <Done amount={withdrawing.wanted.amount} isCompany={isCompany} />
  }
  if (withdrawing.step === 'CODE') return <Code withdrawing={withdrawing} />
  const most = wayOut.data?.amount ?? 0
  const mayAsk = !company || company.isCeo
  return (
    <Screen
      title={text.title}
      back={paths.wallet}
      aside={<SupportLink />}
      footer={
        most > 0 && mayAsk ? (
          <Button wide type="submit" form={formId} isRunning={withdrawing.start.isRunning}>
            {text.next}
          </Button>
        ) : undefined
      }
    >
      <Loaded from={wayOut} skeleton={<SkeletonLines count={2} shape="card" />}>
        {({ amount, reason }) =>
          amount > 0 && mayAsk ? (
            <WithdrawForm
              id={formId}
              most={amount}
              reason={reason}
              isCompany={isCompany}
              wanted={withdrawing.wanted}
              refused={withdrawing.refused}
              onWanted={(wanted) => void withdrawing.start.run(wanted)}
            />
          ) : (
            <Notice tone="info" title={mayAsk ? text.nothing : text.ceoAlone}>
              {mayAsk && reason && <p>{reason}</p>}
            </Notice>
          )
        }
      </Loaded>
      <ButtonLink wide look="quiet" href={paths.withdrawals}>
        {isCompany ? text.allOfCompany : text.all}
      </ButtonLink>
    </Screen>
  )
}
