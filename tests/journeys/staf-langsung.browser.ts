import { reserve } from './reservasi-page.ts'
import { expect, STAFF, test } from './staf-page.ts'

const orders = [{ pasien: 'Siti Rahma', paket: 0 }]

test('a visitor reserves, and the open desk shows it by itself: list, badge and tab title', async ({
	page: desk,
	browser,
	openOtherBrowser,
	site,
	signIn,
	expectUsable,
}) => {
	await signIn('pendaftaran')
	await desk.goto('/staf/reservasi?status=baru')
	const count = desk.locator('#menunggu-reservasi')
	const title = (jumlah: number, heading = 'Reservasi') => `${jumlah > 0 ? `(${jumlah}) ` : ''}${heading} · RS Yasmin`
	await expect(desk.getByRole('button', { name: /^Perlu konfirmasi \d/, pressed: true })).toBeVisible()
	const before = Number.parseInt((await count.textContent()) ?? '', 10)
	await expect(desk).toHaveTitle(title(before))
	const rows = desk.getByRole('table', { name: 'Daftar reservasi' }).locator('[data-row]')
	await expect(rows).toHaveCount(before)

	const visitor = await openOtherBrowser()
	const { kode } = await reserve(visitor.request, orders)
	const made = performance.now()
	const row = desk.getByRole('row', { name: new RegExp(kode) })
	await expect(row).toBeVisible()
	test.info().annotations.push({ type: 'ms', description: String(Math.round(performance.now() - made)) })
	await expect(rows).toHaveCount(before + 1)
	await expect(rows.last()).toContainText(kode)
	await expect(count).toContainText(String(before + 1))
	await expect(desk).toHaveTitle(title(before + 1))
	await expect(desk.getByRole('menuitem', { name: 'Reservasi', exact: true })).toHaveAccessibleDescription(
		`${before + 1} menunggu`,
	)
	await expectUsable(desk)
	const overflow = () => document.documentElement.scrollWidth - innerWidth
	expect(await desk.evaluate(overflow), 'nothing is wider than the tablet').toBeLessThanOrEqual(0)

	// Somebody else confirms it while a note is being written here.
	await row.getByRole('link', { name: kode }).click()
	await expect(desk).toHaveTitle(title(before + 1, 'Rincian reservasi'))
	const note = desk.getByLabel('Catatan (opsional)')
	await note.fill('Sudah ditelepon, datang pukul')
	const other = await browser.newContext({ baseURL: site.url })
	await signIn('pendaftaran', other)
	const [id = ''] = /[^/]+$/.exec(new URL(desk.url()).pathname) ?? []
	const step = { dari: 'baru', ke: 'dikonfirmasi', catatan: '' }
	expect((await other.request.post(`${STAFF}/reservasi/${id}/status`, { data: step })).status()).toBe(200)
	await expect(desk.getByText('Tandai hadir pada hari kunjungan')).toBeVisible()
	await expect(note).toHaveValue('Sudah ditelepon, datang pukul')
	await expect(note).toBeFocused()
	await expect(desk).toHaveTitle(title(before, 'Rincian reservasi'))
	await other.close()
})
