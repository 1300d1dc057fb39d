import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { LinkedPicture } from '#components/LinkedPicture.tsx'
import { sentPapers as text } from '#i18n/fa/sentPapers.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyPaper } from '#lib/api/types.ts'
import { useQuery, type Query } from '#lib/query.ts'
import { papersOf } from './papersOf.ts'
import styles from './companies.module.css'

/** Links live for ten minutes at least: those of a page that stays open are always fresh. */
const renewMs = 240_000

type Papers = Query<{ items: CompanyPaper[] }>

const useSent = (): Papers => useQuery(legalEndpoints.papers, { pollMs: renewMs })

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

const Missing = ({ from }: { from: Papers }) =>
  from.error !== undefined && (
    <>
      <p role="alert">{text.notLoaded}</p>
      <Button small look="second" isRunning={from.isLoading} onClick={from.reload}>
        {text.retry}
      </Button>
    </>
  )

/** What was sent of the company itself (null) or of one of its members: for its CEO. */
export const SentPapers = ({ of }: { of: string | null }) => {
  const sent = useSent()
  if (!sent.data) return <Missing from={sent} />
  const papers = papersOf(sent.data.items, of)
  return papers.length > 0 && <Pictures papers={papers} from={sent} />
}

/** All that was sent, one person below the other. */
export const AllSentPapers = () => {
  const sent = useSent()
  if (!sent.data) return <Missing from={sent} />
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
