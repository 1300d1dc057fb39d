import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { isIban } from '@kasbeno/api/contracts/iban'
import { useState, type FormEvent } from 'react'
import { useSearch } from 'wouter'
import { Button } from '#ui/Button.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import { Rial } from '#ui/Rial.tsx'
import { TextField } from '#ui/TextField.tsx'
import { withdrawals as text } from '#areas/wallet/words/withdrawals.ts'
import { groupDigits } from '#core/grouped.ts'
import { useFirstInvalid } from '#core/useFirstInvalid.ts'
import type { Wanted } from './useWithdraw.ts'
import styles from './withdrawals.module.css'

interface WithdrawFormProps {
  id: string
  /** Rials, with the reason. */
  most: number
  reason?: string
  isCompany: boolean
  /** Previous input and error. */
  wanted: Wanted
  refused: Record<string, string>
  onWanted: (wanted: Wanted) => void
}

/** Any digits, blanks, optional IR. */
const ibanOf = (typed: string): string => {
  const plain = toAsciiDigits(typed)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase()
  return /^\d/.test(plain) ? `IR${plain}` : plain
}

const amountProblem = (amount: number | null, most: number): string | undefined => {
  if (!amount) return text.amountMissing
  return amount > most ? text.tooMuch(groupDigits(most)) : undefined
}

const suggested = (search: string): number | null =>
  Number(new URLSearchParams(search).get('amount')) || null

export const WithdrawForm = (props: WithdrawFormProps) => {
  const { id, most, reason, isCompany, wanted, refused, onWanted } = props
  const search = useSearch()
  const [amount, setAmount] = useState(wanted.amount || suggested(search))
  const [typed, setTyped] = useState(wanted.iban)
  const { form, isTried, tryAgain } = useFirstInvalid()
  const iban = ibanOf(typed)
  const problem = amountProblem(amount, most)
  const ibanProblem = isIban(iban) ? undefined : text.ibanWrong

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tryAgain()
    if (amount && !problem && !ibanProblem) onWanted({ amount, iban })
  }
  const told = (field: keyof Wanted, value: unknown) =>
    value === wanted[field] ? refused[field] : undefined
  return (
    <form ref={form} id={id} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <span>{text.possible}</span>
        <Rial value={most} size="large" />
      </div>
      {reason && <p>{reason}</p>}
      <PriceField
        label={text.amount}
        value={amount}
        onChange={setAmount}
        error={(isTried || (amount ?? 0) > most ? problem : undefined) ?? told('amount', amount)}
      />
      <Button small look="second" onClick={() => setAmount(most)}>
        {text.allOfIt}
      </Button>
      <TextField
        isNumber
        label={text.iban}
        hint={isCompany ? text.ibanHintCompany : text.ibanHint}
        value={typed}
        inputMode="text"
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        error={(isTried ? ibanProblem : undefined) ?? told('iban', iban)}
      />
      <p>{isCompany ? text.explainCompany : text.explain}</p>
    </form>
  )
}
