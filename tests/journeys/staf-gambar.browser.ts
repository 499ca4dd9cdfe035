import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { allowedElements } from '../../server/rich-text/sanitise-html.ts'
import { everyElement } from './editor-samples.ts'
import { expect, STAFF, test } from './staf-page.ts'

/** A red strip on the left of a blue picture, twice as wide as high. */
const STRIP = 400
const strip = async () => {
	const red = await sharp({ create: { width: STRIP, height: 800, channels: 3, background: '#d00' } })
		.png()
		.toBuffer()
	const blue = sharp({ create: { width: 1600, height: 800, channels: 3, background: '#00d' } })
	return blue
		.composite([{ input: red, left: 0, top: 0 }])
		.png()
		.toBuffer()
}

async function choose(page: Page, button: string, buffer: Buffer): Promise<void> {
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: button, exact: true }).click(),
	])
	await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
}

type Point = { x: number; y: number }

/** Fingers on the frame, by where each is at each moment. */
async function touch(page: Page, moments: Point[][]): Promise<void> {
	const cdp = await page.context().newCDPSession(page)
	for (const [moment, fingers] of moments.entries())
		await cdp.send('Input.dispatchTouchEvent', {
			type: moment === 0 ? 'touchStart' : 'touchMove',
			touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
		})
	await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Two fingers that come apart. */
const spread = (page: Page, { x, y }: Point) =>
	touch(
		page,
		[30, 40, 50, 60].map((apart) => [
			{ x: x - apart, y },
			{ x: x + apart, y },
		]),
	)

const slide = (page: Page, { x, y }: Point, by: number) =>
	touch(
		page,
		[0, 0.3, 0.6, 1].map((part) => [{ x: x + by * part, y }]),
	)

test('a picture is cropped and described, visitors get its alternative text, and an old link leads to the renamed page', async ({
	page,
	openOtherBrowser,
	request,
	signIn,
	expectUsable,
}) => {
	await signIn('redaksi')
	await page.goto('/staf/layanan/create')
	await page.getByRole('textbox', { name: 'Nama' }).fill('Rawat Luka')
	await page.locator('main form').getByRole('button', { name: 'Panduan foto' }).last().press('Enter')
	await expect(page.getByRole('region', { name: 'Panduan foto' })).toContainText('paling sedikit 1200 × 800 piksel')
	await expectUsable(page)
	const dialog = page.getByRole('dialog', { name: 'Unggah gambar' })
	await choose(page, 'Unggah gambar', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
	await expect(dialog.getByText('Berkas SVG tidak dapat dipakai. Simpan sebagai PNG')).toBeVisible()
	await dialog.getByRole('button', { name: 'Kembali' }).click()
	await choose(page, 'Unggah gambar', await strip())
	const frame = dialog.getByRole('application', { name: 'Bingkai potong' })
	await expect(dialog.getByText('1200 × 800 piksel')).toBeVisible()
	await expectUsable(page)

	await dialog.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(dialog.getByText('Tuliskan apa yang tampak, atau tandai sebagai hiasan.')).toBeVisible()

	// Closer by wheel, key, fingers and slider; back to the whole by its button.
	const box = await frame.boundingBox()
	if (!box) throw new Error('The frame is not there.')
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
	const whole = dialog.getByText('1200 × 800 piksel')
	const closer = [
		() => page.mouse.move(x, y).then(() => page.mouse.wheel(0, -300)),
		() => frame.press('+'),
		() => spread(page, { x, y }),
		() => dialog.getByRole('slider', { name: 'Perbesar' }).press('PageUp'),
	]
	for (const comeCloser of closer) {
		await comeCloser()
		await expect(whole).toBeHidden()
		await expect(dialog.getByText('agak kecil')).toBeVisible()
		await dialog.getByRole('button', { name: 'Kembali ke tengah' }).click()
		await expect(whole).toBeVisible()
	}

	// By finger to the right end, where nothing is red, by mouse to the left one, and back by keys.
	await expect.poll(() => redIn(page)).toBeGreaterThan(0)
	await slide(page, { x, y }, -300)
	await expect.poll(() => redIn(page)).toBe(0)
	await page.mouse.move(x, y)
	await page.mouse.down()
	await page.mouse.move(x + 300, y, { steps: 3 })
	await page.mouse.up()
	await expect.poll(() => redIn(page)).toBeGreaterThan(0.3)
	for (let times = 0; times < 5; times++) await frame.press('Shift+ArrowLeft')
	await expect.poll(() => redIn(page)).toBe(0)
	await dialog.getByLabel('Apa yang tampak di gambar?').fill('Perawat membalut lengan')
	await dialog.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(dialog).toBeHidden()
	await expect(page.getByText('“Perawat membalut lengan”')).toBeVisible()
	await page.getByLabel('Nomor yang dihubungi').fill('0333123456')
	await page.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()

	const { data } = await (await request.get('/api/v1/public/layanan/detail-uri/rawat-luka')).json()
	const { width, height } = await sharp(
		await (await request.get(`/images/foto-layanan/${data.foto}`)).body(),
	).metadata()
	expect([width, height]).toEqual([1200, 800])
	const visitor = await openOtherBrowser()
	await visitor.goto('/layanan')
	await expect(visitor.getByRole('img', { name: 'Perawat membalut lengan' })).toBeVisible()

	await page.getByRole('button', { name: 'Ubah keterangan' }).click()
	await page.getByLabel('Apa yang tampak di gambar?').fill('Dua perawat membalut lengan')
	await page.getByRole('button', { name: 'Simpan keterangan' }).click()
	await expect(page.getByText('“Dua perawat membalut lengan”')).toBeVisible()
	await page.getByLabel('Alamat halaman').fill('perawatan-luka')
	await page.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()

	await visitor.getByRole('link', { name: 'Rawat Luka' }).last().click()
	await visitor.waitForURL('**/layanan/rawat-luka')
	await expect(visitor.getByRole('img', { name: 'Dua perawat membalut lengan' })).toBeVisible()
	expect(await visitor.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(/\/layanan$/)
})

/** How much of the preview is red. */
const redIn = (page: Page) =>
	page.getByRole('img', { name: 'Bagian gambar yang dipakai' }).evaluate((canvas: HTMLCanvasElement) => {
		// A copy: reading from the canvas itself again and again would slow it down, and the browser says so.
		const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d') as OffscreenCanvasRenderingContext2D
		copy.drawImage(canvas, 0, 0)
		const { data } = copy.getImageData(0, 0, canvas.width, canvas.height)
		let red = 0
		for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > (data[at + 2] ?? 0)) red++
		return red / (data.length / 4)
	})

/** What the editor keeps to itself or writes in another way. */
const UNWRITTEN = [
	'tableCell.colwidth',
	'tableHeader.colwidth',
	'link.target',
	'link.rel',
	'link.class',
	'orderedList.type',
]

test('the server stores what the editor writes, and the editor keeps what the server allows', async ({
	page,
	database: { db },
	signIn,
}) => {
	await signIn('redaksi')
	const { id } = await db.selectFrom('artikel').select('id').executeTakeFirstOrThrow()
	await page.goto(`/staf/artikel/${id}`)
	await page.getByRole('textbox', { name: 'Isi artikel' }).waitFor()

	/** Puts the text into the editor and saves: what was sent, and what was stored of it. */
	async function save(html: string): Promise<{ sent: string; stored: string }> {
		await page.evaluate((text) => {
			const { editor } = document.querySelector('.ProseMirror') as unknown as { editor: TestEditor }
			editor.commands.setContent(text, { emitUpdate: true })
		}, html)
		const [answer] = await Promise.all([
			page.waitForResponse((response) => response.request().method() === 'PATCH' && response.url().includes(STAFF)),
			page.getByRole('button', { name: 'Simpan', exact: true }).click(),
		])
		expect(answer.status()).toBe(200)
		return { sent: answer.request().postDataJSON().textContent, stored: (await answer.json()).data.textContent }
	}
	/** Null when both are the same page, whatever way it is written; else the first place where they part. */
	const differ = (one: string, other: string) =>
		page.evaluate(
			([first = '', second = '']) => {
				const [a, b] = [first, second].map((html) => {
					const box = document.createElement('template')
					box.innerHTML = html
					// A quotation of one paragraph is written either way.
					for (const lone of box.content.querySelectorAll('blockquote > p:only-child'))
						lone.replaceWith(...lone.childNodes)
					return box.innerHTML
				}) as [string, string]
				const at = [...a].findIndex((letter, place) => letter !== b[place])
				return a === b ? null : [a, b].map((text) => text.slice(Math.max(0, at - 60), at + 60))
			},
			[one, other],
		)

	const { sent, stored } = await save(everyElement)
	expect(await differ(sent, stored)).toBeNull()
	expect(await differ(stored, everyElement)).toBeNull()

	const { used, known } = await page.evaluate(inEditor)
	expect(known.filter((name) => !used.includes(name) && !UNWRITTEN.includes(name))).toEqual([])
	const inSamples = await page.evaluate(writtenIn, everyElement)
	const allowed = [...allowedElements].flatMap(([tag, names]) => [
		tag,
		...Object.keys(names).map((name) => `${tag}.${name}`),
	])
	expect(inSamples.toSorted()).toEqual(allowed.toSorted())

	const demo = await db.selectFrom('artikel').select('textContent').execute()
	const others = await db.selectFrom('layanan').select('deskripsi as textContent').execute()
	const texts = [...demo, ...others].map(({ textContent }) => textContent).join('')
	const halves = texts.length / 2
	const middle = texts.indexOf('<h2>', halves)
	for (const part of [texts.slice(0, middle), texts.slice(middle)]) {
		const saved = await save(part)
		expect(await differ(saved.stored, part)).toBeNull()
	}
})

test('pasted headings, lists of Word and videos stay, and staff are told what a text cannot take over', async ({
	page,
	signIn,
}) => {
	await page.route('**/images/artikel/a.webp', async (route) =>
		route.fulfill({ contentType: 'image/png', body: await strip() }),
	)
	await signIn('redaksi')
	await page.goto('/staf/artikel/create')
	const text = page.getByRole('textbox', { name: 'Isi artikel' })
	await text.waitFor()
	await page.evaluate(() => {
		const { editor } = document.querySelector('.ProseMirror') as unknown as { editor: TestEditor }
		editor.view.pasteHTML(
			`<h1>Demam</h1><p>Minum.</p><h5>Kapan?</h5>
			<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
			style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
			</span></span></span><![endif]>Air putih<o:p></o:p></p>
			<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>hangat</p>
			<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Istirahat</p>
			<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Periksa</p>
			<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>
			<iframe src="https://evil.example/"></iframe>
			<img src="https://evil.example/a.png"><img src="data:image/gif;base64,R0lGOD"><img src="/images/artikel/a.webp">`,
		)
	})
	await expect(text.getByRole('heading', { level: 2, name: 'Demam' })).toBeVisible()
	await expect(text.getByRole('heading', { level: 4, name: 'Kapan?' })).toBeVisible()
	await expect(text.locator(':scope > ul > li > p')).toHaveText(['Air putih', 'Istirahat'])
	await expect(text.locator('ul ul > li')).toHaveText('hangat')
	await expect(text.locator(':scope > ol > li')).toHaveText('Periksa')
	await expect(text.locator('[data-embed="youtube:aqz-KE-bpKQ"]')).toHaveCount(1)
	await expect(text.locator('img')).toHaveCount(1)
	await expect(page.getByText('2 gambar dan 1 video tidak ikut tertempel.')).toBeVisible()

	const bytes = [...(await strip())]
	await text.evaluate((editor, picture) => {
		const clipboardData = new DataTransfer()
		clipboardData.items.add(new File([new Uint8Array(picture)], 'layar.png', { type: 'image/png' }))
		editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
	}, bytes)
	const dialog = page.getByRole('dialog', { name: 'Unggah gambar' })
	await dialog.getByLabel('Apa yang tampak di gambar?').fill('Garis merah')
	await dialog.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(text.getByRole('img', { name: 'Garis merah' })).toBeVisible()
})

interface TestEditor {
	view: { pasteHTML(html: string): void }
	commands: { setContent(html: string, options: { emitUpdate: boolean }): void }
	schema: Record<'nodes' | 'marks', Record<string, { spec: { attrs?: object } }>>
	state: { doc: { descendants(visit: (node: TestNode) => void): void } }
}

interface TestNode {
	type: { name: string }
	attrs: Record<string, unknown>
	marks: TestNode[]
}

/** Every node, mark and attribute that the editor knows, and those that its text has. */
function inEditor(): { used: string[]; known: string[] } {
	const { editor } = document.querySelector('.ProseMirror') as unknown as { editor: TestEditor }
	const types = Object.entries({ ...editor.schema.nodes, ...editor.schema.marks })
	const known = types.flatMap(([name, { spec }]) => [
		name,
		...Object.keys(spec.attrs ?? {}).map((attribute) => `${name}.${attribute}`),
	])
	const used = new Set(['doc'])
	editor.state.doc.descendants((node) => {
		for (const { type, attrs } of [node, ...node.marks]) {
			used.add(type.name)
			for (const [name, value] of Object.entries(attrs))
				if (value !== null && value !== '') used.add(`${type.name}.${name}`)
		}
	})
	return { used: [...used], known }
}

/** Every element and attribute that a text is written with. */
function writtenIn(html: string): string[] {
	const box = document.createElement('template')
	box.innerHTML = html
	const found = new Set<string>()
	for (const { localName, attributes } of box.content.querySelectorAll('*')) {
		found.add(localName)
		for (const { name } of attributes) found.add(`${localName}.${name}`)
	}
	return [...found]
}
