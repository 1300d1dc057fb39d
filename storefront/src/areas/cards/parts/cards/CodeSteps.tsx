import { useState, type ReactNode } from 'react'
import { cardPaths } from '#areas/cards/cardPaths.ts'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { CodeEntry } from '#areas/entry/parts/otp/CodeEntry.tsx'
import { cards } from '#areas/cards/words/cards.ts'
import type { OwnCard } from '#core/api/types.ts'
import { useCommand } from '#core/useCommand.ts'
import { useIsHere } from '#core/useIsHere.ts'
import { LaterStep, StepPage } from './StepPage.tsx'
import type { useCardCode } from './useCardCode.ts'

interface CodeStepsProps {
  card: OwnCard
  code: ReturnType<typeof useCardCode>
  words: { title: string; submit: string }
  look?: 'danger'
  /** What the command does. */
  children: ReactNode
}

/** What a command of the card does, then the code that it takes. */
export const CodeSteps = ({ card: { phone }, code, words, look, children }: CodeStepsProps) => {
  const [isCodeStep, setCodeStep] = useState(false)
  const isHere = useIsHere()
  const { entry, deadline, start } = code
  const send = useCommand(async () => {
    await start()
    if (isHere.current) setCodeStep(true)
  })
  if (isCodeStep) {
    return (
      <LaterStep
        title={words.title}
        onBack={() => setCodeStep(false)}
        action={words.submit}
        look={look}
        isRunning={entry.send.isRunning}
        isDisabled={entry.isSpent}
        onSubmit={entry.submit}
      >
        <p>{cards.code.sent(phone)}</p>
        <CodeEntry entry={entry} deadline={deadline} />
      </LaterStep>
    )
  }
  return (
    <StepPage
      title={words.title}
      back={cardPaths.management}
      action={cards.code.send}
      isRunning={send.isRunning}
      onSubmit={(event) => {
        event.preventDefault()
        void send.run()
      }}
    >
      {children}
      <Card>
        <Facts>
          <Fact name={cards.code.phone}>
            <Ltr>{phone}</Ltr>
          </Fact>
        </Facts>
      </Card>
      <p>{cards.code.intro(phone)}</p>
    </StepPage>
  )
}
