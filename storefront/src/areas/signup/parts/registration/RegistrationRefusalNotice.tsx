import type { RegistrationRefusal } from '@kasbeno/api/contracts/refusal'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { refusal as text } from '#core/words/refusal.ts'
import { registration } from '#areas/signup/words/registration.ts'
import { withdrawals } from '#areas/wallet/words/withdrawals.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { jalaliLong } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import { refresh } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'
import { linesOf } from './reasons.ts'
import { StepReasons } from './StepReasons.tsx'
import { usePlan } from './standing.ts'
import styles from './registration.module.css'

const Reasons = ({ refusal }: { refusal: RegistrationRefusal }) => {
  const lines = linesOf(refusal.reason)
  if (refusal.subject !== 'STEPS') {
    if (lines.length === 0) return <p>{text.noReason}</p>
    return (
      <>
        <p>{text.why}</p>
        <ul className={styles.reasons}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )
  }
  const steps = refusal.steps.map(({ step, reason }) => ({
    name: registration.steps[step],
    reason,
    href: stepPaths[step],
  }))
  return <StepReasons steps={steps} />
}

/** Only where money was paid. */
const moneyText = ({ status, amount, returnsBy, returnedAt }: RegistrationRefusal['money']) => {
  const rials = groupDigits(amount ?? 0)
  if (status === 'RETURNED') return text.returned(rials, returnedAt && jalaliLong(returnedAt))
  if (status === 'RETURNING') return text.returning(rials)
  if (status === 'KEPT') return text.kept(rials, returnsBy && jalaliLong(returnsBy))
  return text.noMoney
}

const ApplyAgain = () => {
  const plan = usePlan()
  const apply = useCommand(async () => {
    await api.post(endpoints.applyAgain(plan))
    await Promise.all([refresh(endpoints.home(plan)), refresh(endpoints.registration(plan))])
  })
  return (
    <Button small isRunning={apply.isRunning} onClick={() => void apply.run()}>
      {text.applyAgain}
    </Button>
  )
}

/** With money and the next application. */
export const RefusalWords = ({ refusal }: { refusal: RegistrationRefusal }) => {
  const { subject, applyAgain, money } = refusal
  const again = applyAgain.isOpen ? text.openNow : text.openFrom(jalaliLong(applyAgain.from))
  return (
    <>
      <Reasons refusal={refusal} />
      <p>{moneyText(money)}</p>
      <p>{subject === 'STEPS' ? text.mendAndSend : again}</p>
    </>
  )
}

export const RegistrationRefusalNotice = ({ refusal }: { refusal: RegistrationRefusal }) => {
  const { subject, applyAgain, money } = refusal
  const isBack = money.status === 'RETURNED'
  const canApply = subject !== 'STEPS' && applyAgain.isOpen && money.status !== 'RETURNING'
  return (
    <Notice
      tone="danger"
      title={text.titles[subject]}
      actions={
        canApply || isBack ? (
          <>
            {canApply && <ApplyAgain />}
            {isBack && (
              <ButtonLink small look="second" href={paths.withdraw}>
                {withdrawals.refusedAction}
              </ButtonLink>
            )}
          </>
        ) : undefined
      }
    >
      <RefusalWords refusal={refusal} />
    </Notice>
  )
}
