import { HttpError, type AuthProvider } from 'react-admin'
import { request } from './http'
import { getBearerToken, refreshSession, setBearerToken, whoAmI } from './session'

export interface Credentials {
  username: string
  password: string
  totp?: string
}

/** No message: who only opened the page is not told off. */
const notSignedIn = { message: false }

/** After a reload the access token is gone from memory; the cookie brings another. */
const isSignedIn = async () => getBearerToken() !== null || (await refreshSession())

export const authProvider: AuthProvider = {
  async login({ username, password, totp }: Credentials) {
    const response = await request('/api/user/login', {
      method: 'POST',
      body: { username, password, ...(totp ? { totp } : {}) },
    })
    const { bearerToken }: { bearerToken: string } = await response.json()
    setBearerToken(bearerToken)
  },

  async logout() {
    if (getBearerToken()) {
      // the session ends here in any case, so a server that is away must not hold anyone back
      await request('/api/user/logout', { method: 'DELETE' }).catch(() => undefined)
    }
    setBearerToken(null)
  },

  async checkAuth() {
    if (!(await isSignedIn())) throw notSignedIn
  },

  /** 401 ends the session; 403 is a missing right and leaves it open. */
  async checkError(error) {
    if (error instanceof HttpError && error.status === 401) throw error
  },

  async getIdentity() {
    return whoAmI()
  },

  async getPermissions() {
    return (await isSignedIn()) ? (await whoAmI()).permissions : []
  },

  async canAccess({ resource, action }) {
    // what each resource needs comes with the desk, which the login does without
    const { mayOpen } = await import('./access')
    return mayOpen((await whoAmI()).permissions, resource, action)
  },
}
