import { Card } from '#ui/Card.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Rial } from '#ui/Rial.tsx'
import type { Receipt, ReceiptLine } from './receipt.ts'

const Value = ({ line }: { line: ReceiptLine }) => (
  <>
    {line.isNumber ? <bdi dir="ltr">{line.value}</bdi> : line.value}
    {line.copied && (
      <>
        {' '}
        <CopyButton value={line.copied} what={line.name} />
      </>
    )}
  </>
)

export const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => (
  <Card>
    <Facts>
      <Fact name={receipt.amountName}>
        <Rial value={receipt.amount} size="large" />
      </Fact>
      {receipt.lines.map((line) => (
        <Fact key={line.name} name={line.name}>
          <Value line={line} />
        </Fact>
      ))}
    </Facts>
  </Card>
)
