import { verificationBadge } from '@kasbeno/api/contracts/companies'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Exit } from '#areas/profile/parts/profile/Exit.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'
import { ui } from '#core/words/ui.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useKeptScroll } from '#core/keptScroll.ts'
import { useQuery } from '#core/query.ts'
import { CompanySwitch } from './CompanySwitch.tsx'
import { StepBadge } from './StepBadge.tsx'
import styles from './dashboard.module.css'

const links: { href: string; page: keyof typeof text.pages; icon: IconName }[] = [
  { href: dashboardPaths.home, page: 'home', icon: 'home' },
  { href: dashboardPaths.cards, page: 'cards', icon: 'card' },
  { href: dashboardPaths.signatures, page: 'signatures', icon: 'edit' },
  { href: dashboardPaths.invoices, page: 'invoices', icon: 'orders' },
  { href: dashboardPaths.statement, page: 'statement', icon: 'document' },
  { href: dashboardPaths.account, page: 'account', icon: 'person' },
]

const Verification = () => {
  const { data } = useQuery(legalEndpoints.phases)
  return data ? <StepBadge status={verificationBadge(data)} /> : null
}

/** Subpages belong to their link. */
const isAt = (location: string, href: string) =>
  location === href ||
  (href !== dashboardPaths.home && location.startsWith(`${href}/`)) ||
  (href === dashboardPaths.cards && location.startsWith(dashboardPaths.cardDetails('')))

const Side = () => {
  const [location] = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <aside className={styles.side}>
      <div className={styles.brand}>
        <Mark size={32} />
        {ui.brand}
      </div>
      <nav className={styles.links} aria-label={text.navigation}>
        {links.map(({ href, page, icon }) => (
          <Link
            key={href}
            href={href}
            className={styles.link}
            aria-current={isAt(location, href) ? 'page' : undefined}
          >
            <Icon name={icon} size={20} />
            {text.pages[page]}
          </Link>
        ))}
        <button type="button" className={styles.link} onClick={() => setLeaving(true)}>
          <Icon name="exit" size={20} />
          {text.exit}
        </button>
      </nav>
      <div className={styles.support}>
        <SupportButton wide />
      </div>
      {isLeaving && <Exit onClose={() => setLeaving(false)} />}
    </aside>
  )
}

interface FrameProps {
  title: string
  children: ReactNode
}

/** company §2 */
export const DashboardFrame = ({ title, children }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptScroll()
  useEffect(() => {
    document.title = `${title} | ${text.name}`
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <div className={styles.frame}>
      <Side />
      <div className={styles.page}>
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {/* Beside the company, as titles may be names. */}
          <div className={styles.company}>
            <Verification />
            <CompanySwitch />
          </div>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  )
}
