import { Card } from '#ui/Card.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Rial } from '#ui/Rial.tsx'
import { credit as text } from '#areas/signup/words/credit.ts'
import type { PackageOption } from '#core/api/types.ts'
import styles from './credit.module.css'

export const Collaterals = ({ types }: { types: PackageOption['collateralCreditTypes'] }) => (
  <Card title={text.collaterals}>
    {types.length === 0 ? (
      <p>{text.noCollateral}</p>
    ) : (
      <>
        <p className={styles.hint}>{text.collateralsHint}</p>
        <ul className={styles.collaterals}>
          {types.map((type) => (
            <li key={type.title}>
              <Icon name="document" size={20} />
              <div>
                <strong>{type.title}</strong>
                {type.price !== null && type.price > 0 && (
                  <div>
                    <Rial value={type.price} />
                  </div>
                )}
                {type.description && <p className={styles.hint}>{type.description}</p>}
                {type.collaterals.map((collateral) => (
                  <p key={collateral}>{collateral}</p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </>
    )}
  </Card>
)
