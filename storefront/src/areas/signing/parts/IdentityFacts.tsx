import type { ReactNode } from 'react'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { signing as text } from '#areas/signing/words/signing.ts'
import { identityLines } from './identityLines.ts'

const isNumber = (value: string) => /^[۰-۹/]+$/.test(value)

export const IdentityFacts = ({ content, children }: { content: string; children?: ReactNode }) => (
  <Card title={text.info.yours}>
    <Facts>
      {identityLines(content).map(({ name, value }) => (
        <Fact key={name} name={name}>
          {isNumber(value) ? <Ltr>{value}</Ltr> : value}
        </Fact>
      ))}
      {children}
    </Facts>
  </Card>
)
