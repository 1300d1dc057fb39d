import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TestTranslationProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { FormDialog } from '../../src/components/FormDialog'
import { RialInput } from '../../src/components/RialInput'
import { openDesk } from '../support/desk'

interface FormProps {
  begun?: number
  autoFocus?: boolean
}

const Form = ({ begun, autoFocus = false }: FormProps) => {
  const [amount, setAmount] = useState<number | null>(begun ?? null)
  return (
    <TestTranslationProvider translate={(key: string) => key}>
      <RialInput label="amount" value={amount} onChange={setAmount} autoFocus={autoFocus} />
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

test('the amount that a dialog begins with is typed over, not added to', async () => {
  render(<Form begun={1_000_000_000} autoFocus />)
  await userEvent.keyboard('7000000000')
  expect(screen.getByRole('textbox')).toHaveValue('۷٬۰۰۰٬۰۰۰٬۰۰۰')
  expect(screen.getByRole('status')).toHaveTextContent('7000000000')
})

const paste = async (text: string) => {
  render(<Form />)
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste(text)
  return { field, amount: screen.getByRole('status') }
}

test.each(['-5', '1.5', '1٫5', '12/5', '1e6', '۵۰۰ هزار', '500 تومان', '\u22125'])(
  'pasted %j is refused with a message, and is no amount',
  async (text) => {
    const { field, amount } = await paste(text)
    expect(screen.getByText('unit.refused.whole')).toBeVisible()
    expect(field).toHaveValue('')
    expect(amount).toHaveTextContent(/^$/)
  }
)

test.each(['1,250,000', '۱٬۲۵۰٬۰۰۰', ' 1250000 ', '\u200f۱۲۵۰۰۰۰'])(
  'pasted %j is taken as it was meant',
  async (text) => {
    const { field, amount } = await paste(text)
    expect(field).toHaveValue('۱٬۲۵۰٬۰۰۰')
    expect(amount).toHaveTextContent('1250000')
  }
)

test('a sign or a point that is typed leaves the amount and says why', async () => {
  render(<Form />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '125')
  for (const key of ['-', '.']) {
    await userEvent.type(field, key)
    expect(screen.getByText('unit.refused.whole')).toBeVisible()
    expect(field).toHaveValue('۱۲۵')
  }
  await userEvent.type(field, '0')
  expect(screen.queryByText('unit.refused.whole')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('1250')
})

test('an amount beyond all money of the house is refused aloud', async () => {
  const { amount } = await paste('99999999999999999')
  expect(screen.getByText('unit.refused.tooLarge')).toBeVisible()
  expect(amount).toHaveTextContent(/^$/)
})

test('a form is not sent with what was refused until its field was left', async () => {
  const sent: (number | null)[] = []
  const Dialog = () => {
    const [amount, setAmount] = useState<number | null>(7000)
    return (
      <FormDialog
        title="title"
        submit="send"
        isRunning={false}
        onSubmit={() => sent.push(amount)}
        onClose={() => undefined}
      >
        <RialInput label="amount" value={amount} onChange={setAmount} />
      </FormDialog>
    )
  }
  openDesk(<Dialog />)
  const field = await screen.findByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste('1.5')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'send' })).toBeDisabled()
  expect(sent).toEqual([])
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'send' }))
  expect(sent).toEqual([7000])
})
