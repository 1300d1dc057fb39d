import { useState } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { LaterStep, StepPage } from '#areas/cards/parts/cards/StepPage.tsx'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useCardCode } from '#areas/cards/parts/cards/useCardCode.ts'
import { useFinish } from '#areas/cards/parts/cards/useFinish.ts'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { isWrongCode } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'
import { dismissToast, toast, toasts } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'

const text = cards.blocking

/** Removes an old error before success. */
const forgetWrongCode = () =>
  toasts.value
    .filter(({ message }) => message === text.wrongCode)
    .forEach(({ id }) => dismissToast(id))

/** Wrong codes stay here, other failures go to the result page. person §4 */
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

/** person §2 */
export default function BlockScreen() {
  const card = useCard()
  return (
    <CardPage card={card} title={text.title} back={cardPaths.management} only={['ENABLED']}>
      {(loaded) => <Block card={loaded} />}
    </CardPage>
  )
}
