import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { reserve } from './reservasi-page.ts'
import { expect, test } from './staf-page.ts'

const [WIDTH, HEIGHT] = [640, 480]

/** The code on the paper that a visitor prints, held a little aslant before the camera: a film of one picture. */
async function film(visitor: Page, file: string): Promise<void> {
	await visitor.emulateMedia({ media: 'print' })
	const code = await visitor.getByRole('img', { name: /^Kode QR halaman reservasi/ }).screenshot()
	const paper = { background: '#d8d4cb' }
	const held = await sharp(code).resize(240).rotate(11, paper).toBuffer()
	const grey = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, ...paper } })
		.composite([{ input: held }])
		.greyscale()
		.toColourspace('b-w')
		.raw()
		.toBuffer()
	const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
	const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`
	writeFileSync(file, Buffer.concat([Buffer.from(`${head}FRAME\n`), grey, colourless]))
}

test('the camera reads a printed code; without a camera or permission the page says what to do instead', async ({
	page,
	site,
	playwright,
	launchOptions,
	signIn,
	expectUsable,
	database: { db },
}, testInfo) => {
	const { kode, path } = await reserve(page.request, [{ pasien: 'Siti Rahma', paket: 0 }])
	await page.goto(path)
	const file = testInfo.outputPath('kode.y4m')
	await film(page, file)

	await page.emulateMedia({ media: 'screen' })
	await signIn('pendaftaran')
	await page.goto('/staf/reservasi')
	await page.getByRole('button', { name: 'Pakai kamera' }).click()
	await expect(page.getByRole('alert')).toContainText('Perangkat ini tidak memiliki kamera.')
	await expectUsable(page)
	await page.getByRole('button', { name: 'Tutup' }).click()

	const camera = ['use-fake-device-for-media-stream', 'use-fake-ui-for-media-stream']
	const args = [...camera, `use-file-for-fake-video-capture=${file}`].map((each) => `--${each}`)
	const browser = await playwright.chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), ...args],
	})
	const otherContext = await browser.newContext({ baseURL: site.url, locale: 'id-ID' })
	await signIn('pendaftaran', otherContext)
	const desk = await otherContext.newPage()
	await desk.addInitScript(refuseOnce)
	await desk.goto('/staf/reservasi')
	await desk.getByRole('button', { name: 'Pakai kamera' }).click()
	await expect(desk.getByRole('alert')).toContainText('Kamera belum diizinkan.')
	await desk.getByRole('button', { name: 'Coba lagi' }).click()
	await expect(desk.getByRole('heading', { level: 1, name: kode })).toBeVisible()
	await browser.close()
	// Others count those of the day.
	await db.deleteFrom('shopReservasi').where('kode', '=', kode).execute()
})

/** A headless browser shows no prompt: the error of a refused permission. */
function refuseOnce(): void {
	navigator.mediaDevices.getUserMedia = () => {
		Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia')
		return Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
	}
}
