import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { distributors } from '#areas/home/words/distributors.ts'
import { useQuery } from '#core/query.ts'
import { useConsent } from './useConsent.ts'
import styles from './distributors.module.css'

const text = distributors.consent.question

interface ConsentQuestionProps {
  slug: string
  name: string
}

/** Asked after a purchase until it is answered; who says nothing shows nothing. */
export const ConsentQuestion = ({ slug, name }: ConsentQuestionProps) => {
  const { path, owner, mayDecide, change } = useConsent(slug)
  const { data } = useQuery(mayDecide ? path : null)
  const [isAnswered, setAnswered] = useState(false)
  if (!data || (data.because !== 'NEVER_SAID' && !isAnswered)) return null
  const answer = async (isAllowed: boolean) => {
    setAnswered(true)
    await change.run(isAllowed)
  }
  return (
    <Card title={text.title[owner](name)}>
      {data.because === 'NEVER_SAID' ? (
        <>
          <p>{text.explain[owner]}</p>
          <div className={styles.answers}>
            <Button look="second" disabled={change.isRunning} onClick={() => void answer(false)}>
              {text.no}
            </Button>
            <Button look="second" disabled={change.isRunning} onClick={() => void answer(true)}>
              {text.yes}
            </Button>
          </div>
        </>
      ) : (
        <p role="status">{data.isAllowed ? text.given : text.kept}</p>
      )}
    </Card>
  )
}
