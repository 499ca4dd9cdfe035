import { test } from './mail-page.ts'
import { expect, fillSignIn, openScreen, SANDI } from './staf-page.ts'

test('an account gets two roles, sets a new password by mail, and sees the work of both roles', async ({
	page,
	site,
	mail,
	browser,
	signIn,
	expectUsable,
}) => {
	const admin = await signIn('admin')
	// One's own roles are read-only, and the rest of the account can be saved.
	await page.goto(`/staf/pengguna/${admin.id}`)
	await expect(page.getByRole('checkbox', { name: 'Administrator' })).toBeDisabled()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const otherContext = await browser.newContext({ baseURL: site.url, viewport: { width: 360, height: 740 } })
	const { email, id } = await signIn('moderator', otherContext)
	await page.goto(`/staf/pengguna/${id}`)
	await page.getByRole('checkbox', { name: 'Moderator' }).uncheck()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Pilih paling sedikit satu peran.')).toBeVisible()
	await page.getByRole('checkbox', { name: 'Moderator' }).check()
	await page.getByRole('checkbox', { name: 'Pendaftaran' }).check()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await openScreen(page, 'Pengguna')
	await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Moderator, Pendaftaran')
	await openScreen(page, 'Riwayat')
	await page.getByRole('button', { name: 'Lihat perubahan Staf Moderator' }).first().click()
	await expect(page.getByRole('row', { name: 'Peran Moderator Moderator Pendaftaran' })).toBeVisible()

	const person = await otherContext.newPage()
	await person.goto('/staf')
	await person.getByRole('link', { name: 'Lupa kata sandi?' }).click()
	await expect(person.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
	await person.getByLabel('Email').fill(email)
	await expectUsable(person)
	await person.getByRole('button', { name: 'Kirim tautan' }).click()
	await expect(person.getByText(`Bila ${email} terdaftar`)).toBeVisible()
	const link = () => /\/staf\/sandi\?token=[\w-]+/.exec(mail.received[0]?.source ?? '')?.[0]
	await expect.poll(link).toBeTruthy()
	await person.goto(link() ?? '')
	const sandi = person.getByLabel('Kata sandi baru')
	const baru = `${SANDI} biru`
	await sandi.fill(baru)
	await expect(sandi).toHaveAttribute('type', 'password')
	await sandi.press('Tab')
	await person.keyboard.press('Space')
	await expect(person.getByRole('button', { name: 'Tampilkan sandi', pressed: true })).toBeFocused()
	await expect(sandi).toHaveAttribute('type', 'text')
	await expectUsable(person)
	await person.getByRole('button', { name: 'Simpan kata sandi' }).click()
	await person.getByRole('link', { name: 'Ke halaman masuk' }).click()
	await Promise.all([person.waitForResponse('**/masuk'), fillSignIn(person, email, baru)])
	await person.goto('/staf/komentar')
	await expect(person.getByRole('tab', { name: /^Menunggu/ })).toBeVisible()
	await person.goto('/staf/reservasi')
	await expect(person.getByRole('textbox', { name: 'Tanggal kunjungan' })).toBeVisible()
	await otherContext.close()

	const invited = `undangan-${Date.now()}@rs.example.com`
	await page.goto('/staf/pengguna/create')
	await page.getByRole('textbox', { name: 'Nama' }).fill('Wati')
	await page.getByRole('textbox', { name: 'Email' }).fill(invited)
	await page.getByRole('checkbox', { name: 'Moderator' }).check()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('dialog', { name: 'Undangan dikirim' })).toContainText(invited)
	await expectUsable(page)
	expect(mail.received.at(-1)?.to).toEqual([invited])
	await page.getByRole('button', { name: 'Selesai' }).click()
	await expect(page.getByRole('button', { name: 'Kirim tautan sandi' })).toBeVisible()
})
