import { cardContractKinds } from '@kasbeno/api/contracts/card_holders'
import { uploadLimits } from '@kasbeno/api/contracts/limits'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { usePictures } from '#areas/signup/parts/pictures/usePictures.ts'
import { dashboardCards } from '#areas/dashboard/words/dashboardCards.ts'
import { cardHolderEndpoints } from '#areas/dashboard/calls/cardHolderEndpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { useGoOn } from '#core/useIsHere.ts'
import { nextHolderPage } from './holderSteps.ts'
import { sendFor } from './useHolders.ts'
import styles from './cards.module.css'

const text = dashboardCards.contract
const limit = { maxBytes: uploadLimits.cardIssuanceContract, tooBig: text.tooBig }
const labels = { cardIssuanceContract: text.file }

interface ContractFormProps {
  holder: CardHolder
  draft: string
}

interface UploadProps extends ContractFormProps {
  onSent: (holder: CardHolder) => void
}

const Upload = ({ holder, draft, onSent }: UploadProps) => {
  const { userId, contractId } = holder
  const pictures = usePictures(draft, cardContractKinds, limit)
  const upload = useCommand(async () => {
    if (pictures.areMissing()) return
    const sent = await sendFor({
      send: () => pictures.send(cardHolderEndpoints.contract(userId)),
      isOf: (one) => one.userId === userId,
      isKept: (one) => one.contractId !== contractId,
    })
    if (!sent) return
    pictures.drop()
    toast('success', text.uploaded)
    void refresh(legalEndpoints.contract(userId))
    onSent(sent)
  })
  return (
    <>
      <PictureFields pictures={pictures} labels={labels} isOpen />
      <p>{text.fileHint}</p>
      <p>{text.afterHint}</p>
      <div className={styles.actions}>
        <Button isRunning={upload.isRunning} onClick={() => void upload.run()}>
          {text.send}
        </Button>
      </div>
    </>
  )
}

/** Replacing a contract is confirmed. */
export const ContractForm = (form: ContractFormProps) => {
  const { holder } = form
  const [isReplacing, setReplacing] = useState(false)
  const stands =
    holder.contractUploadedAt !== null &&
    holder.contractStatus !== 'REJECTED' &&
    holder.signatoryStatus !== 'REJECTED'
  // The field is gone by then.
  const goOn = useGoOn()
  const sent = (changed: CardHolder) => goOn(nextHolderPage(changed))
  if (!stands) return <Upload {...form} onSent={sent} />
  return (
    <>
      {isReplacing && <p>{text.replaceHint}</p>}
      <div className={styles.actions}>
        <Button look="second" onClick={() => setReplacing(!isReplacing)}>
          {isReplacing ? text.keep : text.replace}
        </Button>
      </div>
      {isReplacing && <Upload {...form} onSent={sent} />}
    </>
  )
}
