import { expect, test } from 'vitest'
import { maintenancePage } from './maintenance-page.ts'
import { makeMerek } from './make-merek.ts'

const open = (noTelp: string | null) =>
	maintenancePage({
		merek: async () => ({ ...makeMerek(undefined, undefined), namaPendek: 'RS <Uji>' }),
		// A page without a connection to us offers the phone, also where the site offers the messaging app.
		igd: () => (noTelp === null ? null : { noTelp, to: 'https://wa.me/623335550118' }),
	}).request('/gangguan.html')

test('the maintenance page names the hospital, calls the IGD and needs no other file', async () => {
	const response = await open('(0333) 555-0118')
	const page = await response.text()
	expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
	expect(page).toContain('<header>RS &lt;Uji&gt;</header>')
	expect(page).toContain('href="tel:+623335550118">Panggil IGD <span>(0333) 555-0118</span></a>')
	expect(page).not.toMatch(/<script|<link|<img|url\(|\sstyle=/)
})

test('without a number there is no page, so that nobody stores it', async () => {
	expect((await open(null)).status).toBe(503)
})
