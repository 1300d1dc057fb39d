import { groupedIban } from '@kasbeno/api/contracts/iban'
import { Card } from '#components/Card.tsx'
import { CopyButton } from '#components/CopyButton.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { useSettings } from '#features/support/useSettings.ts'
import { SupportButton } from '#features/support/SupportLink.tsx'
import { payment as text } from '#i18n/fa/payment.ts'

/** Where a transfer goes, and what is written on it; support says it as long as the bank has named no account. */
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
