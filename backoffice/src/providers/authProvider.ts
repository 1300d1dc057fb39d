import { HttpError, type AuthProvider } from 'react-admin'
import { forgetDrafts } from '../components/noteDrafts'
import { request } from './http'
import { getBearerToken, refreshSession, setBearerToken, whoAmI } from './session'

export interface Credentials {
  username: string
  password: string
  totp?: string
}

/** No message on a first visit. */
const notSignedIn = { message: false }

/** A reload loses the access token; the cookie renews it. */
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
      // ends locally anyway, so do not wait
      await request('/api/user/logout', { method: 'DELETE' }).catch(() => undefined)
    }
    setBearerToken(null)
    forgetDrafts()
  },

  async checkAuth() {
    if (!(await isSignedIn())) throw notSignedIn
  },

  /** 401 ends the session; 403 does not. */
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
    // loaded with the desk, not the login
    const { mayOpen } = await import('./access')
    return mayOpen((await whoAmI()).permissions, resource, action)
  },
}
