import { useState } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { NewPinStep } from '#areas/cards/parts/cards/NewPinStep.tsx'
import { LaterStep, StepPage } from '#areas/cards/parts/cards/StepPage.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useCardCode } from '#areas/cards/parts/cards/useCardCode.ts'
import { useFinish } from '#areas/cards/parts/cards/useFinish.ts'
import { usePinCommand } from '#areas/cards/parts/cards/usePinCommand.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { isWrongCode } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'
import { useCommand } from '#core/useCommand.ts'
import { useSecondsLeft } from '#core/useCountdown.ts'
import { useIsHere } from '#core/useIsHere.ts'

const text = cards.forgot

type Step = 'start' | 'code' | 'pin'

/** The code is sent with the PIN, so it must last. */
const CodeLife = ({ deadline }: { deadline: number }) => {
  const seconds = useSecondsLeft(deadline)
  return (
    <Notice tone={seconds > 0 ? 'info' : 'warning'}>
      <p>{seconds > 0 ? text.codeRuns(seconds) : text.codeOver}</p>
    </Notice>
  )
}

const ForgotPin = ({ card }: { card: OwnCard }) => {
  const { phone } = card
  const { calls, named } = useKeeper()
  const [step, setStep] = useState<Step>('start')
  const isHere = useIsHere()
  const finish = useFinish(cardPaths.forgotPinStatus, cards.pin.done)
  const { entry, deadline, start } = useCardCode({
    purpose: 'FORGOT_PIN',
    onCode: () => Promise.resolve(setStep('pin')),
  })
  const send = useCommand(async () => {
    await start()
    if (isHere.current) setStep('code')
  })
  const reset = usePinCommand(async (pin1: string) => {
    if (performance.now() >= deadline) {
      setStep('code')
      return entry.send.run(entry.code)
    }
    try {
      await api.post(calls.resetPin, { ...named, otpSecret: otpSecretOf(entry.code), pin1 })
    } catch (error) {
      if (!isWrongCode(error)) throw error
      setStep('code')
      return entry.refuse(error)
    }
    await finish.succeed()
  }, finish.fail)
  if (step === 'pin') {
    return (
      <NewPinStep
        card={card}
        title={text.title}
        action={cards.pin.submit}
        command={reset}
        onBack={() => setStep('code')}
      >
        <CodeLife deadline={deadline} />
      </NewPinStep>
    )
  }
  if (step === 'code') {
    return (
      <LaterStep
        title={text.title}
        onBack={() => setStep('start')}
        action={text.toPin}
        isDisabled={entry.isSpent}
        onSubmit={entry.submit}
      >
        <p>{text.sent(phone)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
      </LaterStep>
    )
  }
  return (
    <StepPage
      title={text.title}
      back={cardPaths.management}
      action={text.send}
      isRunning={send.isRunning}
      onSubmit={(event) => {
        event.preventDefault()
        void send.run()
      }}
    >
      <p>{text.intro(phone)}</p>
    </StepPage>
  )
}

/** person §2; Back goes one step back. */
export default function ForgotPinScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {(loaded) => <ForgotPin card={loaded} />}
    </CardPage>
  )
}
