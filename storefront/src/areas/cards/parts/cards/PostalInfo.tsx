import { cardPaths } from '#areas/cards/cardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { cards as text } from '#areas/cards/words/cards.ts'
import { companyCard } from '#areas/cards/words/companyCard.ts'
import type { Address } from '#core/api/types.ts'
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

/** Editable until printed. person §4 "Card status" */
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
