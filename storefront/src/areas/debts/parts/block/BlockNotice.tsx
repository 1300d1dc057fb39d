import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { block as text } from '#areas/debts/words/block.ts'
import { installments } from '#areas/debts/words/installments.ts'
import { blockWords, paysFirst, type BlockFacts } from './blockWords.ts'

interface BlockNoticeProps {
  facts: BlockFacts
  /** Where the page itself pays. */
  isPayPage?: boolean
}

/** Why no credit is given, since when, and what to do next. */
export const BlockNotice = ({ facts, isPayPage = false }: BlockNoticeProps) => (
  <Notice
    tone="danger"
    icon="lock"
    title={facts.payingUnblocks ? installments.unblockTitle : text.title}
    actions={
      <>
        {!isPayPage && paysFirst(facts) && (
          <ButtonLink small href={paths.installments}>
            {installments.pay}
          </ButtonLink>
        )}
        {!facts.payingUnblocks && <SupportButton small />}
      </>
    }
  >
    {blockWords(facts).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </Notice>
)
