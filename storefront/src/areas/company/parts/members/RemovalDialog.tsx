import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SkeletonLines } from '#ui/Skeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { nameOrPhone } from '#areas/company/parts/companies/personName.ts'
import { members as text } from '#areas/company/words/members.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { delegationEndpoints } from '#areas/company/calls/delegationEndpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { BoardMember } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { removalOf, takingBack, type Removal } from './removal.ts'
import styles from './members.module.css'

const around = legalEndpoints.company

/** Removed already elsewhere: done. */
const remove = async (phone: string) => {
  try {
    return await api.delete(legalEndpoints.member(phone))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

const useKnown = (phone: string) => {
  const rule = useQuery(dashboardEndpoints.rule)
  const phases = useQuery(legalEndpoints.phases)
  const delegations = useQuery(delegationEndpoints.all)
  const panel = useQuery(legalEndpoints.panel)
  const all = [rule, phases, delegations, panel]
  const removal =
    rule.data && phases.data && delegations.data && panel.data
      ? removalOf(phone, {
          rule: rule.data,
          phases: phases.data,
          delegations: delegations.data,
          waiting: panel.data.pendingApprobation.count,
        })
      : null
  return {
    removal,
    hasFailed: !removal && all.some(({ error, isLoading }) => error !== undefined && !isLoading),
    reload: () => all.forEach((query) => query.reload()),
  }
}

const Told = ({ removal }: { removal: Removal }) =>
  removal.isPossible ? (
    <ul className={styles.follows}>
      {removal.follows.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : (
    <Notice tone="warning" title={text.refusedTitle}>
      <p>{removal.because}</p>
      <p>{removal.whatNext}</p>
    </Notice>
  )

interface RemovalDialogProps {
  member: BoardMember
  onClose: () => void
}

/** Consequences first, or why not. company §6 */
export const RemovalDialog = ({ member, onClose }: RemovalDialogProps) => {
  const name = nameOrPhone(member)
  const known = useKnown(member.phone)
  const { hasFailed, reload } = known
  const { isNewcomer } = member
  const removal = isNewcomer ? takingBack : known.removal
  const command = useCommand(
    async () => {
      const answer = await remove(member.phone)
      const done = isNewcomer ? text.takenBack : text.removed
      toast('success', answer && 'changeId' in answer ? text.proposed : done(name))
      onClose()
      await refresh(around)
    },
    (error) => {
      toastError(error)
      // The shown facts changed.
      void refresh(around)
    }
  )
  return (
    <Dialog
      kind="dialog"
      title={(isNewcomer ? text.takeBackTitle : text.dialogTitle)(name)}
      onClose={onClose}
      actions={
        <>
          {removal?.isPossible && (
            <Button
              wide
              look="danger"
              isRunning={command.isRunning}
              onClick={() => void command.run()}
            >
              {isNewcomer ? text.takeBack : removal.isProposal ? text.propose : text.confirm}
            </Button>
          )}
          <Button wide look="quiet" onClick={onClose}>
            {removal && !removal.isPossible ? ui.close : ui.cancel}
          </Button>
        </>
      }
    >
      {removal ? (
        <Told removal={removal} />
      ) : hasFailed ? (
        <ErrorState onRetry={reload} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </Dialog>
  )
}
