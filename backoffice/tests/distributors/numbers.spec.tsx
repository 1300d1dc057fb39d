import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import DistributorCreate from '../../src/resources/trade/distributors/DistributorCreate'
import { openDesk, rows } from '../support/desk'

test.each(['ترتیب نمایش', 'مهلت پرداخت (روز)', 'کمترین مهلت بازپرداخت (روز)'])(
  'the field «%s» of a distributor refuses signs and fractions and keeps what stood',
  async (label) => {
    openDesk(
      <Routes>
        <Route path="/distributors/create" element={<DistributorCreate />} />
      </Routes>,
      {
        resource: 'distributors',
        path: '/distributors/create',
        permissions: ['distributors.list', 'distributors.update'],
        answers: { 'GET /api/admin/provinces': () => rows([]) },
      }
    )
    const field = await screen.findByRole('textbox', {
      name: new RegExp(label.replace(/[()]/g, '.')),
    })
    await userEvent.clear(field)
    await userEvent.type(field, '۲۵')
    for (const text of ['-5', '1.5', 'ده']) {
      await userEvent.click(field)
      await userEvent.paste(text)
      screen.getByText('تنها عدد کامل بنویسید؛ بدون منفی، ممیز یا حرف.')
      expect(field).toHaveValue('۲۵')
    }
  }
)
