import { fileName } from '@kasbeno/api/contracts/files'
import { Button } from '#ui/Button.tsx'
import { orders as text } from '#areas/invoices/words/orders.ts'
import { jalaliDate } from '#core/jalali.ts'
import { shareFile } from '#core/share.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { drawReceipt } from './drawReceipt.ts'
import type { Receipt } from './receipt.ts'

const shareReceipt = async (receipt: Receipt) => {
  const { title, paidAt } = receipt
  const name = fileName(title, paidAt ? [jalaliDate(paidAt)] : [], 'png')
  const picture = new File([await drawReceipt(receipt)], name, { type: 'image/png' })
  if ((await shareFile(picture, receipt.title)) === 'saved') toast('success', text.receiptSaved)
}

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
