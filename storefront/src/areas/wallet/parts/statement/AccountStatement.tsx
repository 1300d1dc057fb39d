import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Rial } from '#ui/Rial.tsx'
import { classes } from '#ui/classes.ts'
import { statement as text } from '#areas/wallet/words/statement.ts'
import type { Statement, StatementLine } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import styles from './statement.module.css'

export type Account = keyof typeof text.names

/** Newest first; files run forward. */
const movementsOf = ({ items }: Statement, account: Account): StatementLine[] =>
  items.filter((item) => item[account] !== 0).reverse()

/** One card has no balance. */
const hasBalance = ({ cardHolder }: Statement, account: Account) =>
  !cardHolder || account !== 'wallet'

interface MovementProps {
  line: StatementLine
  account: Account
  isBalanced: boolean
}

const Movement = ({ line, account, isBalanced }: MovementProps) => {
  const amount = line[account]
  return (
    <li className={styles.movement}>
      <span className={styles.what}>
        <strong>{line.title}</strong>
        {line.distributorName && <small>{line.distributorName}</small>}
        <small>
          <bdi dir="ltr">{jalaliDateTime(line.at)}</bdi>
        </small>
        {line.referenceCode && (
          <small>
            {text.reference} <Ltr>{line.referenceCode}</Ltr>
          </small>
        )}
      </span>
      <span className={styles.amounts}>
        <bdi dir="ltr" className={classes(account === 'wallet' && amount > 0 && styles.raised)}>
          {amount > 0 ? '+' : '−'} {groupDigits(Math.abs(amount))}
        </bdi>
        {isBalanced && <small>{text.balance(groupDigits(line[`${account}Balance`]))}</small>}
      </span>
    </li>
  )
}

export const AccountStatement = ({
  statement,
  account,
}: {
  statement: Statement
  account: Account
}) => {
  const { opening, raised, lowered, closing } = statement[account]
  const names = text.sums[account]
  const movements = movementsOf(statement, account)
  const isBalanced = hasBalance(statement, account)
  return (
    <>
      <Card>
        <Facts>
          {isBalanced && (
            <Fact name={names.opening}>
              <Rial value={opening} />
            </Fact>
          )}
          <Fact name={names.raised}>
            <Rial value={raised} />
          </Fact>
          <Fact name={names.lowered}>
            <Rial value={lowered} />
          </Fact>
          {isBalanced && (
            <Fact name={names.closing}>
              <Rial value={closing} size="large" />
            </Fact>
          )}
        </Facts>
      </Card>
      {movements.length === 0 ? (
        <EmptyState icon="document" title={text.empty} />
      ) : (
        <Card title={text.movements}>
          <ol className={styles.movements}>
            {movements.map((line) => (
              <Movement key={line.id} line={line} account={account} isBalanced={isBalanced} />
            ))}
          </ol>
        </Card>
      )}
    </>
  )
}
