import { Button } from '#components/Button.tsx'
import { statement as text } from '#i18n/fa/statement.ts'
import type { Statement } from '#lib/api/types.ts'
import { useFile } from '#lib/useFile.ts'
import { statementAddress } from './useStatement.ts'
import styles from './statement.module.css'

/** The period that an answer covers: what is downloaded is what is shown. */
const fileOf = ({ plan, cardHolder, from, to }: Statement, format: 'xlsx' | 'pdf'): string =>
  statementAddress(plan, cardHolder?.userId ?? null, { from, to }, format)

export const StatementFiles = ({ statement }: { statement: Statement }) => {
  const taken = { title: text.title, done: text.saved }
  const [excel, pdf] = [useFile(taken), useFile(taken)]
  return (
    <div className={styles.files}>
      <Button
        look="second"
        icon="share"
        isRunning={pdf.isRunning}
        onClick={() => void pdf.run(fileOf(statement, 'pdf'))}
      >
        {text.pdf}
      </Button>
      <Button
        look="second"
        icon="share"
        isRunning={excel.isRunning}
        onClick={() => void excel.run(fileOf(statement, 'xlsx'))}
      >
        {text.excel}
      </Button>
    </div>
  )
}
