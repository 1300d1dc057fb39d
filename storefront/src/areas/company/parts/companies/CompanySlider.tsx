import { useEffect, useRef } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Face } from '#areas/home/parts/home/Face.tsx'
import { legal as text } from '#areas/company/words/legal.ts'
import type { AssignedCompany } from '#core/api/types.ts'
import { CompanySlide } from './CompanySlide.tsx'
import styles from './companies.module.css'

interface CompanySliderProps {
  companies: AssignedCompany[]
  /** The serial of the one that the session speaks for. */
  current: string
}

/** Others may register their own. company §2 */
const RequestFace = () => (
  <Face
    icon="plus"
    title={text.requestTitle}
    message={text.request}
    action={
      <ButtonLink wide look="second" href={legalPaths.register}>
        {text.requestAction}
      </ButtonLink>
    }
  />
)

/** 1.15 in sight, the current first. company §2, §9 */
export const CompanySlider = ({ companies, current }: CompanySliderProps) => {
  const shown = useRef<HTMLLIElement>(null)
  useEffect(() => {
    shown.current?.scrollIntoView?.({ block: 'nearest', inline: 'start' })
  }, [current])
  const isCeo = companies.some((company) => company.isCeo)
  return (
    <ul className={styles.slider} aria-label={text.companies}>
      {companies.map((company) => {
        const isCurrent = company.companyUniqueSerial === current
        return (
          <li
            key={company.companyUniqueSerial}
            ref={isCurrent ? shown : undefined}
            aria-current={isCurrent || undefined}
          >
            <CompanySlide company={company} isCurrent={isCurrent} />
          </li>
        )
      })}
      {!isCeo && (
        <li>
          <RequestFace />
        </li>
      )}
    </ul>
  )
}
