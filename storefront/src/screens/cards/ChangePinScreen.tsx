import { zodResolver } from '@hookform/resolvers/zod'
import { cardRules } from '@kasbeno/api/contracts/cards'
import { useForm } from 'react-hook-form'
import { cardPaths } from '#app/cardPaths.ts'
import { Screen } from '#components/Screen.tsx'
import { CardPage } from '#features/cards/CardPage.tsx'
import { useKeeper } from '#features/cards/keeper.ts'
import { PinLocked } from '#features/cards/Locked.tsx'
import { NewPinFields, useRefusedPin } from '#features/cards/NewPinStep.tsx'
import { FormPin } from '#features/cards/PinField.tsx'
import { changePinSchema, type ChangePinValues } from '#features/cards/pins.ts'
import { StepPage } from '#features/cards/StepPage.tsx'
import { useCard } from '#features/cards/useCard.ts'
import { useFinish } from '#features/cards/useFinish.ts'
import { usePinCommand } from '#features/cards/usePinCommand.ts'
import { SupportLink } from '#features/support/SupportLink.tsx'
import { cards } from '#i18n/fa/cards.ts'
import { api } from '#lib/api/client.ts'
import type { OwnCard } from '#lib/api/types.ts'

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

/** The former PIN is taken no more today; a new one needs none. */
const Locked = ({ card }: { card: OwnCard }) => (
  <Screen title={text.title} back={cardPaths.management} aside={<SupportLink />}>
    <PinLocked {...card} />
  </Screen>
)

/** person §4 "PIN flows": old, new and repeat. */
export default function ChangePinScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {(loaded) => (loaded.pinLockedUntil ? <Locked card={loaded} /> : <ChangePin card={loaded} />)}
    </CardPage>
  )
}
