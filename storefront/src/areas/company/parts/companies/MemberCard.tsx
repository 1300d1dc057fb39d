import type { SignatureLevel } from '@kasbeno/api/contracts/quorum'
import { useState } from 'react'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { linesOf } from '#areas/signup/parts/registration/reasons.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { ApiError } from '#core/api/errors.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { nameOf, refusalOf } from './personName.ts'
import styles from './companies.module.css'

const text = legalSignup.board

const tones: Record<SignatureLevel, Tone> = {
  MANDATORY: 'success',
  OPTIONAL: 'info',
  NOT_ALLOWED: 'info',
}

/** Asks before a member loses the company. */
const RemoveDialog = ({ member, onClose }: { member: BoardMember; onClose: () => void }) => {
  const remove = useCommand(async () => {
    await api.delete(legalEndpoints.member(member.phone)).catch((error: unknown) => {
      // Removed already elsewhere: done.
      if (!(error instanceof ApiError) || error.status !== 404) throw error
    })
    await refresh(legalEndpoints.board)
    toast('success', text.removed)
    onClose()
  })
  return (
    <Dialog
      kind="dialog"
      title={text.removeTitle(nameOf(member))}
      onClose={onClose}
      actions={
        <>
          <Button wide look="danger" isRunning={remove.isRunning} onClick={() => void remove.run()}>
            {text.removeConfirm}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <p>{text.removeHint}</p>
    </Dialog>
  )
}

/** A board member in the list, with what was refused of them. */
export const MemberCard = ({ member, isOpen }: { member: BoardMember; isOpen: boolean }) => {
  const [isRemoving, setRemoving] = useState(false)
  return (
    <Card
      title={nameOf(member)}
      aside={
        <Badge tone={tones[member.signatoryStatus]} icon="edit">
          {legalSignup.levels[member.signatoryStatus]}
        </Badge>
      }
    >
      <Facts>
        <Fact name={legalSignup.person.role}>{member.roleInCompany}</Fact>
        <Fact name={legalSignup.person.phone}>
          <Ltr>{member.phone}</Ltr>
        </Fact>
      </Facts>
      {linesOf(refusalOf(member)).map((line) => (
        <p key={line} className={styles.refused}>
          {line}
        </p>
      ))}
      {isOpen && (
        <div className={styles.commands}>
          <ButtonLink small look="second" icon="edit" href={legalPaths.member(member.phone)}>
            {text.edit}
          </ButtonLink>
          <Button small look="quiet" onClick={() => setRemoving(true)}>
            {text.remove}
          </Button>
        </div>
      )}
      {isRemoving && <RemoveDialog member={member} onClose={() => setRemoving(false)} />}
    </Card>
  )
}
