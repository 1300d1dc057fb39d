import type { HttpContext } from '@adonisjs/core/http'

interface SandboxPage {
  title: string
  name: string
  notice: string
  look: string
  stylesheet: string
}

export const sandboxDocument = (page: SandboxPage, body: string): string => `<!doctype html>
<html lang="fa" dir="rtl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${page.title} · ${page.name}</title>
    <link rel="stylesheet" href="${page.stylesheet}" />
  </head>
  <body>
    <main>
      <header>
        <p class="${page.look}">${page.name}</p>
        <p class="notice">${page.notice}</p>
      </header>
${body}
    </main>
  </body>
</html>
`

export const sendPage = ({ response }: HttpContext, page: string, status = 200): void =>
  response
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(page)
