import { expect, test } from 'vitest'
import { calmScripts } from './calm-scripts.ts'

const nonce = 'bm9uY2U='
const imports = 'import "/m.js";\nimport * as route0 from "/r.js";\nwindow.modules = { route0 };\nimport("/entry.js");'
const link = (file: string) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`
const page = (head: string, body: string) => `<html><head>${head}<title>a</title></head><body>${body}</body></html>`
const own = `<script nonce="${nonce}" type="module" async="">${imports}</script>`

test('nothing in the page asks for a script before it is seen', () => {
	const calm = calmScripts(page(link('/a.js') + link('/b.js'), `<p>b</p>${own}`), nonce).join('')
	expect(calm).toContain('<head><title>a</title></head>')
	expect(calm).not.toMatch(/^import [*"]/m)
	const script = calm.slice(calm.indexOf('async="">') + 9, calm.indexOf('</script>'))
	expect(script).toMatch(/^await new Promise\(/)
	expect(script).toContain('["/a.js","/b.js"]')
	expect(script).toContain('await import("/m.js");\nconst route0 = await import("/r.js");')
	expect(script.endsWith('import("/entry.js");')).toBe(true)
})

test('a script of the same kind that came with the content stays as it is', () => {
	const foreign = '<script type="module" async="">import "/evil.js";</script>'
	expect(calmScripts(page('', foreign), nonce).join('')).toBe(page('', foreign))
})

test('a text that is no page stays as it is', () => {
	expect(calmScripts('Halaman tidak ada', nonce).join('')).toBe('Halaman tidak ada')
})
