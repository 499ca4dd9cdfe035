import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const nonce = 'bm9u+2U='
const link = '<link rel="modulepreload" href="/a.js"/>'
const script = `<script nonce="${nonce}" type="module" async="">import "/m.js";</script>`

test('module preloads and the module script move into a template', () => {
	const page = `<html><head><meta charSet="utf-8"/>${link}<title>a</title></head><body><p>b</p>${script}<p>c</p></body></html>`
	const deferred = deferScripts(page, nonce)
	expect(deferred).toContain('</script><title>a</title></head>')
	expect(deferred).toContain(`<p>b</p><template id="scripts">${link}${script}</template><script nonce="${nonce}">`)
	expect(deferred).toMatch(/<\/script><p>c<\/p><\/body><\/html>$/)
	expect(deferred).toMatch(/<meta charSet="utf-8"\/><script nonce="[^"]+">{\nlet waiting/)
})

test.each([
	['a module script that came with the content', `${link}<script type="module">import "/evil.js";</script>`],
	['text that is no page', 'Halaman tidak ada'],
])('%s stays as it is', (_, text) => {
	expect(deferScripts(text, nonce)).toBe(text)
})
