import type { HeldCardNext } from '@kasbeno/api/contracts/card_holders'
import { useSignals } from '@preact/signals-react/runtime'
import { Redirect, Router, useLocation } from 'wouter'
import { companyCardBase, companyCardPath, companyCardRoot } from '#areas/cards/heldPaths.ts'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { inPlan, paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { HeldPurchases } from '#areas/cards/parts/held/HeldPurchases.tsx'
import { keeperOf, KeeperOfPages } from '#areas/cards/parts/cards/keeper.ts'
import styles from '#areas/cards/parts/cards/cards.module.css'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import { companyCard as text } from '#areas/cards/words/companyCard.ts'
import { companyCardEndpoints } from '#areas/cards/calls/companyCardEndpoints.ts'
import type { HeldCard } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { currentPlan } from '#core/plan.ts'
import { useQuery } from '#core/query.ts'
import NotFoundScreen from '#areas/entry/screens/NotFoundScreen.tsx'
import HeldPurchasesScreen from './HeldPurchasesScreen.tsx'
import { pagesOfKeepers } from './pagesOfKeepers.ts'

const pages: typeof pagesOfKeepers = {
  ...pagesOfKeepers,
  [cardPaths.purchases]: HeldPurchasesScreen,
}

/** A stroke at the end of an address changes nothing. */
const plain = (path: string) => path.replace(/\/$/, '')

interface HeldProps {
  card: HeldCard
  back: string
}

interface ToldWhy {
  tone: 'danger' | 'info'
  icon?: 'lock'
  title: string
  message: string
}

/** Removed, refused or not made yet. */
const told: Partial<Record<HeldCardNext, ToldWhy>> = {
  GONE: { tone: 'danger', icon: 'lock', title: text.goneTitle, message: text.gone },
  REFUSED: { tone: 'danger', title: text.refusedTitle, message: text.refused },
  PAPERS: { tone: 'info', title: text.papersTitle, message: text.papers },
}

const Told = ({ card, back, message, ...notice }: HeldProps & ToldWhy) => {
  const { companyName, next, cardNumber, removedAt } = card
  return (
    <Screen
      title={(next === 'GONE' ? text.formerOf : text.ofCompany)(companyName)}
      back={back}
      aside={<SupportLink />}
    >
      <Notice {...notice}>
        <p>{message}</p>
      </Notice>
      {removedAt && (
        <Card>
          <Facts>
            <Fact name={cards.number}>
              <Ltr>{cardNumber ?? ''}</Ltr>
            </Fact>
            <Fact name={text.goneAt}>
              <bdi dir="ltr">{jalaliDateTime(removedAt)}</bdi>
            </Fact>
          </Facts>
        </Card>
      )}
      {removedAt && (
        <Card title={text.purchases.title}>
          <HeldPurchases serial={card.companyUniqueSerial} />
        </Card>
      )}
    </Screen>
  )
}

/** Below the company's name. */
const Held = ({ card, back }: HeldProps) => {
  const [path] = useLocation()
  const base = companyCardBase(card.companyUniqueSerial)
  const Page = pages[plain(path).slice(base.length)]
  if (!Page) return <NotFoundScreen />
  return (
    <div className={styles.ofCompany}>
      <aside className={styles.company}>
        <Icon name="card" size={20} />
        {text.ofCompany(card.companyName)}
      </aside>
      <Router base={base}>
        <KeeperOfPages value={keeperOf(card, back)}>
          <Page />
        </KeeperOfPages>
      </Router>
    </div>
  )
}

const Missing = () => (
  <EmptyState icon="card" title={text.missingTitle} hint={text.missing}>
    <ButtonLink href={paths.generalHome}>{text.toPlans}</ButtonLink>
  </EmptyState>
)

/** While company, printer or post act. */
const followMs = 10_000
const isWithOthers = (next: HeldCardNext) =>
  next !== 'GONE' && next !== 'ACTIVATION' && next !== 'USE' && next !== 'REISSUE'

export default function CompanyCardPages() {
  useSignals()
  const [path] = useLocation()
  const [serial = '', ...rest] = plain(path)
    .slice(companyCardRoot.length + 1)
    .split('/')
  const plan = currentPlan.value
  const back = plan ? inPlan(plan, paths.profile) : paths.generalHome
  const held = useQuery(companyCardEndpoints.held)
  const card = held.data?.items.find(({ companyUniqueSerial }) => companyUniqueSerial === serial)
  // Polls the same path.
  useQuery(companyCardEndpoints.held, {
    pollMs: card && isWithOthers(card.next) ? followMs : undefined,
  })
  if (!card) {
    return (
      <Screen title={text.loading} back={back} aside={<SupportLink />}>
        <Loaded from={held}>{() => <Missing />}</Loaded>
      </Screen>
    )
  }
  const why = told[card.next]
  if (why) return <Told card={card} back={back} {...why} />
  if (rest.length === 0) return <Redirect to={companyCardPath(serial)} replace />
  return <Held card={card} back={back} />
}
