import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import type { DemoState } from '#contracts/demo'
import { act } from '#factories/act'
import type { Applicant } from '#factories/applicant'
import SendSignature from '#app/onboarding/signing/actions/send_signature'
import SendVideo from '#app/onboarding/signing/actions/send_video'
import { theProvider } from '#app/onboarding/signing/provider'
import { sandboxProvider } from '#app/onboarding/signing/sandbox/sandbox_provider'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'
import { faceVideo } from '../data/face_video.js'

/** Drawn, not photographed: nobody's signature. */
const signature = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">
  <rect width="600" height="300" fill="#fff"/>
  <path d="M60 190c60-120 120-120 130-30s60 60 90-20 60-80 80 0 60 70 180-60M120 230c120-20 260-30 400-10"
    fill="none" stroke="#1a237e" stroke-width="8" stroke-linecap="round"/></svg>`

const sentenceMinutes = 30

const table = () => db.from('signature_enrollments')

/** The server that the provider calls does not listen yet: the two books are written side by side. */
const begin = async (owner: Applicant): Promise<{ id: string; providerRef: string }> => {
  await owner.getApproved()
  const [id, now] = [newId(), clock.systemNow()]
  const { id: providerRef, sentences } = await sandboxProvider.open(id)
  await db.table('signature_enrollments').insert({
    id,
    user_id: owner.holder.id,
    provider: theProvider().name,
    provider_ref: providerRef,
    sentence: sentences[0],
    sentence_expires_at: now.plus({ minutes: sentenceMinutes }).toJSDate(),
    created_at: now.toJSDate(),
    updated_at: now.toJSDate(),
  })
  return { id, providerRef }
}

const film = async ({ holder: actor }: Applicant) => {
  await act(SendVideo, { actor, video: faceVideo() })
}

/** Everything was sent to the provider, which has not answered. */
const submit = async (owner: Applicant) => {
  const { id, providerRef } = await begin(owner)
  await film(owner)
  const picture = await sharp(Buffer.from(signature)).png().toBuffer()
  await act(SendSignature, { actor: owner.holder, picture })
  const submitted_at = clock.systemNow().toJSDate()
  await table().where({ id }).update({ status: 'SUBMITTED', submitted_at })
  return { id, providerRef }
}

const decide = (id: string, decision: object) =>
  table()
    .where({ id })
    .update({ ...decision, decided_at: clock.systemNow().toJSDate() })

const enroll = async (owner: Applicant) => {
  const { id, providerRef } = await submit(owner)
  const { sentence } = await table().where({ id }).select('sentence').firstOrFail()
  await sandboxProvider.receive(providerRef, { video_sentence: sentence })
  await sandboxProvider.receive(providerRef, { has_signature: true })
  await sandboxProvider.submit(providerRef, '')
  const certified = await sandboxProvider.decide(providerRef)
  await decide(id, {
    status: 'ENROLLED',
    certificate_serial: certified!.serial,
    certificate_key: certified!.public_key,
    certificate_expires_at: certified!.certificate_expires_at,
  })
}

type SigningState = Extract<DemoState, `signing-${string}`>

/** How each owner comes to where they stand with digital signatures. */
export const signingRoads: Record<SigningState, (owner: Applicant) => Promise<void>> = {
  'signing-begun': async (owner) => {
    await begin(owner)
  },
  'signing-interrupted': async (owner) => {
    await begin(owner)
    await film(owner)
  },
  // The sandbox was given nothing, and so it never decides.
  'signing-waits': async (owner) => {
    await submit(owner)
  },
  'signing-rejected': async (owner) => {
    const { id } = await submit(owner)
    await decide(id, { status: 'REJECTED', refusal: 'UNCLEAR_VIDEO' })
  },
  'signing-enrolled': enroll,
}
