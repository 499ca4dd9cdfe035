import { expect, STAFF, test } from './staf-page.ts'

const KELUHAN = '/api/v1/public/keluhan'
const empty = { ditambah: [], dimatikan: [], kalimat: [], bantuan: [], dibacaOleh: '', dibacaPada: null }

test('an editor changes the danger signs, sees the effect before saving, and visitors get it', async ({
	page,
	request,
	context,
	signIn,
	expectUsable,
}) => {
	await signIn('redaksi')
	const clear = () => context.request.patch(`${STAFF}/tanda-bahaya/utama`, { data: empty })
	expect((await clear()).status()).toBe(200)
	await page.goto('/staf/tanda-bahaya')
	await expect(page.getByText('Belum ada dokter yang membaca daftar ini.')).toBeVisible()
	const typed = page.getByLabel('Kalimat pengunjung')
	const answer = page.getByRole('status', { name: 'Jawaban untuk kalimat ini' })
	await typed.fill('sakau')
	await expect(answer).toContainText('Keracunan atau kelebihan obat')
	await expect(answer).toContainText('Karena: sakau')

	await page.getByRole('button', { name: /^Keracunan atau kelebihan obat/ }).click()
	await page.getByRole('switch', { name: 'sakau', exact: true }).click()
	await expect(answer).not.toContainText('Keracunan')
	await page.getByLabel('Tanda baru').fill('Getah rengas')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('button', { name: 'Hapus tanda getah rengas' })).toBeVisible()
	const sentence = page.getByLabel('Yang harus dilakukan')
	await sentence.fill('Segera')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Tulis paling sedikit 10 huruf.', { exact: true })).toBeVisible()
	await sentence.fill('Cuci dengan sabun, lalu ke IGD kami.')
	await typed.fill('kena getah rengas')
	await expect(answer).toContainText('Cuci dengan sabun, lalu ke IGD kami.')
	await page.getByLabel('Nama dokter').fill('dr. Sari Wulandari')
	await page.getByLabel('Tanggal dibaca').fill('2026-11-16')
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await expect(page.getByText('Dibaca oleh dr. Sari Wulandari pada Senin, 16 November 2026.')).toBeVisible()

	const { data } = await (await request.get(KELUHAN)).json()
	expect(data.tandaBahaya).toEqual({
		ditambah: [{ kelompok: 'keracunan', kata: 'getah rengas' }],
		dimatikan: ['sakau'],
		kalimat: [{ kelompok: 'keracunan', lakukan: 'Cuci dengan sabun, lalu ke IGD kami.' }],
	})

	// The page of complaints has the same field, with what is stored.
	await page.goto('/staf/keluhan')
	await typed.fill('kena getah rengas')
	await expect(answer).toContainText('Cuci dengan sabun, lalu ke IGD kami.')
	await typed.fill('sakit gigi')
	await expect(answer.getByRole('list')).toContainText('Poli Gigi')

	await page.goto('/staf/tanda-bahaya')
	await page.getByRole('button', { name: /^Keracunan atau kelebihan obat/ }).click()
	// By keyboard: the group is still unfolding under the pointer.
	await page.getByRole('switch', { name: 'sakau', exact: true }).press('Space')
	await expect(page.getByRole('switch', { name: 'sakau', exact: true })).toBeChecked()
	await page.getByRole('button', { name: 'Hapus tanda getah rengas' }).click()
	await page.getByRole('button', { name: 'Kembalikan kalimat bawaan' }).click()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const emptied = await (await request.get(KELUHAN)).json()
	expect(emptied.data.tandaBahaya).toEqual({ ditambah: [], dimatikan: [], kalimat: [] })
	await clear()
})

test('the form of a clinic says which specialty is found, and takes another one', async ({ page, context, signIn }) => {
	await signIn('redaksi')
	const made = await context.request.post(`${STAFF}/poli-klinik`, { data: { nama: 'Klinik Cendana' } })
	const { id } = (await made.json()).data.created
	await page.goto(`/staf/poli-klinik/${id}`)
	await expect(page.getByText('Belum dikenali dari nama poli maupun gelar dokternya.')).toBeVisible()
	await page.getByLabel('Nama', { exact: true }).fill('Klinik Gigi Cendana')
	await expect(page.getByText('otomatis dari nama poli dan gelar dokternya: Gigi')).toBeVisible()
	await page.getByLabel('Spesialisasi').click()
	await page.getByRole('option', { name: 'Mata', exact: true }).click()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const { data } = await (await context.request.get(`${STAFF}/poli-klinik/${id}`)).json()
	expect(data.spesialisasi).toEqual(['mata'])
	await context.request.delete(`${STAFF}/poli-klinik/${id}`)
})
