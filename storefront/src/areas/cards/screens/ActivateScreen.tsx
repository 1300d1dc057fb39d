import { zodResolver } from '@hookform/resolvers/zod'
import { cardRules } from '@kasbeno/api/contracts/cards'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { NewPinStep } from '#areas/cards/parts/cards/NewPinStep.tsx'
import { OnWay } from '#areas/cards/parts/cards/OnWay.tsx'
import { FormPin } from '#areas/cards/parts/cards/PinField.tsx'
import { cvv2Schema, type Cvv2Values } from '#areas/cards/parts/cards/pins.ts'
import { StepPage } from '#areas/cards/parts/cards/StepPage.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useFinish } from '#areas/cards/parts/cards/useFinish.ts'
import { usePinCommand } from '#areas/cards/parts/cards/usePinCommand.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import { ApiError, ConnectionError } from '#core/api/errors.ts'
import type { OwnCard } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'

const text = cards.activation

interface Cvv2StepProps {
  cvv2: string
  onNext: (cvv2: string) => void
  onFail: (error: unknown) => void
}

const isWrongCvv2 = (error: unknown) =>
  error instanceof ApiError && error.body.title === 'CardRefusedException'

/** Asked before a PIN is chosen: a wrong one is told here. */
const Cvv2Step = ({ cvv2, onNext, onFail }: Cvv2StepProps) => {
  const { calls, named } = useKeeper()
  const form = useForm<Cvv2Values>({
    resolver: zodResolver(cvv2Schema),
    defaultValues: { cvv2 },
  })
  const check = useCommand(
    async (typed: string) => {
      await api.post(calls.checkCvv2, { ...named, cvv2: typed })
      onNext(typed)
    },
    (error) => {
      if (isWrongCvv2(error)) {
        form.setError('cvv2', { message: text.cvv2Refused }, { shouldFocus: true })
      } else onFail(error)
    }
  )
  return (
    <StepPage
      title={text.title}
      back={cardPaths.start}
      action={text.next}
      isRunning={check.isRunning}
      onSubmit={(event) => void form.handleSubmit((values) => check.run(values.cvv2))(event)}
    >
      <FormPin
        control={form.control}
        name="cvv2"
        label={text.cvv2}
        hint={text.cvv2Hint}
        maxDigits={cardRules.cvv2DigitsMax}
        autoFocus
      />
    </StepPage>
  )
}

const Activation = ({ card }: { card: OwnCard }) => {
  const { calls, named } = useKeeper()
  const [cvv2, setCvv2] = useState('')
  const [isPinStep, setPinStep] = useState(false)
  const finish = useFinish(cardPaths.activateStatus, text.done)
  const activate = usePinCommand(async (pin1: string) => {
    await api.post(calls.activate, { ...named, cvv2, pin1 })
    await finish.succeed()
  }, finish.fail)
  return isPinStep ? (
    <NewPinStep
      card={card}
      title={text.title}
      action={text.submit}
      command={activate}
      onBack={() => setPinStep(false)}
    />
  ) : (
    <Cvv2Step
      cvv2={cvv2}
      onNext={(typed) => {
        setCvv2(typed)
        setPinStep(true)
      }}
      onFail={(error) => {
        // A wrong one may have been counted: the card says whether it has locked.
        if (error instanceof ConnectionError) {
          toastError(error)
          void refresh(calls.card)
        } else void finish.fail(error)
      }}
    />
  )
}

/** person §4: CVV2, then the PIN twice. Nothing is kept. */
export default function ActivateScreen() {
  const card = useCard()
  return (
    <OnWay at="activation" title={text.title}>
      <CardPage
        card={card}
        title={text.title}
        back={cardPaths.management}
        only={['DELIVERED']}
        isActivation
      >
        {(loaded) => <Activation card={loaded} />}
      </CardPage>
    </OnWay>
  )
}
