import type { Plugin } from 'vite'
import { ta } from './src/language/ta.ts'

const PLACE = '<!-- first frame -->'

/**
 * Writes into the page what a writer sees first, in Tamil, so that it is seen before any script has come; the app draws
 * the same in its place. Its end is marked, for the service leaves it
 * out of the page that asks for the tenant.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: (html) => html.replace(PLACE, () => `${PLACE}${frame()}<!-- /first frame -->`),
  }
}

function frame(): string {
  const { name, views, write } = ta
  const links = Object.entries(views).map(([view, text]) => `<a href="#${view}">${text}</a>`)
  return `<header class="header"><a class="brand" href="#write"><span>${name}</span></a><nav class="views">${links.join('')}</nav></header>
    <main id="main"><section class="write">
      <div class="toolbar"></div>
      <div class="write-text"><p class="first-frame-text">${write.placeholder} ${write.emptyHelp}</p></div>
      <aside class="write-side"><div class="empty-state"><p>${write.empty}</p><p class="quiet">${write.emptyHelp}</p></div></aside>
      <footer class="service-bar"><p class="engine-state">${write.engineLoading}</p></footer>
    </section></main>`
}
