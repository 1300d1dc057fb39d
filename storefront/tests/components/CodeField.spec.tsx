import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeField } from '#components/CodeField.tsx'

const Form = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [code, setCode] = useState('')
  return <CodeField length={5} value={code} onChange={setCode} onComplete={onComplete} />
}

test('a code typed in Persian digits is sent once, in ASCII digits, when it is complete', async () => {
  const onComplete = vi.fn()
  render(<Form onComplete={onComplete} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '۴۸۱۲')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(field, '۵')
  expect(onComplete.mock.calls).toEqual([['48125']])
  expect(field).toHaveValue('۴۸۱۲۵')
})
