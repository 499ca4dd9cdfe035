import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { currentBuild } from '../../server/builds.mjs'
import { rawRequest } from '../support/raw-http.ts'

export const get = (target: string, ...lines: string[]) => rawRequest('GET', target, ...lines)

const assets = join(currentBuild(join(import.meta.dirname, '../..'), 'site'), 'client/assets')
export const script = `/assets/${readdirSync(assets).find((file) => file.endsWith('.js'))}`
export const FAQ = `/api${calls.listFaq.path}`
export const visitor = `/api${calls.createWebVisitor.path}`

/** A request of every kind that there is, what it is answered with, and twice where the second comes from memory. */
export const kinds: [name: string, status: number, bytes: string][] = [
	['a page', 200, get('/faq')],
	['a page from memory', 200, get('/faq')],
	['a page that is personal', 200, get('/data-saya')],
	['a page that is not there', 404, get('/tidak/ada')],
	['a page with two hosts', 400, get('/faq', 'host: jahat.example')],
	['the API with two hosts', 400, get(FAQ, 'Host: jahat.example')],
	['a page with HEAD', 200, rawRequest('HEAD', '/faq')],
	['a page with POST', 405, rawRequest('POST', '/faq', 'content-length: 0')],
	['the API', 200, get(FAQ)],
	['the API from memory', 200, get(FAQ)],
	['the API without a member', 401, get(`/api${calls.listPasien.path}`)],
	['the API with bad input', 400, get(`${FAQ}?page=x`)],
	[
		'the API from another origin',
		403,
		rawRequest('POST', visitor, 'origin: https://jahat.example', 'content-length: 0'),
	],
	['a part of the API that is not there', 404, get('/api/tidak/ada')],
	['the description of the API', 200, get('/api/openapi.json')],
	['the API to read', 200, get('/api/docs')],
	['a picture', 200, get('/images/web-setting/logo.png?w=160')],
	['a picture that is not there', 404, get('/images/web-setting/tidak-ada.png')],
	['a file', 200, get(script)],
	['a file that is not there', 404, get('/assets/tidak-ada.js')],
	['an icon', 200, get('/merek/favicon.png')],
	['robots.txt', 200, get('/robots.txt')],
	['healthz', 200, get('/healthz')],
	['readyz', 200, get('/readyz')],
	['a host that is none', 400, get('/faq').replace('localhost', 'a b/..?#@')],
	['no host', 400, 'GET /faq HTTP/1.1\r\nconnection: close\r\n\r\n'],
	['no HTTP at all', 400, 'HALO\r\n\r\n'],
	['a line break in a header', 400, get('/faq', 'x: a\nset-cookie: b')],
	['a header without end', 413, get('/faq', `cookie: ${'a'.repeat(100_000)}`)],
	['a length and pieces', 400, rawRequest('POST', visitor, 'content-length: 4', 'transfer-encoding: chunked')],
	['two lengths', 400, rawRequest('POST', visitor, 'content-length: 2', 'content-length: 3')],
	['an unknown expectation', 400, get('/faq', 'expect: keajaiban')],
]

/** On every answer, whatever it is. */
export const COMMON = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
	'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
	'permissions-policy': expect.stringContaining('microphone=()'),
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': expect.stringMatching(/^(same-origin|cross-origin)$/),
	'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors '(none|self)'/),
}
