import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { PurchasesItem } from '#areas/cards/parts/held/PurchasesItem.tsx'
import profile from '#areas/profile/parts/profile/profile.module.css'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { cards as text } from '#areas/cards/words/cards.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import type { OwnCard } from '#core/api/types.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { EndedFace } from './CardFace.tsx'
import { refreshAround, useKeeper } from './keeper.ts'

const Reissue = ({ onClose }: { onClose: () => void }) => {
  const keeper = useKeeper()
  /** Refetched after lost answers or other phones. */
  const reissue = useCommand(async () => {
    try {
      await api.put(keeper.calls.reissue, keeper.named)
      toast('success', text.reissued)
    } catch (error) {
      toastError(error)
    }
    await leaveOverlays()
    onClose()
    await refreshAround(keeper)
  })
  return (
    <Dialog
      kind="dialog"
      title={text.reissueTitle}
      onClose={onClose}
      actions={
        <>
          <Button wide isRunning={reissue.isRunning} onClick={() => void reissue.run()}>
            {text.reissueConfirm}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <p>{keeper.words.reissueMessage}</p>
      <p>{keeper.words.costs}</p>
    </Dialog>
  )
}

export const EndedCard = ({ card }: { card: OwnCard }) => {
  const [isAsking, setAsking] = useState(false)
  const { words, back, company } = useKeeper()
  const { title, message } = words.ended[card.status === 'DISABLED' ? 'DISABLED' : 'BLOCKED']
  return (
    <Screen
      title={text.title}
      back={back}
      aside={<SupportLink />}
      footer={
        <Button wide onClick={() => setAsking(true)}>
          {text.reissue}
        </Button>
      }
    >
      <EndedFace card={card} />
      <Notice tone="danger" icon="lock" title={title}>
        <p>{message}</p>
      </Notice>
      {company && (
        <ul className={profile.menu}>
          <PurchasesItem />
        </ul>
      )}
      {isAsking && <Reissue onClose={() => setAsking(false)} />}
    </Screen>
  )
}
