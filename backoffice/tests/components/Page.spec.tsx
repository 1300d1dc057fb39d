import { render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { Page } from '../../src/components/Page'

const backs = () => screen.queryAllByRole('link')

test('a page outside of any resource opens, with no list to go back to', () => {
  render(
    <AdminContext>
      <Page title="تراز">متن</Page>
    </AdminContext>
  )
  expect(screen.getByRole('heading', { name: 'تراز' })).toBeVisible()
  expect(backs()).toHaveLength(0)
})

test('a page of a resource leads back to its list', () => {
  render(
    <AdminContext>
      <ResourceContextProvider value="companies">
        <Page title="شرکت">متن</Page>
      </ResourceContextProvider>
    </AdminContext>
  )
  expect(backs().map((link) => link.getAttribute('href'))).toEqual(['#/companies'])
})
