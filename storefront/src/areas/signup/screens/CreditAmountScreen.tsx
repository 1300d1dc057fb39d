import { choosable, feeRefundDays, platformFeeOf } from '@kasbeno/api/contracts/credit'
import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { stepPaths } from '#areas/signup/stepPaths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Rial } from '#ui/Rial.tsx'
import { Screen } from '#ui/Screen.tsx'
import { Steps } from '#ui/Steps.tsx'
import { AmountPicker } from '#areas/signup/parts/credit/AmountPicker.tsx'
import { Collaterals } from '#areas/signup/parts/credit/Collaterals.tsx'
import { useChosenOption, usePackages } from '#areas/signup/parts/credit/usePackages.ts'
import { stepAfter, usePlan, useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { SupportButton, SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { credit as text } from '#areas/signup/words/credit.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { PackageOption } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { useCommand } from '#core/useCommand.ts'
import { useGoOn } from '#core/useIsHere.ts'

const Choice = ({ options }: { options: PackageOption[] }) => {
  const plan = usePlan()
  const goOn = useGoOn()
  const { index, choose } = useChosenOption(options)
  const option = options[index]
  const confirm = useCommand(async () => {
    await api.post(endpoints.choosePackage, { plan, slug: option?.slug })
    await refresh(endpoints.registration(plan))
    goOn(paths.platformFee)
  })
  if (!option) return null
  return (
    <Screen
      title={text.title}
      back={paths.signupStatus}
      aside={<SupportLink />}
      footer={
        <Button wide isRunning={confirm.isRunning} onClick={() => void confirm.run()}>
          {text.next}
        </Button>
      }
    >
      <Steps step={4} total={4} />
      <p>{text.intro}</p>
      <AmountPicker options={options} index={index} onChoose={choose} />
      <Card>
        <Facts>
          <Fact name={text.fee}>
            <Rial value={platformFeeOf(option.amount, 0).platformFee} />
          </Fact>
        </Facts>
        <p>{text.feeHint(feeRefundDays)}</p>
      </Card>
      <Collaterals types={option.collateralCreditTypes} />
    </Screen>
  )
}

export default function CreditAmountScreen() {
  const plan = usePlan()
  const registration = useRegistration()
  const packages = usePackages()
  if (registration.data && !choosable(registration.data.userSubscriptionPackageStatus)) {
    return <Redirect to={paths.summary} replace />
  }
  const next = registration.data && stepAfter(registration.data, plan)
  if (next && next !== 'credit') return <Redirect to={stepPaths[next]} replace />
  if (packages.data && packages.data.length > 0) return <Choice options={packages.data} />
  return (
    <Screen title={text.title} back={paths.signupStatus} aside={<SupportLink />}>
      <Steps step={4} total={4} />
      <Loaded from={packages}>
        {() => (
          <EmptyState icon="wallet" title={text.empty}>
            <SupportButton />
          </EmptyState>
        )}
      </Loaded>
    </Screen>
  )
}
