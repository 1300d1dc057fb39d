import { uploadLimits } from '@kasbeno/api/contracts/limits'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { PictureFields } from '#areas/signup/parts/pictures/PictureFields.tsx'
import { usePictures } from '#areas/signup/parts/pictures/usePictures.ts'
import { documents } from '#core/words/documents.ts'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { GatewayPayment } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import styles from './payment.module.css'

const kinds = ['picture'] as const
const limit = { maxBytes: uploadLimits.registrationImage, tooBig: documents.tooBig }

const Form = ({ id, isSent }: { id: string; isSent: boolean }) => {
  const pictures = usePictures(`receipt.${id}`, kinds, limit)
  const send = useCommand(async () => {
    if (pictures.areMissing()) return
    if (!(await pictures.send(endpoints.receiptPicture(id)))) return
    pictures.drop()
    toast('success', text.receiptSent)
    await refresh(endpoints.payment(id))
  })
  return (
    <>
      <PictureFields pictures={pictures} labels={{ picture: text.receiptPicture }} isOpen />
      <Button wide look="second" isRunning={send.isRunning} onClick={() => void send.run()}>
        {isSent ? text.receiptReplace : text.receiptSend}
      </Button>
    </>
  )
}

export const ReceiptPicture = ({ id, receiptPictureAt: sentAt }: GatewayPayment) => (
  <Card title={text.receiptTitle}>
    <div className={styles.receipt}>
      <p>{sentAt ? text.receiptSentAt : text.receiptHint}</p>
      {sentAt && (
        <p>
          <bdi dir="ltr">{jalaliDateTime(sentAt)}</bdi>
        </p>
      )}
      <Form key={sentAt} id={id} isSent={Boolean(sentAt)} />
    </div>
  </Card>
)
