import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TestTranslationProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { RialInput } from '../../src/components/RialInput'

const Form = () => {
  const [amount, setAmount] = useState<number | null>(null)
  return (
    <TestTranslationProvider translate={(key: string) => key}>
      <RialInput label="amount" value={amount} onChange={setAmount} />
      <output>{amount}</output>
    </TestTranslationProvider>
  )
}

test('an amount typed in Persian digits is grouped as it is typed and read as whole rials', async () => {
  render(<Form />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '۱۲۵۰۰۰۰')
  expect(field).toHaveValue('۱٬۲۵۰٬۰۰۰')
  expect(screen.getByRole('status')).toHaveTextContent('1250000')
})
