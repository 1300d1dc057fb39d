import type { Plan } from '@kasbeno/api/contracts/plans'
import { isCreditClosed, showsRefusal, suggestedCharge } from '@kasbeno/api/contracts/registration'
import type { RegistrationRefusal } from '@kasbeno/api/contracts/refusal'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { owesFee } from '#areas/signup/parts/credit/feeStep.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { RefusalWords } from '#areas/signup/parts/registration/RegistrationRefusalNotice.tsx'
import { byName, type NamedSettings } from '#areas/profile/parts/support/settings.ts'
import { home as text } from '#areas/home/words/home.ts'
import { refusal as refusalText } from '#core/words/refusal.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { Home } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { readStored, store } from '#core/storage.ts'
import { useCommand } from '#core/useCommand.ts'
import { hasNotice } from './notices.ts'
import styles from './home.module.css'

/** person §4: dismissing marks it seen. */
const Congratulations = ({ amount, isOpened }: { amount: number; isOpened: boolean }) => {
  const plan = usePlan()
  const [isOpen, setOpen] = useState(true)
  const close = useCommand(async () => {
    setOpen(false)
    await api.post(endpoints.seenCredit(plan))
    await refresh(endpoints.home(plan))
  })
  if (!isOpen) return null
  return (
    <Dialog
      kind="dialog"
      title={isOpened ? text.congratsTitle : text.allocatedTitle}
      onClose={() => void close.run()}
      actions={
        <Button wide onClick={() => void close.run()}>
          {text.congratsAction}
        </Button>
      }
    >
      <div className={styles.congrats}>
        <Icon name="success" size={64} />
        <Rial value={amount} size="huge" />
        <p>{isOpened ? text.congrats : text.allocated}</p>
      </div>
    </Dialog>
  )
}

const postponedKey = 'kasbeno.charge-postponed'

/** Empty for defaults. */
const offerOf = (values: NamedSettings) =>
  [
    values.SPECIAL_MODAL_TEXT,
    values.SPECIAL_MODAL_IMAGE,
    values.SPECIAL_MODAL_IMAGE_TEXT,
    values.SPECIAL_MODAL_LINK,
  ]
    .filter(Boolean)
    .join('\n')

/** person §9. Dismissed per tab, custom offers for good. */
const SpecialCharge = ({ home: { wallet, settings } }: { home: Home }) => {
  const values = byName(settings)
  const offer = offerOf(values)
  const area = offer ? localStorage : sessionStorage
  const mark = offer || '1'
  const [isPostponed, setPostponed] = useState(() => readStored(postponedKey, area) === mark)
  const amount = suggestedCharge(wallet.cash, wallet.credit)
  if (amount === null || isPostponed || values.SPECIAL_MODAL_STATUS !== 'ENABLED') return null
  const close = () => {
    store(postponedKey, mark, area)
    setPostponed(true)
  }
  return (
    <Dialog
      kind="dialog"
      title={values.SPECIAL_MODAL_TEXT || text.chargeTitle}
      onClose={close}
      actions={
        <>
          <ButtonLink
            wide
            href={
              values.SPECIAL_MODAL_LINK
                ? `~${values.SPECIAL_MODAL_LINK}`
                : `${paths.walletCharge}?amount=${amount}`
            }
          >
            {values.SPECIAL_MODAL_LINK ? text.offerAction : text.chargeAction}
          </ButtonLink>
          <Button wide look="quiet" onClick={close}>
            {text.later}
          </Button>
        </>
      }
    >
      <div className={styles.congrats}>
        {values.SPECIAL_MODAL_IMAGE && (
          <img className={styles.offer} src={values.SPECIAL_MODAL_IMAGE} alt="" />
        )}
        <p>{values.SPECIAL_MODAL_IMAGE_TEXT || text.chargeMessage}</p>
        <span>{text.chargeSuggested}</span>
        <Rial value={amount} size="large" />
      </div>
    </Dialog>
  )
}

/** person §4 "Reject modal": once, dismissing marks it seen. */
const Rejected = ({ refusal }: { refusal: RegistrationRefusal }) => {
  const plan = usePlan()
  const [isOpen, setOpen] = useState(true)
  const dismiss = useCommand(async () => {
    setOpen(false)
    await api.post(endpoints.seenRefusal, { plan })
    await refresh(endpoints.home(plan))
  })
  if (!isOpen) return null
  const close = () => void dismiss.run()
  return (
    <Dialog
      kind="dialog"
      title={refusalText.titles[refusal.subject]}
      onClose={close}
      actions={
        <Button wide onClick={close}>
          {ui.understood}
        </Button>
      }
    >
      <RefusalWords refusal={refusal} />
    </Dialog>
  )
}

/** Only on a quiet page with open credit. */
const mayOfferCharge = (home: Home, plan: Plan) =>
  home.registration.creditAmount > 0 && !isCreditClosed(home.registration) && !hasNotice(home, plan)

/** Credit that was closed before its owner came to see it is no news to be glad of. */
const isToCongratulate = (status: Home['registration']) =>
  status.hasJustGetCredit && !isCreditClosed(status)

/** One per visit; news before offers. */
export const HomeDialogs = ({ home }: { home: Home }) => {
  const plan = usePlan()
  const { registration: status } = home
  const [first] = useState(() => {
    if (isToCongratulate(status)) return 'congratulations'
    return showsRefusal(status) ? 'refusal' : 'charge'
  })
  if (isToCongratulate(status)) {
    return <Congratulations amount={status.creditAmount} isOpened={!owesFee(status, plan)} />
  }
  if (status.refusal && showsRefusal(status)) return <Rejected refusal={status.refusal} />
  return first === 'charge' && mayOfferCharge(home, plan) ? <SpecialCharge home={home} /> : null
}
