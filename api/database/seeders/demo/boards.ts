import { demoAway, demoCompanies, demoMembers, type DemoCompanyState } from '#contracts/demo'
import { demoAwayBoard, demoBoard, demoSignatory } from '../data/companies.js'
import type { Office } from '#factories/company_applicant'

/** A signatory who belongs to no demo number that is listed. */
const signatoryPhone = (state: DemoCompanyState) =>
  demoCompanies[state].replace(/02(\d\d)$/, '03$1')

interface DemoBoard {
  members: [phone: string, office: Office][]
  minimum?: number
}

/** Who sits on a company's board, and how many of the optional ones are enough. */
export const boardOf = (state: DemoCompanyState): DemoBoard => {
  switch (state) {
    case 'company-in-use':
      return { members: officesOf(demoMembers, demoBoard), minimum: 1 }
    case 'company-away':
      return { members: officesOf(demoAway, demoAwayBoard), minimum: 1 }
    default:
      return { members: [[signatoryPhone(state), demoSignatory]] }
  }
}

const officesOf = <Member extends string>(
  phones: Readonly<Record<Member, string>>,
  offices: Readonly<Record<Member, Office>>
): [string, Office][] =>
  (Object.keys(phones) as Member[]).map((member) => [phones[member], offices[member]])
