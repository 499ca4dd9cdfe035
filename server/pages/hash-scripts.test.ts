import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashScripts } from './hash-scripts.ts'

const nonce = 'bm9uY2U='
const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

test('scripts with the nonce are hashed, and the nonce is removed', () => {
	const page = `<p>a</p><script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">two()</script>`
	expect(hashScripts(page, nonce)).toEqual({
		html: '<p>a</p><script>one()</script><script type="module" async="">two()</script>',
		hashes: [hashOf('one()'), hashOf('two()')],
	})
})

test('a script whose text contains the nonce is hashed as the browser receives it', () => {
	const page = `<script nonce="${nonce}">write('<b nonce="${nonce}">')</script>`
	expect(hashScripts(page, nonce)).toEqual({ html: `<script>write('<b>')</script>`, hashes: [hashOf(`write('<b>')`)] })
})

test('scripts without the nonce and other tags are not hashed', () => {
	const page = `<script>evil()</script><script nonce="other">evil()</script><link nonce="${nonce}"><p>text nonce="${nonce}">evil()</script>`
	expect(hashScripts(page, nonce).hashes).toEqual([])
})
