import { FileButton } from '#ui/FileButton.tsx'
import { statement as text } from '#areas/wallet/words/statement.ts'
import type { Statement } from '#core/api/types.ts'
import { statementAddress } from './useStatement.ts'
import styles from './statement.module.css'

/** Exactly what is shown. */
const fileOf = ({ plan, cardHolder, from, to }: Statement, format: 'xlsx' | 'pdf'): string =>
  statementAddress(plan, cardHolder?.userId ?? null, { from, to }, format)

export const StatementFiles = ({ statement }: { statement: Statement }) => {
  const taken = { sharedAs: text.title, done: text.saved }
  return (
    <div className={styles.files}>
      <FileButton {...taken} path={fileOf(statement, 'pdf')}>
        {text.pdf}
      </FileButton>
      <FileButton {...taken} path={fileOf(statement, 'xlsx')}>
        {text.excel}
      </FileButton>
    </div>
  )
}
