import { sandboxPrefix } from '#config/signing'
import { escaped, hiddenFields } from '#app/platform/http/html_text'
import { sandboxDocument } from '#app/platform/http/sandbox_page'
import { sandboxPage as texts } from '../i18n/fa.js'
import type { SandboxSigning } from './sandbox_provider.js'

const own = {
  name: texts.provider,
  notice: texts.notice,
  look: 'provider',
  stylesheet: `${sandboxPrefix}/files/provider.css`,
}
const document = (title: string, body: string) => sandboxDocument({ ...own, title }, body)

const back = ({ return_url: url }: SandboxSigning, look: string, label: string) =>
  `<a class="button ${look}" href="${escaped(url)}">${label}</a>`

/** The page on which a person signs: what it is, and a button for each answer. */
export const signingPage = (signing: SandboxSigning): string =>
  document(
    texts.heading,
    `      <h1>${texts.heading}</h1>
      <dl>
        <div><dt>${texts.document}</dt><dd>${escaped(signing.title)}</dd></div>
        <div><dt>${texts.client}</dt><dd>${texts.kasbeno}</dd></div>
        <div class="digest"><dt>${texts.digest}</dt><dd dir="ltr">${escaped(signing.digest)}</dd></div>
      </dl>
      <form method="post" action="${sandboxPrefix}/page">
        ${hiddenFields({ token: signing.token })}
        <button class="sign" name="result" value="sign">${texts.sign}</button>
        <button class="refuse" name="result" value="refuse">${texts.refuse}</button>
      </form>
      ${back(signing, 'leave', texts.leave)}`
  )

export const answeredPage = (signing: SandboxSigning): string => {
  const isSigned = signing.status === 'SIGNED'
  const title = isSigned ? texts.signed : texts.refused
  return document(
    title,
    `      <h1 class="${isSigned ? 'good' : 'bad'}">${title}</h1>
      <p>${texts.returning}</p>
      ${back(signing, 'sign', texts.goOn)}`
  )
}

export const unknownSigningPage = (): string =>
  document(
    texts.unknown,
    `      <h1 class="bad">${texts.unknown}</h1>
      <p>${texts.unknownHint}</p>
      <a class="button sign" href="/">${texts.goOn}</a>`
  )
