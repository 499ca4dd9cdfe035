import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealScripts } from './seal-scripts.ts'

const nonce = 'bm9uY2U='
const seal = (...pieces: string[]) => {
	const { body, scripts } = sealScripts(pieces, nonce)
	return { html: body.toString(), scripts }
}
const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

test('scripts with the nonce are named by what they hold, and the nonce is gone', () => {
	const page = `<p>a</p><script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">two()</script>`
	expect(seal(page)).toEqual({
		html: '<p>a</p><script>one()</script><script type="module" async="">two()</script>',
		scripts: [hashOf('one()'), hashOf('two()')],
	})
})

test('a script that holds the nonce is named by what the browser gets', () => {
	const page = `<script nonce="${nonce}">write('<b nonce="${nonce}">')</script>`
	expect(seal(page)).toEqual({ html: `<script>write('<b>')</script>`, scripts: [hashOf(`write('<b>')`)] })
})

test('other scripts and other tags are not named', () => {
	const page = `<script>evil()</script><script nonce="other">evil()</script><link nonce="${nonce}"><p>text nonce="${nonce}">evil()</script>`
	expect(seal(page).scripts).toEqual([])
})

test('a page in pieces comes out as one', () => {
	const script = `<script nonce="${nonce}">one()</script>`
	expect(seal(`<head>${script}`, `</head>–${script.replace('one', 'two')}`)).toEqual({
		html: '<head><script>one()</script></head>–<script>two()</script>',
		scripts: [hashOf('one()'), hashOf('two()')],
	})
})
