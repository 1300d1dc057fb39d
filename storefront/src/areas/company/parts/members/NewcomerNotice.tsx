import { Notice } from '#ui/Notice.tsx'
import { members as text } from '#areas/company/words/members.ts'

/** Signed in before acceptance. */
export const NewcomerNotice = () => (
  <Notice tone="warning" title={text.youWaitTitle}>
    <p>{text.youWait}</p>
  </Notice>
)
