import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Screen } from '#ui/Screen.tsx'
import { CardPage } from '#areas/cards/parts/cards/CardPage.tsx'
import { useKeeper } from '#areas/cards/parts/cards/keeper.ts'
import { nextOnWay, useCard, useCardManagement } from '#areas/cards/parts/cards/useCard.ts'
import styles from '#areas/cards/parts/cards/cards.module.css'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards } from '#areas/cards/words/cards.ts'

const text = cards.start

/** person §2. Skips what is signed and paid. */
export default function CardStartScreen() {
  const card = useCard()
  const keeper = useKeeper()
  const { data: management } = useCardManagement()
  const next = management ? nextOnWay(management, keeper) : keeper.ways[keeper.firstWay]
  return (
    <CardPage
      card={card}
      title={text.title}
      back={cardPaths.management}
      only={['DELIVERED']}
      isActivation
    >
      {() => (
        <Screen
          title={text.title}
          back={cardPaths.management}
          footer={
            <>
              <ButtonLink wide href={next}>
                {text.next}
              </ButtonLink>
              <SupportButton wide />
            </>
          }
        >
          <div className={styles.hand}>
            <span className={styles.handIcon}>
              <Icon name="card" size={64} />
            </span>
            <h2>{text.inHand}</h2>
            <p>{text.message}</p>
            <p>{keeper.words.costs}</p>
          </div>
        </Screen>
      )}
    </CardPage>
  )
}
