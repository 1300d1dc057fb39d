import { isActivated } from '@kasbeno/api/contracts/cards'
import { paths } from '#app/paths.ts'
import { ownWays } from '#areas/cards/parts/cards/keeper.ts'
import { nextOnWay } from '#areas/cards/parts/cards/useCard.ts'
import { Agreement } from '#areas/contracts/parts/Agreement.tsx'
import { useRegistration } from '#areas/signup/parts/registration/standing.ts'
import { contracts as text } from '#areas/contracts/words/contracts.ts'

/** person §4 "Card activation routing" */
export default function CardAgreementScreen() {
  const { data: status } = useRegistration()
  const hasActivePlatformFee = status?.hasActivePlatformFee ?? false
  const isCardEnabled = !!status?.cardStatus && isActivated(status.cardStatus)
  const done = { hasActivePlatformFee, isCardEnabled, isContractSigned: true }
  const href = nextOnWay(done, { ways: ownWays })
  return <Agreement type="CARD" back={paths.card} next={{ href, message: text.success.CARD }} />
}
