import type { APIRequestContext, Page } from '@playwright/test'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { newId } from '../../server/ids/new-id.ts'
import { expect, MINUTE_MS, SANDI, statusLine, test } from './staf-page.ts'

const NAME = 'dr. Anindya Prameswari, Sp.A'
const REASON = /diisi oleh sistem informasi rumah sakit/

/** As another system does: without cookies. */
const readAs = async (request: APIRequestContext, kunci: string) =>
	(await request.get('/api/v1/integrasi/jadwal', { headers: { authorization: `Bearer ${kunci}` } })).status()

/** Presses Tab until this is focused. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox', name: string): Promise<void> {
	const wanted = page.getByRole(role, { name, exact: true })
	await expect(wanted).toBeVisible()
	for (let presses = 0; presses < 80; presses++) {
		if (await wanted.evaluate((element) => element === document.activeElement)) return
		await page.keyboard.press('Tab')
	}
	throw new Error(`Tab does not reach ${name}.`)
}

test('with the keyboard, an administrator makes a key, sees it once, another system reads with it, and it is revoked', async ({
	page,
	console,
	database: { db },
	request,
	setAhead,
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('403 (Forbidden)'))
	await page.setViewportSize({ width: 360, height: 740 })
	await signIn('admin')
	await page.goto('/staf/integrasi')
	await expect(page.getByText('Belum ada kunci.')).toBeVisible()
	await expect(page.getByText('Belum ada kiriman.')).toBeVisible()
	await expectUsable(page)
	// The password of the sign-in counts for a while.
	await setAhead(11 * MINUTE_MS)

	await tabTo(page, 'button', 'Buat kunci')
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Kunci baru' })
	await tabTo(page, 'textbox', 'Nama sistem')
	await page.keyboard.type('SIMRS Uji')
	await page.keyboard.press('Enter')
	await expect(dialog.getByText('Pilih paling sedikit satu hak.')).toBeVisible()
	await expectUsable(page)
	await tabTo(page, 'checkbox', 'Membaca poli, dokter, jadwal dan cuti')
	await page.keyboard.press('Space')
	await tabTo(page, 'textbox', 'Berlaku (hari)')
	await page.keyboard.press('ControlOrMeta+A')
	await page.keyboard.type('30')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog', { name: 'Pastikan ini Anda' })).toBeVisible()
	await page.keyboard.type(SANDI)
	await page.keyboard.press('Enter')

	const shown = page.getByRole('dialog', { name: 'Kunci SIMRS Uji' })
	await expect(shown).toContainText('tidak ditampilkan lagi')
	const kunci = await shown.getByRole('textbox', { name: 'Kunci' }).inputValue()
	expect(kunci).toMatch(/^rsyasmin_.{43}$/)
	await expectUsable(page)
	// Escape does not close what is shown once.
	await page.keyboard.press('Escape')
	await tabTo(page, 'button', 'Selesai')
	await page.keyboard.press('Enter')
	await expect(shown).toHaveCount(0)

	const item = page.getByRole('listitem').filter({ hasText: 'SIMRS Uji' })
	await expect(item).toContainText('Berlaku')
	await expect(item).toContainText(`Berakhiran ${kunci.slice(-4)}`)
	await expect(item).toContainText('Membaca poli, dokter, jadwal dan cuti')
	await expect(item).toContainText('Dibuat Staf Administrator')
	await expect(item).toContainText('Belum pernah dipakai')
	expect(await readAs(request, kunci)).toBe(200)
	await page.reload()
	await expect(item).toContainText('Terakhir dipakai')
	expect(await page.content()).not.toContain(kunci)

	await tabTo(page, 'button', 'Cabut SIMRS Uji')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('dialog')).toContainText('langsung ditolak')
	await tabTo(page, 'button', 'Cabut')
	await page.keyboard.press('Enter')
	await expect(item).toContainText('Dicabut')
	await expect(page.getByRole('button', { name: 'Cabut SIMRS Uji' })).toHaveCount(0)
	expect(await readAs(request, kunci)).toBe(401)
	await db.deleteFrom('kunciApi').execute()
})

test('an editor reads why a doctor, hours and leave cannot be changed and changes the rest; released, they can be', async ({
	page,
	context,
	database: { db },
	signIn,
	expectUsable,
}) => {
	const rows = db.selectFrom('dokter').select(['id', 'pendidikan']).where('nama', '=', NAME)
	const { id, ...before } = await rows.executeTakeFirstOrThrow()
	const change = (values: { kodeSimrs: string } | typeof before) =>
		db.updateTable('dokter').set(values).where('id', '=', id).execute()
	const hariIni = tanggalWib(Date.now())
	const leave = { id: newId(Date.now()), jenis: 'cuti', dokterId: id, poliKlinikId: null, alasan: '', alasanTampil: 0 }
	const days = { mulai: tambahHari(hariIni, 40), selesai: tambahHari(hariIni, 41), jamMulai: null, jamSelesai: null }
	await change({ kodeSimrs: 'D001' })
	await db
		.insertInto('jadwalPengecualian')
		.values({ ...leave, ...days, kodeSimrs: 'C9' })
		.execute()
	const jumlah = JSON.stringify({ dibuat: 0, diubah: 2, hilang: 0, tetap: 38 })
	const moments = { diterimaAt: Date.now(), berubahAt: Date.now() }
	const sent = (['dokter', 'jadwal', 'cuti'] as const).map((jenis) => ({
		jenis,
		kunciNama: 'SIMRS',
		jumlah,
		...moments,
	}))
	await db.insertInto('sinkronisasi').values(sent).execute()

	await signIn('redaksi')
	await page.goto(`/staf/dokter/${id}`)
	const note = page.getByRole('alert').filter({ hasText: REASON })
	await expect(note).toContainText('(kode D001). Ubah di sana.')
	for (const field of ['Nama dan gelar', 'Spesialis'])
		await expect(page.getByLabel(field, { exact: true })).toBeDisabled()
	// Few systems know these: staff write them.
	await expect(page.getByLabel('Kode SATUSEHAT', { exact: true })).toBeEnabled()
	await expect(page.getByLabel('Tampil di situs')).toBeDisabled()
	await expect(page.getByLabel('Mulai', { exact: true }).first()).toBeDisabled()
	await expect(page.getByRole('button', { name: 'Tambah jadwal praktik' })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Hapus', exact: true })).toHaveCount(0)
	await expectUsable(page)
	const pendidikan = 'Spesialis Anak, Universitas Airlangga, 2014'
	await page.getByLabel('Pendidikan').fill(pendidikan)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const saved = await db.selectFrom('dokter').select(['nama', 'pendidikan']).where('id', '=', id).execute()
	expect(saved).toEqual([{ nama: NAME, pendidikan }])

	await page.goto(`/staf/jadwal?lihat=dokter&id=${id}`)
	await expect(page.getByRole('alert').filter({ hasText: REASON })).toBeVisible()
	const week = page.getByRole('region', { name: `Jadwal sepekan ${NAME}` })
	await expect(week).toContainText('08.00–11.00')
	await expect(week.getByRole('button')).toHaveCount(0)
	const away = page.getByRole('listitem').filter({ hasText: 'Dari sistem informasi rumah sakit' })
	await expect(away).toContainText('tidak praktik')
	await expect(away.getByRole('button')).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Tambah cuti atau libur' })).toBeEnabled()
	await expectUsable(page)

	await context.clearCookies()
	await signIn('admin')
	await page.goto('/staf/integrasi')
	await expect(page.getByRole('listitem').filter({ hasText: 'Jadwal dokter' })).toContainText('Dikirim SIMRS')
	await expectUsable(page)
	await page.getByRole('button', { name: 'Lepaskan Dokter', exact: true }).click()
	await expect(page.getByRole('dialog')).toContainText('Jadwal dan cuti dokter ikut dilepaskan.')
	await page.getByRole('dialog').getByRole('button', { name: 'Lepaskan' }).click()
	await expect(page.getByText('Belum ada kiriman.')).toBeVisible()
	await page.goto(`/staf/dokter/${id}`)
	await expect(page.getByLabel('Nama dan gelar')).toBeEnabled()
	await expect(note).toHaveCount(0)
	await db.deleteFrom('jadwalPengecualian').where('id', '=', leave.id).execute()
	await change(before)
})
