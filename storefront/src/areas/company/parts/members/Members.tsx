import { companyRules } from '@kasbeno/api/contracts/companies'
import { companyWords } from '@kasbeno/api/contracts/words/companies'
import { useState } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { inPlan } from '#app/paths.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { nameOrPhone, refusalOf } from '#areas/company/parts/companies/personName.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { members as text } from '#areas/company/words/members.ts'
import { signatureRule } from '#areas/company/words/signatureRule.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember, CompanyPhases } from '#core/api/types.ts'
import { useQuery } from '#core/query.ts'
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
    {refusalOf(member) && <Fact name={text.reason}>{refusalOf(member)}</Fact>}
  </Facts>
)

/** @param mayRemove never the CEO */
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
      {member.isNewcomer && <p>{text.isNewcomer}</p>}
      {mayRemove && (
        <div className={styles.command}>
          {member.isNewcomer && status === 'REJECTED' && (
            <ButtonLink
              small
              look="second"
              icon="edit"
              href={inPlan('kasbeno-fmcg-legal', legalPaths.newcomer(member.phone))}
              comesBack
            >
              {text.mend}
            </ButtonLink>
          )}
          <Button
            small
            look="second"
            aria-label={member.isNewcomer ? text.takeBackOf(name) : text.removeOf(name)}
            onClick={() => setRemoving(true)}
          >
            {member.isNewcomer ? text.takeBack : text.remove}
          </Button>
        </div>
      )}
      {isRemoving && <RemovalDialog member={member} onClose={() => setRemoving(false)} />}
    </Card>
  )
}

/** Edited within the open step, later joined. */
const OnBoard = ({ standing, count }: { standing: CompanyPhases; count: number }) => {
  const { board, addNewcomer } = legalPaths
  if (isBoardOpen(standing)) {
    return (
      <ButtonLink wide look="second" href={inPlan('kasbeno-fmcg-legal', board)}>
        {text.editStep}
      </ButtonLink>
    )
  }
  if (standing.boardMemberStatus !== 'ACCEPTED') return <p>{text.notAdded}</p>
  if (count >= companyRules.membersMax) return <p>{legalSignup.board.full}</p>
  return (
    <>
      <p>{text.addHint}</p>
      <ButtonLink
        wide
        look="second"
        icon="plus"
        href={inPlan('kasbeno-fmcg-legal', addNewcomer)}
        comesBack
      >
        {legalSignup.board.add}
      </ButtonLink>
    </>
  )
}

/** Levels, review, removal. company §6 */
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
                        mayRemove={member.isNewcomer || !isBoardOpen(standing)}
                      />
                    ))}
                  </div>
                  {items.length === 0 && <p>{text.none}</p>}
                  <OnBoard standing={standing} count={items.length} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
