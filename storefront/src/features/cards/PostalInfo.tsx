import { cardPaths } from '#app/cardPaths.ts'
import { ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { cards as text } from '#i18n/fa/cards.ts'
import { companyCard } from '#i18n/fa/companyCard.ts'
import type { Address } from '#lib/api/types.ts'
import { useKeeper } from './keeper.ts'
import styles from './cards.module.css'

const Change = () => {
  const { company } = useKeeper()
  if (company) return <p>{companyCard.addressByCeo}</p>
  return (
    <>
      <Notice tone="warning" icon="alert">
        <p>{text.addressWarning}</p>
      </Notice>
      <ButtonLink wide look="second" icon="edit" href={cardPaths.changeAddress} comesBack>
        {text.editAddress}
      </ButtonLink>
    </>
  )
}

/** Where the card goes; changed until it is printed. person §4 "Card status" */
export const PostalInfo = ({ address, isOpen }: { address: Address; isOpen: boolean }) => (
  <Card title={text.postal}>
    <div className={styles.form}>
      <Facts>
        <Fact name={text.postalCode}>
          <Ltr>{address.postalCode}</Ltr>
        </Fact>
        <Fact name={text.place}>{text.placeOf(address)}</Fact>
        <Fact name={text.address}>
          <span className={styles.postal}>{address.address}</span>
        </Fact>
      </Facts>
      {isOpen && <Change />}
    </div>
  </Card>
)
