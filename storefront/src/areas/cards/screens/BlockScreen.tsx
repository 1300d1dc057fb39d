import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Notice } from '#ui/Notice.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { CodeSteps } from '#areas/cards/parts/cards/CodeSteps.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { useCard } from '#areas/cards/parts/cards/useCard.ts'
import { useCardCode } from '#areas/cards/parts/cards/useCardCode.ts'
import { useFinish } from '#areas/cards/parts/cards/useFinish.ts'
import { isWrongCode } from '#areas/entry/parts/otp/useCodeEntry.ts'
import { otpSecretOf } from '#areas/entry/parts/otp/otpSecret.ts'
import { cards } from '#areas/cards/words/cards.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'
import { dismissToast, toast, toasts } from '#core/toast.ts'

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

const Block = ({ card }: { card: OwnCard }) => (
  <CodeSteps card={card} code={useBlocking()} words={text} look="danger">
    <Notice tone="danger" icon="alert" title={text.warnTitle}>
      <p>{text.warn}</p>
    </Notice>
  </CodeSteps>
)

/** person §2 */
export default function BlockScreen() {
  const card = useCard()
  return (
    <CardPage
      card={card}
      title={text.title}
      back={cardPaths.management}
      only={['ENABLED', 'FROZEN']}
    >
      {(loaded) => <Block card={loaded} />}
    </CardPage>
  )
}
