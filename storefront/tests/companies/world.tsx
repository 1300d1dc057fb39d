import { cleanup, configure, render } from '@testing-library/react'
import type { CompanyStanding } from '@kasbeno/api/contracts/companies'
import { afterEach, beforeEach, vi } from 'vitest'
import { App } from '#app/App.tsx'
import type {
  AssignedCompany,
  BoardMember,
  Company,
  CompanyPaper,
  CompanyPhases,
} from '#core/api/types.ts'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, session, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { serve } from '../money/server.ts'

/** Before each test of these pages a browser that nobody has used, and none after it. */
export const inBrowser = () => {
  configure({ asyncUtilTimeout: 20_000 })
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
    // Lists grow by their button here: nothing has a place on a screen.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      }
    )
    clearSession()
  })
  afterEach(() => {
    cleanup()
    clearSession()
    history.replaceState(null, '', '/')
  })
}

export const legalPlan = 'kasbeno-fmcg-legal'
export const page = <T,>(items: T[], total = items.length) => ({
  items,
  meta: { currentPage: 1, pageSize: 10, total },
})

export const untouched: CompanyStanding = {
  companyStatus: 'START',
  ceoStatus: 'START',
  boardMemberStatus: 'START',
  appointmentStatus: 'START',
}

export const anAssigned = (changes: Partial<AssignedCompany> = {}): AssignedCompany => ({
  companyName: 'پخش مهر',
  companyUniqueSerial: 's1',
  ...untouched,
  isCeo: true,
  legalWalletResponse: { credit: 0, remainCredit: 0 },
  ...changes,
})

const aCompany = (changes: Partial<Company> = {}): Company => ({
  companyUniqueSerial: 's1',
  companyUniqueId: '10320894878',
  companyName: 'پخش مهر',
  guildId: 7,
  guildName: 'پخش مویرگی',
  provinceId: null,
  cityId: null,
  postalCode: null,
  address: null,
  bankBranchName: null,
  bankBranchCode: null,
  bankAddress: null,
  openingHours: null,
  phone: '09121234567',
  ...untouched,
  ...changes,
})

const phasesOf = (standing: CompanyStanding, changes: Partial<CompanyPhases>): CompanyPhases =>
  ({
    companyKycStep: 'AUTHENTICATION',
    basicInfoKycStatus: standing.companyStatus,
    ...standing,
    rejectionReasons: {},
    remainUnsignedCard: 0,
    paymentMethodType: 'OTP',
    paymentMethodTypeList: ['POS', 'CPG', 'OTP'],
    lastUpdatedAt: '2026-11-22T08:00:00Z',
    nextStep: 'company',
    ...changes,
  }) as CompanyPhases

export const aMember = (changes: Partial<BoardMember> = {}): BoardMember => ({
  id: 'm1',
  phone: '09131111111',
  role: 'BOARD_MEMBER',
  firstName: 'سارا',
  lastName: 'کریمی',
  nationalCode: '0084575948',
  birthDate: '1980-03-10',
  roleInCompany: 'رئیس هیئت‌مدیره',
  signatoryStatus: 'MANDATORY',
  legalUserKycStatus: 'START',
  rejectionReason: null,
  sentAt: null,
  isNewcomer: false,
  ...changes,
})

/** A picture that was sent: of the company itself, or of a member. */
export const aPaper = (
  kind: CompanyPaper['kind'],
  { id, firstName, lastName }: Partial<BoardMember> = {}
): CompanyPaper => ({
  ...{ id: `${id}-${kind}`, kind, width: 10, height: 10, createdAt: '2026-11-01T08:00:00Z' },
  memberId: id ?? null,
  memberName: id ? `${firstName} ${lastName}` : null,
  url: `/api/company-papers/${id}-${kind}?signature=1`,
})

interface World {
  isCeo?: boolean
  standing?: Partial<CompanyStanding>
  phases?: Partial<CompanyPhases>
  company?: Partial<Company>
  members?: BoardMember[]
  minimum?: number
  ceo?: Partial<BoardMember>
  papers?: CompanyPaper[]
  /** Whom the session speaks for; a person unless the company is named. */
  plan?: string | null
  more?: Record<string, unknown>
}

/** What the server knows: one company, its CEO signed in, nothing entered. */
export const answersOf = (world: World = {}): Record<string, unknown> => {
  const standing = { ...untouched, ...world.standing }
  const ceo = aMember({
    ...{ id: 'm0', phone: '09121234567', role: 'CEO', signatoryStatus: 'NOT_ALLOWED' },
    ...{ firstName: null, lastName: null, nationalCode: null, birthDate: null },
    ...world.ceo,
  })
  return {
    'GET /legal/company/delegations': {
      ...{ items: [], today: '2026-11-22', candidates: null, signsFor: null },
    },
    'GET /user/profile': { ...aHome().profile, plan: '', plans: [] },
    'GET /settings': [],
    'POST /user/refresh-token': { bearerToken: 'renewed' },
    'GET /legal/company': aCompany({ ...standing, ...world.company }),
    'GET /legal/company/assigned': {
      items: [anAssigned({ ...standing, isCeo: world.isCeo ?? true })],
    },
    'GET /legal/company/phases': phasesOf(standing, world.phases ?? {}),
    'GET /legal/company/ceo': ceo,
    'GET /legal/company/papers': { items: world.papers ?? [] },
    'GET /legal/company/board-member': {
      items: world.members ?? [],
      minimumNumberOfSignatory: world.minimum ?? 0,
    },
    'GET /guilds/kasbeno-fmcg-legal': page([{ id: 7, name: 'پخش مویرگی' }]),
    'GET /provinces': page([{ provinceId: 8, provinceName: 'تهران' }]),
    'GET /cities?provinceId=8': page([{ cityId: 80, cityName: 'تهران' }]),
    ...world.more,
  }
}

/** Opens an address of the whole storefront; the answers may change while it stands. */
export const open = (
  path: string,
  answers: Record<string, unknown>,
  plan: unknown = legalPlan,
  state: unknown = null
) => {
  const calls = serve(answers)
  // A session that stands is a page that was opened again.
  if (!session.exists.peek()) startSession({ bearerToken: 'token' })
  rememberPlan(plan as never)
  history.replaceState(state, '', path)
  return { calls, ...render(<App />) }
}

interface Sent {
  method: string
  path: string
  pictures: string[]
}

/** Stands at the edge for files; each sending is answered in turn, the last answer for all that follow. */
export const receiving = (...answers: { status: number; body?: object }[]) => {
  const sent: Sent[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0
      responseText = ''
      upload = {}
      onload?: () => void
      onerror?: () => void
      #to = { method: '', path: '' }
      open(method: string, path: string) {
        this.#to = { method, path: decodeURIComponent(path.replace(/^\/api/, '')) }
      }
      setRequestHeader() {}
      send(form: FormData) {
        const { status, body = {} } = answers[Math.min(sent.length, answers.length - 1)]!
        sent.push({ ...this.#to, pictures: [...form.keys()] })
        this.status = status
        this.responseText = JSON.stringify(body)
        queueMicrotask(() => (status === 0 ? this.onerror?.() : this.onload?.()))
      }
    }
  )
  return sent
}

export const aPicture = () => new File(['picture'], 'paper.jpg', { type: 'image/jpeg' })
