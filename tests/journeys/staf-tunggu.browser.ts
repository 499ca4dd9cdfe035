import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { atasNama, call, FAILED, fillCart, openForm, readRentang, STATUS, send, tanggal } from './reservasi-page.ts'
import { expect, statusLine, test } from './staf-page.ts'

const order = [{ pasien: 'Siti Rahma', paket: 0 }]

test('a visitor waits for a full day, another visitor cancels, and the visitor takes the place that is offered', async ({
	page: desk,
	openOtherBrowser,
	console,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	console.allow(FAILED)
	const [visitor, rival] = [await openOtherBrowser(), await openOtherBrowser()]
	const { dateStart } = await readRentang(visitor.request)
	// A day that no other journey reserves.
	const full = tambahHari(dateStart, 5)
	await fillCart(rival.request, order)
	const isian = { atasNama: 'Budi', noTelp: '0813-1111-2222', tanggalVisit: full }
	const { data } = await call(rival.request, 'createReservasi', { data: isian })
	await db.updateTable('shopSetting').set({ kuotaHarian: 1 }).execute()

	await fillCart(visitor.request, order)
	await openForm(visitor)
	await atasNama(visitor).fill('Ibu Siti')
	await tanggal(visitor).fill(full)
	await send(visitor).click()
	await expect(visitor.getByText('baru saja terisi')).toBeVisible()
	await expectUsable(visitor)
	await visitor.getByRole('button', { name: 'Masuk daftar tunggu' }).click()
	await expect(visitor).toHaveURL(STATUS)
	const status = visitor.getByRole('region', { name: 'Status reservasi' })
	await expect(status).toContainText('Dalam daftar tunggu')
	await expect(visitor.getByText('Anda urutan ke-1.')).toBeVisible()
	await expectUsable(visitor)

	await signIn('pendaftaran')
	await desk.goto('/staf/reservasi')
	await desk.getByRole('link', { name: 'Daftar tunggu' }).click()
	const line = desk.getByRole('list', { name: 'Daftar tunggu' })
	await expect(line.getByText('1 · Ibu Siti')).toBeVisible()
	await expectUsable(desk)
	await call(rival.request, 'cancelReservasi', { params: { kode: data.created.kode }, data: {} })

	await expect
		.poll(async () => {
			await visitor.reload()
			await expect(status).toBeVisible()
			return status.textContent()
		})
		.toContain('Ada tempat untuk Anda')
	await expectUsable(visitor)
	await desk.goto('/staf/reservasi/tunggu')
	await expect(line.getByText(/Ditawari sampai .* · Ibu Siti/)).toBeVisible()

	await visitor.getByRole('button', { name: 'Ambil tempat ini' }).click()
	await visitor.getByRole('button', { name: 'Ya, ambil tempat' }).click()
	await expect(status).toContainText('Menunggu konfirmasi')
	await expect(visitor.getByRole('heading', { name: 'Langkah selanjutnya' })).toBeVisible()
	await expect(desk.getByText('Tidak ada yang menunggu.')).toBeVisible()
	await db.updateTable('shopSetting').set({ kuotaHarian: null }).execute()
})
