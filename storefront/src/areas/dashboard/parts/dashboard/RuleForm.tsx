import { signatureLevels, type SignatureLevel } from '@kasbeno/api/contracts/quorum'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { ruleFaultText } from '@kasbeno/api/contracts/words/rule_faults'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { NativeSelect } from '#ui/NativeSelect.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { nameOrPhone } from '#areas/company/parts/companies/personName.ts'
import { dashboard } from '#areas/dashboard/words/dashboard.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import type { Approbations } from '#core/api/types.ts'
import { refresh } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import styles from './dashboard.module.css'

const text = dashboard.signatures

/** What was chosen and differs from what is in force. */
const draftOf = (rule: Approbations, levels: Record<string, SignatureLevel>, minimum: number) => {
  const changed = rule.users.filter(
    ({ phone, mandatorySignatoryUser }) =>
      (levels[phone] ?? mandatorySignatoryUser) !== mandatorySignatoryUser
  )
  return {
    ...(changed.length > 0 && {
      signatories: changed.map(({ phone }) => ({ phone, signatoryStatus: levels[phone]! })),
    }),
    ...(minimum !== rule.minimumNumberOfSignatory && { minimumNumberOfOptional: minimum }),
  }
}

/** Null when valid. company §5 "Board member step" */
const reasonOf = (
  rule: Approbations,
  levels: SignatureLevel[],
  minimum: number,
  isSame: boolean
) => {
  if (rule.pendingChange) return text.waits
  return ruleFaultText(levels, minimum) ?? (isSame ? text.unchanged : null)
}

const changesOf = (
  { users, minimumNumberOfSignatory: before }: Approbations,
  levels: SignatureLevel[],
  minimum: number
): string[] => [
  ...users.flatMap((user, at) => {
    const [from, to] = [user.mandatorySignatoryUser, levels[at]!]
    if (from === to) return []
    return text.change(nameOrPhone(user), dashboard.levels[from], dashboard.levels[to])
  }),
  ...(minimum === before
    ? []
    : [text.change(text.minimum, toPersianDigits(before), toPersianDigits(minimum))]),
]

interface ConfirmationProps {
  changes: readonly string[]
  isRunning: boolean
  onConfirm: () => void
  onClose: () => void
}

/** A change may be in force at once: it is read again before it is sent. */
const Confirmation = ({ changes, isRunning, onConfirm, onClose }: ConfirmationProps) => (
  <Dialog
    kind="dialog"
    title={text.confirmTitle}
    onClose={onClose}
    actions={
      <>
        <Button wide isRunning={isRunning} onClick={onConfirm}>
          {text.confirm}
        </Button>
        <Button wide look="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </>
    }
  >
    <p>{text.confirmHint}</p>
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  </Dialog>
)

/** company §6 */
export const RuleForm = ({ rule }: { rule: Approbations }) => {
  const [chosen, setChosen] = useState<Record<string, SignatureLevel>>({})
  const [minimum, setMinimum] = useState(rule.minimumNumberOfSignatory)
  const levels = rule.users.map((user) => chosen[user.phone] ?? user.mandatorySignatoryUser)
  const optional = levels.filter((level) => level === 'OPTIONAL').length
  const draft = draftOf(rule, chosen, minimum)
  const save = useCommand(async () => {
    const answer = await api.put(dashboardEndpoints.rule, draft)
    toast('success', 'changeId' in answer ? text.proposed : text.saved)
    setChosen({})
    await refresh(dashboardEndpoints.rule)
  })
  const [isAsked, setAsked] = useState(false)
  const counts = Array.from({ length: Math.max(optional, minimum) + 1 }, (_, count) => count)
  return (
    <Card title={text.members}>
      <p>{text.intro}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.member}</th>
            <th scope="col">{text.role}</th>
            <th scope="col">{dashboard.phone}</th>
            <th scope="col">{dashboard.level}</th>
          </tr>
        </thead>
        <tbody>
          {rule.users.map((user, at) => (
            <tr key={user.phone}>
              <th scope="row">{nameOrPhone(user)}</th>
              <td>{text.roles[user.role]}</td>
              <td>
                <bdi dir="ltr">{toPersianDigits(user.phone)}</bdi>
              </td>
              <td>
                <NativeSelect
                  aria-label={text.levelOf(nameOrPhone(user))}
                  value={levels[at]}
                  disabled={rule.pendingChange !== null || save.isRunning}
                  onChange={({ target }) =>
                    setChosen({ ...chosen, [user.phone]: target.value as SignatureLevel })
                  }
                >
                  {signatureLevels.map((level) => (
                    <option key={level} value={level}>
                      {dashboard.levels[level]}
                    </option>
                  ))}
                </NativeSelect>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SelectField
        label={text.minimum}
        hint={text.minimumHint(optional)}
        value={String(minimum)}
        disabled={rule.pendingChange !== null || save.isRunning}
        onChange={({ target }) => setMinimum(Number(target.value))}
        options={counts.map((count) => ({ value: String(count), label: toPersianDigits(count) }))}
      />
      <div className={styles.commands}>
        <div>
          <ReasonedButton
            reason={reasonOf(rule, levels, minimum, Object.keys(draft).length === 0)}
            isRunning={save.isRunning}
            onClick={() => setAsked(true)}
          >
            {text.save}
          </ReasonedButton>
        </div>
      </div>
      {isAsked && (
        <Confirmation
          isRunning={save.isRunning}
          changes={changesOf(rule, levels, minimum)}
          onConfirm={() => void save.run().then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
