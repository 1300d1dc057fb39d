import { Button } from '#components/Button.tsx'
import { statement as text } from '#i18n/fa/statement.ts'
import { askFile } from '#lib/api/askFile.ts'
import type { Statement } from '#lib/api/types.ts'
import { shareFile } from '#lib/share.ts'
import { toast } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import { statementAddress } from './useStatement.ts'
import styles from './statement.module.css'

/** The period that an answer covers: what is downloaded is what is shown. */
const download = async (
  { plan, cardHolder, from, to }: Statement,
  format: 'xlsx' | 'pdf'
): Promise<void> => {
  const address = statementAddress(plan, cardHolder?.userId ?? null, { from, to }, format)
  const file = await askFile(address)
  if ((await shareFile(file, text.title)) === 'saved') toast('success', text.saved)
}

export const StatementFiles = ({ statement }: { statement: Statement }) => {
  const [excel, pdf] = [useCommand(download), useCommand(download)]
  return (
    <div className={styles.files}>
      <Button
        look="second"
        icon="share"
        isRunning={pdf.isRunning}
        onClick={() => void pdf.run(statement, 'pdf')}
      >
        {text.pdf}
      </Button>
      <Button
        look="second"
        icon="share"
        isRunning={excel.isRunning}
        onClick={() => void excel.run(statement, 'xlsx')}
      >
        {text.excel}
      </Button>
    </div>
  )
}
