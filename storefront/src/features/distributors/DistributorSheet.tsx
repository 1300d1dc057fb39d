import { digitsOnly } from '@kasbeno/api/contracts/digits'
import { ButtonLink } from '#components/Button.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { distributors as text } from '#i18n/fa/distributors.ts'
import type { Distributor } from '#lib/api/types.ts'
import { DistributorLogo } from './DistributorLogo.tsx'
import styles from './distributors.module.css'

interface DistributorSheetProps {
  distributor: Distributor
  onClose: () => void
}

const isWebLink = (link: string) => /^https?:\/\//.test(link)

export const DistributorSheet = ({ distributor, onClose }: DistributorSheetProps) => {
  const { name, logo, category, activeProvinces, officeAddresses, phone, link } = distributor
  return (
    <Dialog
      title={name}
      onClose={onClose}
      actions={
        phone && (
          <ButtonLink wide look="second" icon="phone" href={`tel:${digitsOnly(phone)}`}>
            {text.call}
          </ButtonLink>
        )
      }
    >
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
    </Dialog>
  )
}
