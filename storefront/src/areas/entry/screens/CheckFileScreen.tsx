import { signedFileTitles } from '@kasbeno/api/contracts/signed_files'
import { useRef, useState, type ChangeEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Screen } from '#ui/Screen.tsx'
import { SupportButton } from '#areas/profile/parts/support/SupportLink.tsx'
import { checkFile as text } from '#areas/entry/words/checkFile.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { ApiError } from '#core/api/errors.ts'
import type { SignedFile } from '#core/api/types.ts'
import { digestOf } from '#core/digest.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'

/** For whoever was handed a file that we signed, with or without an account. */
export default function CheckFileScreen({ id }: { id: string }) {
  const file = useQuery(endpoints.signedFile(id))
  const { data, error } = file
  const isUnknown = !data && error instanceof ApiError && error.status === 404
  return (
    <Screen title={text.title}>
      {isUnknown ? (
        <EmptyState icon="alert" title={text.unknown} hint={text.unknownHint}>
          <SupportButton />
        </EmptyState>
      ) : (
        <Loaded from={file}>{(issued) => <Issued file={issued} />}</Loaded>
      )}
    </Screen>
  )
}

const Issued = ({ file: { kind, issuedAt, digest } }: { file: SignedFile }) => (
  <>
    <Card title={text.issued}>
      <Facts>
        <Fact name={text.kind}>{signedFileTitles[kind]}</Fact>
        <Fact name={text.issuedAt}>{jalaliDateTime(issuedAt)}</Fact>
        <Fact name={text.digest}>
          <Ltr>{digest}</Ltr>
        </Fact>
      </Facts>
    </Card>
    <Comparison digest={digest} />
  </>
)

const Comparison = ({ digest }: { digest: string }) => {
  const input = useRef<HTMLInputElement>(null)
  const [isSame, setIsSame] = useState<boolean | null>(null)
  const compare = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    setIsSame(null)
    try {
      setIsSame((await digestOf(chosen)) === digest)
    } catch {
      toast('error', text.unreadable)
    }
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <>
      {isSame === null && <Notice tone="warning">{text.notYet}</Notice>}
      <p>{text.how}</p>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-label={text.choose}
        hidden
        onChange={(event) => void compare(event)}
      />
      <Button wide onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <div role="status">
        {isSame === true && (
          <Notice tone="success" title={text.same}>
            {text.sameHint}
          </Notice>
        )}
        {isSame === false && (
          <Notice tone="danger" title={text.differs}>
            {text.differsHint}
          </Notice>
        )}
      </div>
    </>
  )
}
