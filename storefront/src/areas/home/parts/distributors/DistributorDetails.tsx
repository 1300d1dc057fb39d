import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { distributors as text } from '#areas/home/words/distributors.ts'
import type { Distributor } from '#core/api/types.ts'
import { CreditConsent } from './CreditConsent.tsx'
import { DistributorLogo } from './DistributorLogo.tsx'
import styles from './distributors.module.css'

const isWebLink = (link: string) => /^https?:\/\//.test(link)

/** person §2 */
export const DistributorDetails = ({ distributor }: { distributor: Distributor }) => {
  const { name, slug, logo, category, activeProvinces, officeAddresses, phone, link } = distributor
  return (
    <>
      <Card>
        <div className={styles.details}>
          <DistributorLogo name={name} logo={logo} />
          <Facts>
            {category && <Fact name={text.category}>{category}</Fact>}
            <Fact name={text.provinces}>
              {activeProvinces.length > 0 ? activeProvinces.join(text.comma) : text.everywhere}
            </Fact>
            {officeAddresses.length > 0 && (
              <Fact name={text.offices}>
                {officeAddresses.map((address) => (
                  <div key={address}>{address}</div>
                ))}
              </Fact>
            )}
            {phone && (
              <Fact name={text.phone}>
                <Ltr>{phone}</Ltr>
              </Fact>
            )}
            {link && isWebLink(link.link) && (
              <Fact name={text.website}>
                <a href={link.link} target="_blank" rel="noreferrer">
                  {link.text}
                </a>
              </Fact>
            )}
          </Facts>
        </div>
      </Card>
      <CreditConsent slug={slug} />
      {phone && (
        <ButtonLink wide look="second" icon="phone" href={`tel:${digitsOnly(phone)}`}>
          {text.call}
        </ButtonLink>
      )}
    </>
  )
}
