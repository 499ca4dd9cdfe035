import { expect, test } from 'vitest'
import { securityTxt } from './security-txt.ts'

const now = () => Date.parse('2026-11-18T03:00:00Z')

test('security.txt names contact, expiry, languages and its own address', async () => {
	const app = securityTxt({ contact: 'mailto:keamanan@rs.example', siteUrl: 'https://rs.example', now })
	const response = await app.request('/.well-known/security.txt')
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
	expect(await response.text()).toBe(
		[
			'Contact: mailto:keamanan@rs.example',
			'Expires: 2027-05-17T00:00:00Z',
			'Preferred-Languages: id, en',
			'Canonical: https://rs.example/.well-known/security.txt',
			'',
		].join('\n'),
	)
})

test('without a contact there is no file', async () => {
	const app = securityTxt({ contact: '', siteUrl: 'https://rs.example' })
	expect((await app.request('/.well-known/security.txt')).status).toBe(404)
})
