import type { CompanyStep } from '@kasbeno/api/contracts/companies'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { isOpenStep } from '@kasbeno/api/contracts/companies'
import type { ReactNode } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { MissingPapers, SentPapers } from '#areas/company/parts/companies/SentPapers.tsx'
import { useSent } from '#areas/company/parts/companies/useSent.ts'
import { useCompany } from '#areas/company/parts/companies/useCompany.ts'
import { DashboardFrame } from '#areas/dashboard/parts/dashboard/DashboardFrame.tsx'
import { OnPhonePages } from '#areas/dashboard/parts/dashboard/OnPhonePages.tsx'
import { Consents } from '#areas/home/parts/distributors/Consents.tsx'
import { StepBadge } from '#areas/dashboard/parts/dashboard/StepBadge.tsx'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'
import { distributors } from '#areas/home/words/distributors.ts'
import { members } from '#areas/company/words/members.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember, Company, CompanyPhases } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import styles from '#areas/dashboard/parts/dashboard/dashboard.module.css'

const statusOf = (phases: CompanyPhases) => ({
  company: phases.companyStatus,
  ceo: phases.ceoStatus,
  board: phases.boardMemberStatus,
  appointment: phases.appointmentStatus,
})

const stepPages: Record<CompanyStep, string> = {
  company: legalPaths.information,
  ceo: legalPaths.ceo,
  board: legalPaths.board,
  appointment: legalPaths.branch,
}

const Section = ({ step, children }: { step: CompanyStep; children: ReactNode }) => {
  const { data: phases } = useQuery(legalEndpoints.phases)
  const status = phases && statusOf(phases)[step]
  const reason = phases?.rejectionReasons[step]
  return (
    <Card title={text.accountSections[step]} aside={status && <StepBadge status={status} />}>
      <div className={styles.stack}>
        {reason && <Notice tone="danger">{text.rejectedBecause(reason)}</Notice>}
        {children}
        {status && isOpenStep(status) && (
          <ButtonLink look="second" href={inPlan('kasbeno-fmcg-legal', stepPages[step])}>
            {text.toStep}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const Given = ({ children }: { children: ReactNode }) => children ?? text.notGiven

const Person = ({ person }: { person: BoardMember }) => (
  <Facts>
    <Fact name={text.phone}>
      <Ltr>{person.phone}</Ltr>
    </Fact>
    <Fact name={text.nationalCode}>
      <Given>{person.nationalCode && <Ltr>{person.nationalCode}</Ltr>}</Given>
    </Fact>
    <Fact name={text.birthDate}>
      <Given>{person.birthDate && jalaliDate(person.birthDate)}</Given>
    </Fact>
    <Fact name={text.role}>
      <Given>{person.role === 'CEO' ? text.signatures.roles.CEO : person.roleInCompany}</Given>
    </Fact>
    <Fact name={text.level}>{text.levels[person.signatoryStatus]}</Fact>
  </Facts>
)

const Branch = ({ bankBranchName, bankBranchCode, bankAddress, openingHours }: Company) =>
  bankBranchName === null ? (
    <p>{text.branchUnknown}</p>
  ) : (
    <Facts>
      <Fact name={text.branchName}>{bankBranchName}</Fact>
      <Fact name={text.branchCode}>
        <Given>{bankBranchCode && <Ltr>{bankBranchCode}</Ltr>}</Given>
      </Fact>
      <Fact name={text.address}>
        <Given>{bankAddress}</Given>
      </Fact>
      <Fact name={text.branchHours}>
        <Given>{openingHours && toPersianDigits(openingHours)}</Given>
      </Fact>
    </Facts>
  )

/** company §2 */
export default function UserAccountScreen() {
  const company = useCompany()
  const ceo = useQuery(legalEndpoints.ceo)
  const board = useQuery(legalEndpoints.board)
  const sent = useSent()
  return (
    <DashboardFrame title={text.pages.account}>
      <div className={styles.cards}>
        <Section step="company">
          <Facts>
            <Fact name={text.companyName}>{company.companyName}</Fact>
            <Fact name={text.companyId}>
              <Ltr>{company.companyUniqueId}</Ltr>
            </Fact>
            <Fact name={text.guild}>{company.guildName}</Fact>
            <Fact name={text.postalCode}>
              <Given>{company.postalCode && <Ltr>{company.postalCode}</Ltr>}</Given>
            </Fact>
            <Fact name={text.address}>
              <Given>{company.address}</Given>
            </Fact>
          </Facts>
          <SentPapers of={null} from={sent} />
          <MissingPapers from={sent} />
        </Section>
        <Section step="ceo">
          <Loaded from={ceo}>
            {(person) => (
              <>
                <strong>{nameOf(person) || text.notGiven}</strong>
                <Person person={person} />
                <SentPapers of={person.id} from={sent} />
              </>
            )}
          </Loaded>
        </Section>
        <Section step="appointment">
          <Branch {...company} />
        </Section>
      </div>
      <Section step="board">
        <Loaded from={board}>
          {({ items }) =>
            items.length === 0 ? (
              text.noMembers
            ) : (
              <div className={styles.cards}>
                {items.map((member) => (
                  <section key={member.id}>
                    <strong>{nameOf(member) || text.notGiven}</strong>
                    {member.isNewcomer && <p>{members.isNewcomer}</p>}
                    <Person person={member} />
                    <SentPapers of={member.id} from={sent} />
                  </section>
                ))}
              </div>
            )
          }
        </Loaded>
      </Section>
      {company.legalWalletResponse.credit > 0 && (
        <OnPhonePages>
          <Card title={distributors.consent.title}>
            <Consents />
          </Card>
        </OnPhonePages>
      )}
    </DashboardFrame>
  )
}
