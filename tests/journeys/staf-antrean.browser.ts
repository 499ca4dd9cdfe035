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

/** As long as the slower of the two pages waits between readings of the queue. */
const READ_AGAIN_MS = 4000
const [SOON, AT_LAST] = [{ timeout: 250 }, { timeout: 15_000, intervals: [0] }]

/** Time passes on the page, and it reads the queue, until the expectation is met. */
const afterReading = (page: Page, expectation: () => Promise<void>) =>
	expect(async () => {
		await page.clock.fastForward(READ_AGAIN_MS)
		await expectation()
	}).toPass(AT_LAST)

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

	const [other, patient, tv] = [await openOtherBrowser(), await openOtherBrowser(), await openOtherBrowser()]
	for (const page of [patient, tv]) await page.clock.install()
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

	const showsLast = (text: string) => afterReading(tv, () => expect(last).toContainText(text, SOON))
	const showsPatient = (text: string) => afterReading(patient, () => expect(turn).toContainText(text, SOON))
	const showsCounters = (count: number) =>
		afterReading(tv, () => expect(tv.getByRole('listitem')).toHaveCount(count, SOON))

	await desk.goto('/staf/antrean')
	const loket = (nama: string) => desk.getByRole('region', { name: nama, exact: true })
	const press = (nama: string, button: string) => loket(nama).getByRole('button', { name: button }).click()
	await expect(loket('Loket 2')).toBeVisible()
	await expectUsable(desk)
	await press('Loket 1', 'Panggil berikutnya')
	await expect(loket('Loket 1').getByRole('status')).toContainText('A001')
	await showsLast('A001')
	await expect(last).toContainText('ke Loket 1')
	await showsPatient('Anda yang berikutnya.')
	await expect.poll(() => saidBy(tv)).toContain('Nomor antrean A 1, silakan ke Loket 1.')
	await press('Loket 1', 'Panggil ulang')
	const repeated = async () => (await saidBy(tv)).filter((text) => text.includes('A 1,'))
	await afterReading(tv, async () => expect(await repeated()).toHaveLength(2))

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
		await showsCounters(rows.length)
	}
	const cut = (found: Element[]) => found.filter((each) => each.scrollHeight > each.clientHeight).length
	for (const jumlah of [4, 6, 8, 12]) {
		await showLoket(twelve.slice(0, jumlah))
		expect(await tv.getByRole('listitem').evaluateAll(cut), `boxes of ${jumlah} that are cut off`).toBe(0)
	}
	expect(await tv.evaluate(overflow), 'twelve counters are on the screen').toBeLessThanOrEqual(0)
	for (const size of await fontSizes(tv, 'li strong')) expect(size, 'numbers of twelve').toBeGreaterThan(96)
	await db.updateTable('antreanSetting').set({ loket: two }).execute()
	await showsCounters(2)

	// A called number blinks for three seconds.
	await tv.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
	await expectUsable(tv)

	await tv.reload()
	await tv.getByText('Sentuh layar untuk menyalakan suara.').click()
	await expect(tv.getByRole('button', { name: 'Suara menyala' })).toBeVisible()
	expect((await saidBy(tv)).at(-1)).toBe('Suara antrean menyala.')

	await tv.context().setOffline(true)
	const lost = tv.getByText(/Tidak ada sambungan sejak pukul \d\d\.\d\d WIB/)
	const showsLost = () => afterReading(tv, () => expect(lost).toBeVisible(SOON))
	await showsLost()
	await expect(last).toContainText('A001')
	await press('Loket 2', 'Panggil berikutnya')
	await showsPatient('Giliran Anda. Silakan ke Loket 2 (Lantai 2).')
	await expectUsable(patient)
	await tv.context().setOffline(false)
	await showsLast('A002')
	await expect(lost).toHaveCount(0)

	await second.stop()
	await showsLost()
	await press('Loket 2', 'Lewati')
	await showsPatient('Nomor Anda sudah dipanggil.')
	second = await startSite({ env: { ...env, PORT: port } })
	await desk.getByRole('button', { name: 'Panggil A002 ke Loket 1' }).click()
	await afterReading(tv, async () => {
		await expect(last).toContainText('ke Loket 1', SOON)
		await expect(tv.getByRole('list', { name: 'Loket' })).toContainText('A002', SOON)
	})
	await expect(lost).toHaveCount(0)
	await showsPatient('Silakan ke Loket 1 (Lantai 1).')

	// Two people at the desk: a press on what is no longer true is refused.
	const at = (await (await context.request.get(`${STAFF}/antrean`)).json()).data.loket[0].dipanggil
	const stale = await context.request.post(`${STAFF}/antrean/berikutnya`, { data: { loket: 'Loket 1', dari: null } })
	expect([stale.status(), at.nomor]).toEqual([409, 'A002'])
	const events = await db.selectFrom('peristiwa').select('aksi').where('stafId', '=', person.id).execute()
	expect(events.filter(({ aksi }) => aksi === 'panggil')).toHaveLength(5)

	await second.stop()
	await db.deleteFrom('antreanSetting').execute()
})
