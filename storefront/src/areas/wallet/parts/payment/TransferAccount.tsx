import { groupedIban } from '@kasbeno/api/contracts/iban'
import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { useSettings } from '#areas/profile/parts/support/useSettings.ts'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { payment as text } from '#areas/wallet/words/payment.ts'

/** Support tells it until set. */
export const TransferAccount = () => {
  const { transferIban: iban, transferHolder: holder } = useSettings()
  return (
    <Card title={text.transferTitle}>
      {iban ? (
        <>
          <Facts>
            <Fact name={text.transferIban}>
              <Ltr>{groupedIban(iban)}</Ltr> <CopyButton value={iban} what={text.transferIban} />
            </Fact>
            {holder && <Fact name={text.transferHolder}>{holder}</Fact>}
          </Facts>
          <p>{text.transferHint}</p>
        </>
      ) : (
        <>
          <p>{text.transferUnnamed}</p>
          <SupportButton wide />
        </>
      )}
    </Card>
  )
}
