import '@fontsource-variable/vazirmatn/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App'
import { RtlProvider } from './theme/RtlProvider'

const router = createBrowserRouter([{ path: '*', element: <App /> }], {
  basename: import.meta.env.BASE_URL,
})

/** Old hash addresses (`#/orders`). */
const followHash = () => {
  const { hash } = window.location
  if (hash.startsWith('#/')) void router.navigate(hash.slice(1), { replace: true })
}
followHash()
window.addEventListener('hashchange', followHash)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <RtlProvider>
      <RouterProvider router={router} />
    </RtlProvider>
  </StrictMode>
)
