import {
  reliedOnBy,
  steps,
  type DocumentKind,
  type Step,
} from '@kasbeno/api/contracts/registration'
import { defineDesk, type Part } from '../../../components/review/desk'
import {
  isDecided,
  registrationName,
  relianceOf,
  statusOf,
  type Registration,
  type RegistrationRow,
} from './registration'
import { StepFacts } from './StepFacts'

interface StepPart extends Part {
  name: Step
}

const commands = '/api/admin/registrations'
const titleOf = (step: Step) => `review.step.${step}`

const papersOf: Record<Step, readonly DocumentKind[]> = {
  identity: ['nationalCardFront', 'nationalCardBack'],
  shop: ['certificate'],
  docs: ['nationalCardFront', 'nationalCardBack', 'certificate'],
}

const reasons = {
  identity: ['name', 'nationalCode', 'birthDate', 'phoneOwner'],
  shop: ['shopname', 'address', 'postalCode', 'guild', 'propertyType'],
  docs: ['blurred', 'incomplete', 'otherPerson', 'wrongKind', 'expired', 'otherShop'],
} as const satisfies Record<Step, readonly string[]>

export const registrationDesk = defineDesk<RegistrationRow, Registration, StepPart>({
  resource: 'registrations',
  permission: 'registrations.decide',
  commands,
  accept: 'approve',
  queue: { filter: { status: 'PENDING' }, since: 'waitingSince' },
  words: {
    title: 'review.title',
    parts: 'review.steps',
    decided: 'review.decided',
    reject: 'review.reject',
    sender: 'review.sender',
  },
  statuses: 'step',
  nameOf: registrationName,
  detailOf: ({ plan }) => `enums.plan.${plan}`,
  waitsFor: (row) => steps.filter((step) => statusOf(row, step) === 'PENDING').map(titleOf),
  partsOf: (file) =>
    steps.map((step) => ({
      name: step,
      title: titleOf(step),
      status: statusOf(file, step),
      sentAt: file.sentAt?.[step],
      decidedAt: file.decisions?.[step]?.at,
      path: `${commands}/${file.id}/${step}`,
    })),
  papersOf: ({ documents }) => documents,
  neededPapers: ({ documents }, { name }) =>
    documents.filter(({ kind }) => papersOf[name].includes(kind)),
  Facts: ({ part, minWidth }) => StepFacts({ step: part.name, minWidth }),
  reasonsFor: ({ name }) => reasons[name].map((reason) => `review.reasons.${name}.${reason}`),
  whyStays(file, { name }) {
    if (!isDecided(file, name)) return 'review.notDecided'
    const by = reliedOnBy(relianceOf(file))
    return by === 'nothing' ? null : `review.reliedOn.${by}`
  },
  inquiries: 'inquiryKind',
  notes: 'registrations',
})
