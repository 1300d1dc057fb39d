import { Notice } from '#ui/Notice.tsx'
import { members as text } from '#areas/company/words/members.ts'

/** For who was named for the board of a company, and signs in before the officers have accepted them. */
export const NewcomerNotice = () => (
  <Notice tone="warning" title={text.youWaitTitle}>
    <p>{text.youWait}</p>
  </Notice>
)
