import { Button } from '#components/Button.tsx'
import { orders as text } from '#i18n/fa/orders.ts'
import { shareFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { drawReceipt } from './drawReceipt.ts'
import type { Receipt } from './receipt.ts'

const fileName = 'kasbeno-receipt.png'

const shareReceipt = async (receipt: Receipt) => {
  const picture = new File([await drawReceipt(receipt)], fileName, { type: 'image/png' })
  if ((await shareFile(picture, receipt.title)) === 'saved') toast('success', text.receiptSaved)
}

/** Sends the receipt on as a picture. */
export const ShareReceipt = ({ receipt }: { receipt: Receipt }) => {
  const share = useCommand(shareReceipt)
  return (
    <Button
      wide
      look="second"
      icon="share"
      isRunning={share.isRunning}
      onClick={() => void share.run(receipt)}
    >
      {text.share}
    </Button>
  )
}
