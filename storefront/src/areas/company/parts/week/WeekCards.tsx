import { paths } from '#app/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Fact, Facts } from '#ui/Facts.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { Rial } from '#ui/Rial.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { legalWeek as text } from '#areas/company/words/legalWeek.ts'
import type { CompanyWeek } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'

/** Empty without. */
export const PastDue = ({ pastDue: { count, amount, lateFees } }: CompanyWeek) =>
  count > 0 && (
    <Card title={text.pastDue}>
      <Facts>
        <Fact name={text.debts(count)}>
          <Rial value={amount} />
        </Fact>
        {lateFees > 0 && (
          <Fact name={text.lateFees}>
            <Rial value={lateFees} />
          </Fact>
        )}
      </Facts>
      <ButtonLink wide look="second" href={paths.installments}>
        {text.pay}
      </ButtonLink>
    </Card>
  )

/** This week and the next. */
export const DueDays = ({ weeks }: CompanyWeek) => (
  <Card title={text.due}>
    {weeks.map(({ from, amount, days }, at) => (
      <section key={from}>
        <Facts>
          <Fact name={<strong>{at === 0 ? text.thisWeek : text.nextWeek}</strong>}>
            {days.length === 0 ? text.nothingDue : <Rial value={amount} />}
          </Fact>
          {days.map((due) => (
            <Fact key={due.day} name={jalaliDate(due.day)}>
              <Rial value={due.amount} />
            </Fact>
          ))}
        </Facts>
      </section>
    ))}
  </Card>
)

export const LastDays = ({ signed, paid }: CompanyWeek) => (
  <Card title={text.lastDays}>
    <Facts>
      <Fact name={text.signed(signed.count)}>
        <Rial value={signed.amount} />
      </Fact>
      <Fact name={text.paid(paid.count)}>
        <Rial value={paid.amount} />
      </Fact>
    </Facts>
  </Card>
)

/** Against the ceiling, this Jalali month. */
export const Spending = ({ holders }: CompanyWeek) => (
  <Card title={text.spending}>
    {holders.length === 0 && <p>{text.noHolders}</p>}
    {holders.map((holder) => {
      const { userId, ceiling, spentThisMonth: spent } = holder
      return (
        <section key={userId}>
          <Facts>
            <Fact name={nameOf(holder)}>
              <Rial value={spent} />
            </Fact>
          </Facts>
          <small>{ceiling === null ? text.noCeiling : text.ceiling(groupDigits(ceiling))}</small>
          {ceiling !== null && (
            <ProgressBar
              share={ceiling > 0 ? spent / ceiling : 1}
              label={`${nameOf(holder)}: ${text.spentOf(groupDigits(spent), groupDigits(ceiling))}`}
            />
          )}
        </section>
      )
    })}
  </Card>
)
