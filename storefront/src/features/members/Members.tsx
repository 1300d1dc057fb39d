import { companyWords } from '@kasbeno/api/contracts/words/companies'
import { useState } from 'react'
import { legalPaths } from '#app/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { Badge, type Tone } from '#components/Badge.tsx'
import { Button, ButtonLink } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Fact, Facts } from '#components/Facts.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { nameOrPhone } from '#features/companies/personName.ts'
import { legalSignup } from '#i18n/fa/legalSignup.ts'
import { members as text } from '#i18n/fa/members.ts'
import { signatureRule } from '#i18n/fa/signatureRule.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { BoardMember } from '#lib/api/types.ts'
import { useQuery } from '#lib/query.ts'
import { isBoardOpen } from './removal.ts'
import { RemovalDialog } from './RemovalDialog.tsx'
import styles from './members.module.css'

const tones: Record<BoardMember['legalUserKycStatus'], Tone> = {
  START: 'info',
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
}

const MemberFacts = ({ member }: { member: BoardMember }) => (
  <Facts>
    <Fact name={legalSignup.person.role}>
      {member.role === 'CEO' ? signatureRule.roles.CEO : member.roleInCompany}
    </Fact>
    <Fact name={legalSignup.person.phone}>
      <Ltr>{member.phone}</Ltr>
    </Fact>
    <Fact name={legalSignup.person.level}>{signatureRule.levels[member.signatoryStatus]}</Fact>
    {member.rejectionReason && <Fact name={text.reason}>{member.rejectionReason}</Fact>}
  </Facts>
)

/** @param mayRemove of the CEO nobody may */
const MemberOf = ({ member, mayRemove }: { member: BoardMember; mayRemove: boolean }) => {
  const [isRemoving, setRemoving] = useState(false)
  const name = nameOrPhone(member)
  const status = member.legalUserKycStatus
  return (
    <Card
      title={name}
      aside={<Badge tone={tones[status]}>{companyWords.companyStatus[status]}</Badge>}
    >
      <MemberFacts member={member} />
      {mayRemove && (
        <div className={styles.command}>
          <Button
            small
            look="second"
            aria-label={text.removeOf(name)}
            onClick={() => setRemoving(true)}
          >
            {text.remove}
          </Button>
        </div>
      )}
      {isRemoving && <RemovalDialog member={member} onClose={() => setRemoving(false)} />}
    </Card>
  )
}

/** While its step of the registration is open, the board is edited there. */
const OnBoard = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <ButtonLink wide look="second" href={inPlan('kasbeno-fmcg-legal', legalPaths.board)}>
      {text.editStep}
    </ButtonLink>
  ) : (
    <p>{text.notAdded}</p>
  )

/** The CEO and the board: their level, how they were reviewed, and the way to remove a member. company §6 */
export const Members = () => {
  const ceo = useQuery(legalEndpoints.ceo)
  const board = useQuery(legalEndpoints.board)
  const phases = useQuery(legalEndpoints.phases)
  return (
    <Loaded from={phases}>
      {(standing) => (
        <Loaded from={ceo}>
          {(first) => (
            <Loaded from={board}>
              {({ items }) => (
                <>
                  <div className={styles.members}>
                    <MemberOf member={first} mayRemove={false} />
                    {items.map((member) => (
                      <MemberOf
                        key={member.id}
                        member={member}
                        mayRemove={!isBoardOpen(standing)}
                      />
                    ))}
                  </div>
                  {items.length === 0 && <p>{text.none}</p>}
                  <OnBoard isOpen={isBoardOpen(standing)} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
