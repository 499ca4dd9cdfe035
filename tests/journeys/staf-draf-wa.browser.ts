import { hydrated } from '../support/hydrated.ts'
import { expect, test } from './staf-page.ts'

const NAME = 'dr. Anindya Prameswari, Sp.A'

test('a visitor registers by WhatsApp; the desk finds the draft by the code of the message and ends it', async ({
	page: desk,
	openOtherBrowser,
	signIn,
	expectUsable,
}) => {
	await signIn('pendaftaran')
	await desk.goto('/staf/draf-wa')
	await expect(desk.getByText('Tidak ada draf yang menunggu.')).toBeVisible()

	const visitor = await openOtherBrowser()
	await visitor.goto('/daftar-dokter/poli-anak')
	await hydrated(visitor)
	await visitor.getByRole('main').getByRole('link', { name: NAME }).click()
	const schedule = visitor.getByRole('dialog', { name: `Jadwal ${NAME}` })
	await schedule.getByRole('link', { name: 'Senin–Jumat' }).click()
	await schedule.getByRole('button', { name: 'Sudah' }).click()
	await schedule.getByText('BPJS').click()
	await schedule.getByLabel('Nama pasien').fill('Siti Rahma')
	await schedule.getByRole('button', { name: 'Daftar lewat WhatsApp' }).click()
	const message = schedule.getByRole('link', { name: 'Buka WhatsApp' })
	const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
	const kode = text.slice(-4)
	expect(text).toContain(`\n\nKode: ${kode}`)

	// The open list hears of it.
	const drafts = desk.getByRole('list', { name: 'Draf' }).getByRole('listitem')
	await expect(drafts.filter({ hasText: kode })).toContainText(NAME)
	await expect(drafts).not.toContainText('Siti')
	await expectUsable(desk)
	await desk.getByLabel('Cari kode').fill(`Kode: ${kode.toLowerCase()}`)
	await expect(drafts).toHaveCount(1)
	await expect(drafts).toContainText('Tanpa tanggal · BPJS')

	await desk.getByRole('button', { name: `Selesai: draf ${kode}` }).click()
	await expect(drafts).toContainText('Selesai')
	await desk.getByRole('button', { name: 'Urungkan' }).click()
	await expect(desk.getByText('Perubahan diurungkan')).toBeVisible()
	await desk.getByRole('button', { name: `Buang: draf ${kode}` }).click()
	await expect(drafts).toContainText('Dibuang')
	await desk.getByLabel('Cari kode').fill('')
	await expect(desk.getByText('Tidak ada draf yang menunggu.')).toBeVisible()
})
