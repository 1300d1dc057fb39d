import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { LinkedPicture } from '#ui/LinkedPicture.tsx'
import { sentPapers as text } from '#areas/signup/words/sentPapers.ts'
import type { CompanyPaper } from '#core/api/types.ts'
import { papersOf } from './papersOf.ts'
import { useSent, type Papers } from './useSent.ts'
import styles from './companies.module.css'

const Picture = ({ paper, onRetry }: { paper: CompanyPaper; onRetry: () => void }) => {
  const kind = text.kinds[paper.kind]
  const { memberName } = paper
  return (
    <LinkedPicture
      name={memberName ? text.of(kind, memberName) : kind}
      url={paper.url}
      words={{ open: kind, failed: text.failed, again: text.again }}
      onRetry={onRetry}
    />
  )
}

const Pictures = ({ papers, from }: { papers: CompanyPaper[]; from: Papers }) => (
  <div className={styles.papers}>
    {papers.map((paper) => (
      <Picture key={paper.id} paper={paper} onRetry={from.reload} />
    ))}
  </div>
)

/** Unreadable, not missing; shown once. */
export const MissingPapers = ({ from }: { from: Papers }) =>
  !from.data &&
  from.error !== undefined && (
    <>
      <p role="alert">{text.notLoaded}</p>
      <Button small look="second" isRunning={from.isLoading} onClick={from.reload}>
        {text.retry}
      </Button>
    </>
  )

/** Null: the company's own. For its CEO. */
export const SentPapers = ({ of, from }: { of: string | null; from: Papers }) => {
  const papers = papersOf(from.data?.items ?? [], of)
  return papers.length > 0 && <Pictures papers={papers} from={from} />
}

export const AllSentPapers = () => {
  const sent = useSent()
  if (!sent.data) return <MissingPapers from={sent} />
  const { items } = sent.data
  if (items.length === 0) return null
  return (
    <Card title={text.title}>
      {[...new Set(items.map(({ memberId }) => memberId))].map((whose) => (
        <section key={whose}>
          {whose && <h3>{items.find(({ memberId }) => memberId === whose)?.memberName}</h3>}
          <Pictures papers={papersOf(items, whose)} from={sent} />
        </section>
      ))}
    </Card>
  )
}
