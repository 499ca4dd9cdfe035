import type { Page } from '@playwright/test'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { startSite } from '../support/site-server.ts'
import { reserve } from './reservasi-page.ts'
import { expect, STAFF, test } from './staf-page.ts'

const orders = [{ pasien: 'Siti Rahma', paket: 0 }]
const LOST = ['ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_EMPTY_RESPONSE']

/** A browser with an Indonesian voice; what it says is in `said`. */
const giveVoice = (page: Page) =>
	page.addInitScript(() => {
		const said: string[] = []
		const speechSynthesis = Object.assign(new EventTarget(), {
			getVoices: () => [{ lang: 'en-US' }, { lang: 'id-ID' }],
			speak: ({ text }: { text: string }) => said.push(text),
			cancel: () => {},
		})
		class SpeechSynthesisUtterance {
			text: string
			constructor(text: string) {
				this.text = text
			}
		}
		for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance }))
			Object.defineProperty(window, name, { value })
	})
const saidBy = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const fontSizes = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((found) => found.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))

test('the desk checks in and calls; television and patient follow, through a lost network and a restart', async ({
	page: desk,
	context,
	openOtherBrowser,
	console,
	database,
	signIn,
	expectUsable,
}) => {
	for (const reason of LOST) console.allow(`Failed to load resource: net::${reason}`)
	const { db } = database
	const person = await signIn('pendaftaran')
	expect((await context.request.get('/antrean')).status()).toBe(404)

	await desk.goto('/staf/antrean')
	await desk.getByRole('link', { name: 'Buka pengaturan antrean' }).click()
	await expect(desk.getByRole('heading', { level: 1, name: 'Nomor antrean' })).toBeVisible()
	// Before the page scrolls, which hides the bar with the heading.
	await expect(desk.getByLabel('Pakai nomor antrean')).toBeVisible()
	await expectUsable(desk)
	await desk.getByLabel('Pakai nomor antrean').check()
	for (const [place, nama] of ['Loket 1', 'Loket 2'].entries()) {
		await desk.getByRole('button', { name: 'Tambah loket' }).click()
		await desk.getByLabel('Nama loket').nth(place).fill(nama)
		await desk
			.getByLabel('Letak')
			.nth(place)
			.fill(`Lantai ${place + 1}`)
	}
	await desk.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(desk.getByText('Perubahan disimpan')).toBeVisible()

	const [other, patient] = [await openOtherBrowser(), await openOtherBrowser()]
	const { kode: first } = await reserve(other.request, orders)
	const { kode: own, path } = await reserve(patient.request, orders)
	const today = { status: 'dikonfirmasi', tanggalVisit: tanggalWib(Date.now()) } as const
	await db.updateTable('shopReservasi').set(today).where('kode', 'in', [first, own]).execute()
	const idOf = async (kode: string) =>
		(await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirstOrThrow()).id

	// The television is at another process with the same database, which is restarted later.
	const env = { DATABASE_URL: database.url }
	let second = await startSite({ env })
	const { port } = new URL(second.url)
	const tv = await openOtherBrowser()
	await tv.setViewportSize({ width: 1920, height: 1080 })
	await giveVoice(tv)
	await tv.goto(`${second.url}/antrean`)
	const last = tv.getByRole('region', { name: 'Panggilan terakhir' })
	await expect(last).toHaveText('Belum ada nomor yang dipanggil.')
	await tv.getByRole('button', { name: 'Nyalakan suara' }).click()

	await desk.goto(`/staf/reservasi/${await idOf(first)}`)
	await desk.getByRole('button', { name: 'Tandai hadir' }).click()
	await expect(desk.getByText('A001')).toBeVisible()
	const step = { dari: 'dikonfirmasi', ke: 'hadir' }
	expect((await context.request.post(`${STAFF}/reservasi/${await idOf(own)}/status`, { data: step })).status()).toBe(
		200,
	)
	await patient.goto(path)
	const turn = patient.getByRole('region', { name: 'Nomor antrean' })
	await expect(turn).toContainText('A002')
	await expect(turn).toContainText('1 orang sebelum Anda.')
	await expect(turn).toContainText('Loket 1 (Lantai 1) atau Loket 2 (Lantai 2)')

	await desk.goto('/staf/antrean')
	const loket = (nama: string) => desk.getByRole('region', { name: nama, exact: true })
	const press = (nama: string, button: string) => loket(nama).getByRole('button', { name: button }).click()
	await expect(loket('Loket 2')).toBeVisible()
	await expectUsable(desk)
	await press('Loket 1', 'Panggil berikutnya')
	await expect(loket('Loket 1').getByRole('status')).toContainText('A001')
	await expect(last).toContainText('A001')
	await expect(last).toContainText('ke Loket 1')
	await expect(turn).toContainText('Anda yang berikutnya.')
	await expect.poll(() => saidBy(tv)).toContain('Nomor antrean A 1, silakan ke Loket 1.')
	await press('Loket 1', 'Panggil ulang')
	const repeated = async () => (await saidBy(tv)).filter((text) => text.includes('A 1,')).length
	await expect.poll(repeated).toBe(2)

	expect(await tv.locator('body').textContent()).not.toContain('Siti')
	expect((await fontSizes(tv, 'section strong'))[0], 'the called number').toBeGreaterThan(300)
	for (const size of await fontSizes(tv, 'li strong')) expect(size, 'numbers of counters').toBeGreaterThan(96)
	for (const size of await fontSizes(tv, 'li span')) expect(size, 'names of counters').toBeGreaterThan(56)
	const overflow = () => document.documentElement.scrollHeight - innerHeight
	expect(await tv.evaluate(overflow), 'everything is on the screen').toBeLessThanOrEqual(0)
	// Names of thirty letters, and the most counters.
	const { loket: two } = await db.selectFrom('antreanSetting').select('loket').executeTakeFirstOrThrow()
	const twelve = Array.from({ length: 12 }, (_, n) => ({
		nama: n < 2 ? `Loket ${n + 1}` : `Pendaftaran dan kasir poli W${n + 10}`,
		tempat: `Lantai ${n + 1}`,
		huruf: '',
	}))
	const showLoket = async (rows: typeof twelve) => {
		await db
			.updateTable('antreanSetting')
			.set({ loket: JSON.stringify(rows) })
			.execute()
		await expect(tv.getByRole('listitem')).toHaveCount(rows.length)
	}
	const cut = (found: Element[]) => found.filter((each) => each.scrollHeight > each.clientHeight).length
	for (const jumlah of [4, 6, 8, 12]) {
		await showLoket(twelve.slice(0, jumlah))
		expect(await tv.getByRole('listitem').evaluateAll(cut), `boxes of ${jumlah} that are cut off`).toBe(0)
	}
	expect(await tv.evaluate(overflow), 'twelve counters are on the screen').toBeLessThanOrEqual(0)
	for (const size of await fontSizes(tv, 'li strong')) expect(size, 'numbers of twelve').toBeGreaterThan(96)
	await db.updateTable('antreanSetting').set({ loket: two }).execute()
	await expect(tv.getByRole('listitem')).toHaveCount(2)

	// A called number blinks for three seconds.
	await tv.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
	await expectUsable(tv)

	await tv.reload()
	await tv.getByText('Sentuh layar untuk menyalakan suara.').click()
	await expect(tv.getByRole('button', { name: 'Suara menyala' })).toBeVisible()
	expect((await saidBy(tv)).at(-1)).toBe('Suara antrean menyala.')

	await tv.context().setOffline(true)
	const lost = tv.getByText(/Tidak ada sambungan sejak pukul \d\d\.\d\d WIB/)
	await expect(lost).toBeVisible()
	await expect(last).toContainText('A001')
	await press('Loket 2', 'Panggil berikutnya')
	await expect(turn).toContainText('Giliran Anda. Silakan ke Loket 2 (Lantai 2).')
	await expectUsable(patient)
	await tv.context().setOffline(false)
	await expect(last).toContainText('A002')
	await expect(lost).toHaveCount(0)

	await second.stop()
	await expect(lost).toBeVisible()
	await press('Loket 2', 'Lewati')
	await expect(turn).toContainText('Nomor Anda sudah dipanggil.')
	second = await startSite({ env: { ...env, PORT: port } })
	await desk.getByRole('button', { name: 'Panggil A002 ke Loket 1' }).click()
	await expect(last).toContainText('ke Loket 1')
	await expect(tv.getByRole('list', { name: 'Loket' })).toContainText('A002')
	await expect(lost).toHaveCount(0)
	await expect(turn).toContainText('Silakan ke Loket 1 (Lantai 1).')

	// Two people at the desk: a press on what is no longer true is refused.
	const at = (await (await context.request.get(`${STAFF}/antrean`)).json()).data.loket[0].dipanggil
	const stale = await context.request.post(`${STAFF}/antrean/berikutnya`, { data: { loket: 'Loket 1', dari: null } })
	expect([stale.status(), at.nomor]).toEqual([409, 'A002'])
	const events = await db.selectFrom('peristiwa').select('aksi').where('stafId', '=', person.id).execute()
	expect(events.filter(({ aksi }) => aksi === 'panggil')).toHaveLength(5)

	await second.stop()
	await db.deleteFrom('antreanSetting').execute()
})
