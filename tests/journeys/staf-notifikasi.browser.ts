import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { formatHariTanggal } from '../../site/lib/dates/format-tanggal.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'
import { test as base } from './mail-page.ts'
import { reserve } from './reservasi-page.ts'
import { expect, openScreen } from './staf-page.ts'

const test = base.extend<object, { receiver: WebhookReceiver }>({
	receiver: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const receiver = await startWebhookReceiver()
			await use(receiver)
			await receiver.stop()
		},
		{ scope: 'worker' },
	],
	serverOptions: [
		async ({ serverOptions }, use) => {
			await use({ ...serverOptions, env: { ...serverOptions.env, WEBHOOK_INTERNAL: '1' } })
		},
		{ scope: 'worker' },
	],
})

test('an administrator sets recipients, adds a webhook, and sends a failed message again', async ({
	page,
	mail,
	receiver,
	signIn,
	expectUsable,
}) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await signIn('admin')
	await page.goto('/staf/notifikasi')
	await expect(page.getByRole('button', { name: 'Kirim email uji' })).toBeVisible()
	await expectUsable(page)
	const addresses = page.getByLabel('Alamat lain').first()
	await addresses.fill('meja')
	await addresses.press('Tab')
	await expect(page.getByText('Bukan alamat email: meja.')).toBeVisible()
	await expect(addresses).toHaveValue('meja')
	await addresses.fill('meja@rs.example.com')
	await page.getByLabel('Reservasi batal', { exact: true }).fill('Maaf {atasNama}, kode {kode} batal.')
	await expect(page.getByRole('status', { name: 'Pratinjau Reservasi batal' })).toHaveText(
		'Maaf Ibu Siti, kode K7MPQ-X3WVT-9HBCD batal.',
	)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await page.getByLabel('Alamat email').fill('ani@rs.example.com')
	await page.getByRole('button', { name: 'Kirim email uji' }).click()
	const sent = page.getByRole('listitem').filter({ hasText: 'Email ke ani@rs.example.com' })
	await expect(sent).toContainText('Terkirim')
	expect(mail.received.map(({ to }) => to)).toEqual([['ani@rs.example.com']])

	receiver.answer = 500
	await page.getByRole('tab', { name: 'Webhook' }).click()
	await page.getByRole('button', { name: 'Tambah webhook' }).click()
	await page.getByRole('textbox', { name: 'Nama' }).fill('Gerbang WA')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByLabel('Alamat penerima')).toHaveAttribute('aria-invalid', 'true')
	await page.getByLabel('Alamat penerima').fill(receiver.url)
	await page.getByRole('group', { name: 'Nomor antrean' }).getByLabel('Nomor dipanggil').check()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('textbox', { name: 'Rahasia' })).toHaveValue(/^whsec_/)
	await page.getByRole('button', { name: 'Selesai' }).click()
	await expect(page.getByText(`${receiver.url} · Semua reservasi, Nomor dipanggil`)).toBeVisible()
	await page.getByRole('button', { name: 'Uji Gerbang WA' }).click()
	const failed = page.getByRole('listitem').filter({ hasText: 'Webhook ke Gerbang WA' })
	await expect(failed).toContainText('Penerima menjawab HTTP 500.')
	await expectUsable(page)
	receiver.answer = 204
	await page.getByRole('button', { name: 'Coba lagi: Kiriman uji ke Gerbang WA' }).click()
	await expect(failed).toContainText('Terkirim')
	expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)

	// Without SMTP_URL the page says how to set it.
	await page.route('**/notifikasi/keadaan', (route) =>
		route.fulfill({ json: { data: { surel: false, webhookInternal: false } } }),
	)
	await page.setViewportSize({ width: 1440, height: 900 })
	await openScreen(page, 'Notifikasi')
	await expect(page.getByRole('alert')).toContainText('Email belum dapat dikirim')
	await expect(page.getByRole('alert')).toContainText('SMTP_URL=')
})

test('a visitor reserves, the desk reschedules, the visitor cancels: both open pages and the mails say so', async ({
	page: desk,
	database: { db },
	mail,
	openOtherBrowser,
	signIn,
}) => {
	const PATIENT = 'siti@pasien.example.com'
	const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address))
	/** Changes wait ten minutes for further ones. */
	const sendGathered = async () => {
		const waiting = db.updateTable('kotakKeluar').set({ berikutAt: Date.now() }).where('status', '=', 'menunggu')
		return Number((await waiting.where('berikutAt', '>', Date.now()).executeTakeFirst()).numUpdatedRows)
	}
	await db.updateTable('notifikasi').set({ reservasiCara: 'langsung' }).execute()
	const { email: petugas } = await signIn('pendaftaran')
	await desk.goto('/staf/reservasi?status=baru')
	await expect(desk.getByRole('button', { name: /^Perlu konfirmasi/, pressed: true })).toBeVisible()

	const visitor = await openOtherBrowser()
	const { kode, path, tanggalVisit } = await reserve(visitor.request, [{ pasien: 'Siti Rahma', paket: 0 }], PATIENT)
	await expect.poll(() => mailsTo(PATIENT).length).toBe(1)
	expect(mailsTo(PATIENT)[0]?.source).toContain(kode)
	await expect.poll(() => mailsTo(petugas).length).toBe(1)
	await desk
		.getByRole('row', { name: new RegExp(kode) })
		.getByRole('link', { name: kode })
		.click()

	// Until the address is confirmed, both pages say that mail is held back.
	await visitor.goto(path)
	await expect(visitor.getByText('Email belum dikonfirmasi.')).toBeVisible()
	await expect(desk.getByText('Belum dikonfirmasi, tidak dikirim')).toBeVisible()
	const [, link = ''] =
		/(\/email#konfirmasi=[\w-]+)/.exec(
			mailsTo(PATIENT)[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '',
		) ?? []
	await visitor.goto(link)
	await visitor.getByRole('button', { name: 'Ya, kirim ke email ini' }).click()
	await expect(visitor.getByText(/^Terima kasih\. Kabar tentang reservasi Anda/)).toBeVisible()
	await visitor.goto(path)
	await expect(visitor.getByRole('region', { name: 'Status reservasi' })).toContainText('Menunggu konfirmasi')
	const moved = tambahHari(tanggalVisit, -1)
	await desk.getByRole('button', { name: 'Ganti tanggal' }).click()
	await desk.getByLabel('Tanggal baru').fill(moved)
	await desk.getByRole('dialog').getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText('Pindah ke')
	await expect.poll(sendGathered).toBe(1)
	await expect.poll(() => mailsTo(PATIENT).length).toBe(2)
	expect(mailsTo(PATIENT)[1]?.source).toContain(formatHariTanggal(moved))
	await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
	await expect(visitor.getByText(formatHariTanggal(moved)).first()).toBeVisible()

	await visitor.getByRole('button', { name: 'Batalkan reservasi' }).click()
	await visitor.getByRole('dialog').getByRole('button', { name: 'Ya, batalkan reservasi' }).click()
	await expect(visitor.getByRole('region', { name: 'Status reservasi' })).toContainText('Dibatalkan')
	await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText('Batal')
	await expect.poll(sendGathered).toBe(1)
	await expect.poll(() => mailsTo(PATIENT).length).toBe(3)

	// An open page would ask for the deleted reservation again.
	for (const page of [desk, visitor]) await page.goto('about:blank')
	await db.deleteFrom('shopReservasi').where('kode', '=', kode).execute()
})
