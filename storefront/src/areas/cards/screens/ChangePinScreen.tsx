import { zodResolver } from '@hookform/resolvers/zod'
import { cardRules } from '@kasbeno/api/contracts/cards'
import { useForm } from 'react-hook-form'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Screen } from '#ui/Screen.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { PinLocked } from '#areas/cards/parts/cards/Locked.tsx'
import { NewPinFields, useRefusedPin } from '#areas/cards/parts/cards/NewPinStep.tsx'
import { FormPin } from '#areas/cards/parts/cards/PinField.tsx'
import { changePinSchema, type ChangePinValues } from '#areas/cards/parts/cards/pins.ts'
import { StepPage } from '#areas/cards/parts/cards/StepPage.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useFinish } from '#areas/cards/parts/cards/useFinish.ts'
import { usePinCommand } from '#areas/cards/parts/cards/usePinCommand.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'

const text = cards.pin

const ChangePin = ({ card }: { card: OwnCard }) => {
  const { calls, named } = useKeeper()
  const finish = useFinish(cardPaths.pinStatus, text.done)
  const form = useForm<ChangePinValues>({
    resolver: zodResolver(changePinSchema(card)),
    defaultValues: { pin1Old: '', pin1: '', repeat: '' },
  })
  const change = usePinCommand(async ({ pin1Old, pin1: pin1New }: ChangePinValues) => {
    await api.put(calls.changePin, { ...named, pin1Old, pin1New })
    await finish.succeed()
  }, finish.fail)
  useRefusedPin(form.setError, 'pin1', change)
  return (
    <StepPage
      title={text.title}
      back={cardPaths.management}
      action={text.submit}
      isRunning={change.isRunning}
      onSubmit={(event) => void form.handleSubmit(change.run)(event)}
    >
      <FormPin
        control={form.control}
        name="pin1Old"
        label={text.old}
        maxDigits={cardRules.pinDigits}
        autoFocus
      />
      <NewPinFields control={form.control} names={{ pin1: 'pin1', repeat: 'repeat' }} />
    </StepPage>
  )
}

/** Locked today; a reset needs no old PIN. */
const Locked = ({ card }: { card: OwnCard }) => (
  <Screen title={text.title} back={cardPaths.management} aside={<SupportLink />}>
    <PinLocked {...card} />
  </Screen>
)

/** person §4 "PIN flows" */
export default function ChangePinScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {(loaded) => (loaded.pinLockedUntil ? <Locked card={loaded} /> : <ChangePin card={loaded} />)}
    </CardPage>
  )
}
