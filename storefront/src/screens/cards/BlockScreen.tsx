import { useState } from 'react'
import { cardPaths } from '#app/cardPaths.ts'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { CardPage } from '#features/cards/CardPage.tsx'
import { useKeeper } from '#features/cards/keeper.ts'
import { LaterStep, StepPage } from '#features/cards/StepPage.tsx'
import { useCard } from '#features/cards/useCard.ts'
import { useCardCode } from '#features/cards/useCardCode.ts'
import { useFinish } from '#features/cards/useFinish.ts'
import { CodeEntry } from '#features/otp/CodeEntry.tsx'
import { isWrongCode } from '#features/otp/useCodeEntry.ts'
import { otpSecretOf } from '#features/otp/otpSecret.ts'
import { cards } from '#i18n/fa/cards.ts'
import { api } from '#lib/api/client.ts'
import type { OwnCard } from '#lib/api/types.ts'
import { dismissToast, toast, toasts } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { useIsHere } from '#lib/useIsHere.ts'

const text = cards.blocking

/** What was shown of a wrong code does not stand beside the success of the right one. */
const forgetWrongCode = () =>
  toasts.value
    .filter(({ message }) => message === text.wrongCode)
    .forEach(({ id }) => dismissToast(id))

/** A wrong code is shown and may be typed again; whatever else goes wrong ends in the page of results. person §4 */
const useBlocking = () => {
  const { calls, named } = useKeeper()
  const finish = useFinish(cardPaths.blockStatus, text.done)
  return useCardCode({
    purpose: 'BLOCK',
    onWrong: () => toast('error', text.wrongCode),
    onCode: async (code) => {
      try {
        await api.put(calls.block, { ...named, otpSecret: otpSecretOf(code) })
      } catch (error) {
        if (isWrongCode(error)) throw error
        return finish.fail(error)
      }
      forgetWrongCode()
      toast('success', text.done)
      await finish.succeed()
    },
  })
}

const Block = ({ card: { phone } }: { card: OwnCard }) => {
  const [isCodeStep, setCodeStep] = useState(false)
  const isHere = useIsHere()
  const { entry, deadline, start } = useBlocking()
  const send = useCommand(async () => {
    await start()
    if (isHere.current) setCodeStep(true)
  })
  if (isCodeStep) {
    return (
      <LaterStep
        title={text.title}
        onBack={() => setCodeStep(false)}
        action={text.submit}
        look="danger"
        isRunning={entry.send.isRunning}
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
      <Notice tone="danger" icon="alert" title={text.warnTitle}>
        <p>{text.warn}</p>
      </Notice>
      <Card>
        <Facts>
          <Fact name={text.phone}>
            <Ltr>{phone}</Ltr>
          </Fact>
        </Facts>
      </Card>
      <p>{text.intro(phone)}</p>
    </StepPage>
  )
}

/** person §2: the phone is confirmed, then the code. */
export default function BlockScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {(loaded) => <Block card={loaded} />}
    </CardPage>
  )
}
