/** The name as a picture; also the icon of the page. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" role="img" aria-label="Semmai">
<rect width="40" height="40" rx="8" fill="#8c2f1b"/>
<text x="20" y="28" text-anchor="middle" font-family="sans-serif" font-size="22" fill="#fff">செ</text>
<text x="50" y="28" font-family="sans-serif" font-size="22" font-weight="600" fill="#fff">Semmai</text>
</svg>`

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<rect width="40" height="40" rx="8" fill="#8c2f1b"/>
<text x="20" y="28" text-anchor="middle" font-family="sans-serif" font-size="22" fill="#fff">செ</text>
</svg>`

const STYLE = `.swagger-ui .topbar { background-color: #2b2320 }
.swagger-ui .topbar .download-url-wrapper { display: none }
.swagger-ui .info .title small.version-stamp { background-color: #8c2f1b }
`

/** How the page of the documentation looks: Semmai's name in place of the tool's. */
export const THEME = {
  title: 'Semmai API',
  css: [{ filename: 'semmai.css', content: STYLE }],
  favicon: [{ filename: 'semmai.svg', rel: 'icon', sizes: 'any', type: 'image/svg+xml', content: ICON }],
}

export const LOGO_IMAGE = { type: 'image/svg+xml', content: LOGO, href: '/' }

/** The page loads its own files and reads its own document: nothing from elsewhere, nothing inline, in no frame. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
