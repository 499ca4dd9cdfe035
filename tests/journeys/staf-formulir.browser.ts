import type { APIRequestContext, Locator, Page, Response } from '@playwright/test'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { rulesOf } from '../../server/content-rules/content-rules.ts'
import { entities } from '../../server/staff/content/entities.ts'
import type { Entity } from '../../server/staff/content/entity.ts'
import { repeated } from '../support/browser-test.ts'
import { validInput } from '../support/test-valid-input.ts'
import { expect, STAFF, statusLine, test } from './staf-page.ts'

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

test.beforeEach(async ({ page, signIn }) => {
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }))
	await signIn('admin')
})

test('an error of a picture or of an editor is shown below it, and what was typed stays', async ({ page }) => {
	const save = page.getByRole('button', { name: 'Simpan', exact: true })
	await page.goto('/staf/faq/create')
	await page.getByLabel('Pertanyaan').fill('Jam besuk?')
	await page.getByRole('textbox', { name: 'Jawaban' }).click()
	await page.getByLabel('Pertanyaan').click()
	await expect(page.getByText('Wajib diisi.')).toBeVisible()
	await expect(page.getByLabel('Pertanyaan')).toHaveValue('Jam besuk?')

	for (const [form, typed, error] of [
		['beranda-banner', 'Tulisan tombol', 'Wajib diisi.'],
		['gallery', 'Keterangan', 'Wajib diisi.'],
		['popup-information', 'Selesai tayang', 'Isi teks, gambar, atau keduanya.'],
	] as const) {
		await page.goto(`/staf/${form}/create`)
		const value = form === 'popup-information' ? 'Kamis, 1 Jan 2099' : 'Sudah ditulis'
		await page.getByLabel(typed).fill(value)
		await save.click()
		await expect(page.getByText(error), form).toBeVisible()
		await expect(page.getByLabel(typed), form).toHaveValue(value)
	}
	// A popup has times of its own.
	await expect(page.getByRole('radio', { name: /^Terbit/ })).toBeVisible()
	await expect(page.getByRole('radio', { name: /^Terjadwal/ })).toHaveCount(0)
})

test('a form that is opened from a list waits for the whole row, which would undo what was typed before it', async ({
	page,
}) => {
	const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
	await page.route(/\/v1\/staf\/prestasi\/\w+$/, async (route) => {
		await arrival
		await route.continue()
	})
	await page.goto('/staf/prestasi')
	const asked = page.waitForRequest(/\/v1\/staf\/prestasi\/\w+$/)
	await page.getByRole('link', { name: /^1\. / }).click()
	await asked
	await expect(page.getByRole('progressbar', { name: 'Memuat isian' })).toBeVisible()
	await expect(page.getByLabel('Nama penghargaan')).toHaveCount(0)
	arrive()
	await expect(page.getByLabel('Nama penghargaan')).not.toHaveValue('')
})

test('a form that cannot be fetched says why and tries again in place', async ({ page, context, console }) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	await page.goto('/staf/prestasi')
	const first = page.getByRole('link', { name: /^1\. / })
	await expect(first).toBeVisible()
	await context.setOffline(true)
	await first.click()
	const failure = page.getByRole('alert').filter({ hasText: 'Tidak ada sambungan. Periksa jaringan, lalu ulangi.' })
	await expect(failure).toBeVisible()
	await expect(page.getByLabel('Nama penghargaan')).toHaveCount(0)
	await context.setOffline(false)
	await failure.getByRole('button', { name: 'Coba lagi' }).click()
	await expect(page.getByLabel('Nama penghargaan')).not.toHaveValue('')
})

test('the first press on Simpan counts after an error was mended', async ({ page, console }) => {
	// The undone row is read once more while its page closes.
	console.allow(statusLine('404 (Not Found)'))
	const save = page.getByRole('button', { name: 'Simpan', exact: true })
	await page.goto('/staf/faq/create')
	await page.getByRole('textbox', { name: 'Jawaban' }).fill('Pukul 10.00.')
	await save.click()
	await expect(page.getByText('Wajib diisi.')).toBeVisible()
	await page.getByLabel('Pertanyaan').fill('Mulai pukul berapa jam besuk?')
	// Near the edge, where the button would no longer be when the line of the error is gone.
	await save.click({ delay: 300, position: { x: 20, y: 36 } })
	await expect(page.getByText('Berhasil ditambahkan')).toBeVisible()
	await page.getByRole('button', { name: 'Urungkan' }).last().click()
	await expect(page.getByText('Perubahan diurungkan')).toBeVisible()
})

test('without a connection a form says so, keeps the text, and sends nothing later by itself', async ({
	page,
	context,
	console,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	const { data } = await (await context.request.get(`${STAFF}/faq?limit=1`)).json()
	for (const path of [`faq/${data[0].id}`, 'faq/create']) {
		await page.goto(`/staf/${path}`)
		const question = page.getByLabel('Pertanyaan')
		await question.fill('Belum tersimpan?')
		await page.getByRole('textbox', { name: 'Jawaban' }).fill('Belum.')
		await context.setOffline(true)
		await page.getByRole('button', { name: 'Simpan', exact: true }).click()
		await expect(page.getByText('Tidak ada sambungan. Periksa jaringan, lalu ulangi.'), path).toBeVisible()
		await expect(question, path).toHaveValue('Belum tersimpan?')
		const sent: string[] = []
		page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
		await context.setOffline(false)
		// What the browser sends when the connection is back comes before this.
		await page.evaluate(() => fetch('/healthz'))
		expect(sent, path).toEqual([])
		await expect(question, path).toHaveValue('Belum tersimpan?')
	}
	const { data: stored } = await (await context.request.get(`${STAFF}/faq?q=Belum+tersimpan`)).json()
	expect(stored).toEqual([])
})

test('a part of a form that crashes leaves the values, and the form goes on', async ({ page, console }) => {
	console.allow('Error: rusak')
	await page.goto('/staf/popup-information/create')
	await page.getByRole('textbox', { name: 'Teks', exact: true }).fill('Berapa gelas air sehari?')
	await page.getByLabel('Selesai').fill('1/1/2099')
	await page.getByLabel('Pukul').last().fill('pagi')
	await page.getByLabel('Selesai').focus()
	await expect(page.getByText('Tulis jam dan menit, misalnya 07:30.')).toBeVisible()
	await page.getByLabel('Pukul').last().fill('1000')
	// The options of a quiz read their text with it.
	await page.evaluate(() => {
		const { parseFromString } = DOMParser.prototype
		Object.assign(window, { mend: () => Object.assign(DOMParser.prototype, { parseFromString }) })
		DOMParser.prototype.parseFromString = () => {
			throw Object.assign(new Error('rusak'), { stack: 'Error: rusak' })
		}
	})
	await page.getByLabel('Jenis').click()
	await page.getByRole('option', { name: 'Kuis' }).click()
	await expect(page.getByText('Isian Anda masih ada.')).toBeVisible()
	await page.evaluate(() => (window as unknown as { mend(): void }).mend())
	await page.getByRole('button', { name: 'Lanjutkan mengisi' }).click()
	await expect(page.getByRole('textbox', { name: 'Teks', exact: true })).toHaveText('Berapa gelas air sehari?')
	await expect(page.getByLabel('Selesai')).toHaveValue('Kamis, 1 Jan 2099')
	await expect(page.getByLabel('Pukul').last()).toHaveValue('10.00')
	await expect(page.getByLabel('Teks pilihan')).toHaveCount(2)
})

test.describe('in an English browser', () => {
	test.use({ locale: 'en-US' })

	test('a price is read as Indonesians write it, and a phone number shows the link that visitors get', async ({
		page,
	}) => {
		const { request } = page.context()
		const { data } = await (await request.get(`${STAFF}/shop-item?limit=1`)).json()
		const [{ id, harga }] = data
		await page.goto(`/staf/shop-item/${id}`)
		const price = page.getByLabel('Harga')
		await price.fill('')
		await price.pressSequentially('1.250.000,00')
		await expect(page.getByText('Tampil sebagai Rp. 1.250.000')).toBeVisible()
		await price.blur()
		await expect(price).toHaveValue('1.250.000')
		await price.fill('450,000')
		await page.getByRole('button', { name: 'Simpan', exact: true }).click()
		await expect(page.getByText('Tulis harga dalam rupiah bulat, misalnya 450.000.')).toBeVisible()
		await expect(price).toHaveValue('450,000')
		await price.fill('Rp 149.900')
		await price.press('Enter')
		await expect(page.getByText('Perubahan disimpan')).toBeVisible()
		const path = `${STAFF}/shop-item/${id}`
		expect((await (await request.get(path)).json()).data.harga).toBe(149_900)
		await request.patch(path, { data: { harga } })

		await page.goto('/staf/web-setting')
		const phone = page.getByLabel('Nomor utama')
		await phone.fill('abc')
		await phone.blur()
		await expect(page.getByText('Tulis nomor telepon, misalnya')).toBeVisible()
		await phone.fill('0812 3456 7001')
		await expect(page.getByRole('link', { name: 'https://wa.me/6281234567001' })).toBeVisible()
	})
})

/** The entity that a field refers to. */
const referred: Record<string, string> = {
	kategoriArtikelId: 'kategori-artikel',
	poliKlinikId: 'poli-klinik',
	tipeId: 'shop-tipe',
	kategoriId: 'shop-kategori',
	dokter: 'dokter',
	poliKlinik: 'poli-klinik',
	usia: 'shop-usia',
}

/** Fields that the form does not show, or that get a value when they are emptied. */
const NOT_EMPTIED = [
	...['lebar', 'tinggi', 'uri', 'tinjauHari', 'terbitPada', 'tinjauan', 'quiz'],
	// In closed sections; staf-tanda-bahaya.browser.ts changes and empties them.
	...['ditambah', 'dimatikan', 'kalimat'],
]

/** Required together with another field. */
const alsoRequired: Record<string, string[]> = { 'popup-information': ['text'] }

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

function optionalFields({ sumber, isian }: Entity): string[] {
	const fields = Object.entries(isian.shape as Record<string, z.ZodType>)
	return fields
		.filter(([name, field]) => {
			if (alsoRequired[sumber]?.includes(name)) return false
			return [null, '', []].some((value) => field.safeParse(value).success)
		})
		.map(([name]) => name)
}

type Values = Record<string, unknown>

/** A row with every field filled. */
async function create(request: APIRequestContext, entity: Entity): Promise<string> {
	const path = `${STAFF}/${entity.sumber}`
	const ids = new Map<string, string>()
	for (const [name, sumber] of Object.entries(referred)) {
		const { data } = await (await request.get(`${STAFF}/${sumber}?limit=1`)).json()
		ids.set(name, data[0].id)
	}
	const input = JSON.stringify(
		{ ...validInput(entity, 'Kalimat'), ...(entity.sumber === 'popup-information' && { tayangSelesai: 30 }) },
		(name, value) => (value === '1' ? ids.get(name) : isLink(value) ? [ids.get(name)] : value),
	)
	const answer = entity.single
		? await request.patch(`${path}/utama`, { data: JSON.parse(input) })
		: await request.post(path, { data: JSON.parse(input) })
	const { data, error } = await answer.json()
	expect(error, entity.sumber).toBeUndefined()
	return entity.single ? 'utama' : data.created.id
}

const isLink = (value: unknown) => Array.isArray(value) && value[0] === '1'

/** Empties the inputs of these fields, or of all. */
async function empty(page: Page, fields?: string[]): Promise<void> {
	const form = page.locator('main form')
	const isMeant = (name: string) => !fields || fields.includes(name.split('.')[0] ?? '')
	const clickAll = async (buttons: Locator) => {
		while ((await buttons.count()) > 0) await buttons.first().click()
	}
	await clickAll(form.getByRole('button', { name: /^Hapus baris/ }))
	await clickAll(form.locator('.MuiChip-deleteIcon'))
	await clickAll(form.locator('fieldset input[type=checkbox]:checked'))
	await clickAll(form.getByAltText('Gambar utama').locator('..').getByRole('button', { name: 'Hapus' }))
	if (isMeant('content') || !(await form.locator('[name=contentType]').count()))
		await clickAll(form.getByRole('button', { name: 'Hapus gambar' }))
	const inputs = form.locator('input[name]:visible, textarea[name]:visible')
	for (const [place, { name, type }] of (await describe(inputs)).entries()) {
		if (['checkbox', 'radio'].includes(type) || !isMeant(name)) continue
		await inputs.nth(place).fill('')
		// Closes the list of an autocomplete, which would lie over the rest.
		await inputs.nth(place).blur()
	}
	for (const editor of await form.getByRole('textbox').and(form.locator('[contenteditable]')).all()) {
		if (!isMeant((await editor.getAttribute('data-field')) ?? '')) continue
		await editor.press('ControlOrMeta+a')
		await editor.press('Delete')
	}
}

/** Texts that some field refuses: too long, no number, no address, outside a range. */
const WRONG = ['', 'bukan alamat?', '-1', '99999999999', 'x'.repeat(6000)]
const WORD = 'Gantinya'

interface Typed {
	/** The path of the field: `waktu.0.jamMulai`. */
	name: string
	type: string
	/** The input takes no more characters; -1 without a limit. */
	maxLength: number
	/** A day, or a moment with its time of day beside it. */
	isDay: boolean
}

const describe = (inputs: Locator): Promise<Typed[]> =>
	inputs.evaluateAll((found) =>
		found.map((input) => ({
			name: input.getAttribute('name') ?? '',
			type: input.getAttribute('type') ?? 'text',
			maxLength: Number(input.getAttribute('maxlength') ?? -1),
			isDay: input.getAttribute('placeholder') === 'hh/bb/tttt',
		})),
	)

/** The visible inputs that take text. */
async function textInputs(page: Page): Promise<Typed[]> {
	const typed = 'input[name]:visible:not([role=combobox], [aria-hidden=true]), textarea[name]:visible'
	const inputs = await describe(page.locator('main form').locator(typed))
	return inputs.filter(({ type }) => !['checkbox', 'radio', 'file'].includes(type))
}

const inputOf = (page: Page, name: string) => page.locator(`main form [name="${name}"]:visible`)

/** A copy of the values with another one at this path. */
function withValue(values: Values, path: string, value: unknown): Values {
	const copy = structuredClone(values)
	const steps = path.split('.')
	const last = steps.pop() ?? ''
	let place = copy
	for (const step of steps) {
		// A list that is still empty, such as the menu with its default order.
		place[step] ??= {}
		place = place[step] as Values
	}
	place[last] = value
	return copy
}

const valueAt = (values: unknown, path: string) =>
	path.split('.').reduce<unknown>((value, step) => (value as Values | null | undefined)?.[step], values)

interface Wrong {
	name: string
	text: string
	message: string
	/** A rule over several fields, which holds only while every field by itself is valid. */
	isRuleOfForm: boolean
}

/** Wrong texts for a field, one for each message that the contract has for it. */
function wrongTexts({ isian }: Entity, values: Values, { name, maxLength }: Typed): Wrong[] {
	const [field = ''] = name.split('.')
	const found: Wrong[] = []
	for (const text of WRONG) {
		if (maxLength >= 0 && text.length > maxLength) continue
		const wrong = withValue(values, name, text === '' ? null : text)
		const { error } = isian.safeParse(wrong)
		const message = error && inputErrors(error)[name]
		if (!message || found.some((each) => each.message === message)) continue
		found.push({ name, text, message, isRuleOfForm: isian.shape[field].safeParse(wrong[field]).success })
	}
	return found
}

/** A number is formatted when the focus leaves it. */
const bare = (text: string) => text.replaceAll('.', '')

/** Types every wrong text: each message appears below its input, and every input keeps what was typed. */
async function provokeErrors(page: Page, entity: Entity, values: Values): Promise<number> {
	const inputs = (await textInputs(page)).filter(({ type }) => type === 'text')
	const wrong = inputs.map((input) => wrongTexts(entity, values, input))
	const ofForm = wrong.flat().filter(({ isRuleOfForm }) => isRuleOfForm)
	const ofFields = wrong.map((texts) => texts.filter(({ isRuleOfForm }) => !isRuleOfForm))
	for (const each of ofForm) {
		const input = inputOf(page, each.name)
		const before = await input.inputValue()
		await provoke(page, entity, [each])
		await input.fill(before)
	}
	const rounds = Math.max(0, ...ofFields.map((texts) => texts.length))
	for (let round = 0; round < rounds; round++)
		await provoke(
			page,
			entity,
			ofFields.flatMap((texts) => texts[round] ?? texts.at(-1) ?? []),
		)
	return wrong.flat().length
}

async function provoke(page: Page, { sumber }: Entity, wrong: Wrong[]): Promise<void> {
	for (const { name, text } of wrong) await inputOf(page, name).fill(text)
	await page.getByRole('button', { name: 'Simpan', exact: true }).press('Enter')
	// All at once: to ask the browser about each of a thousand inputs takes a minute.
	const read = async () => {
		const inputs = await page.locator('main form [name]:visible').evaluateAll((found) =>
			found.map((input) => {
				const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
				const description = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
				return { name: input.getAttribute('name'), description, value: (input as HTMLInputElement).value }
			}),
		)
		return wrong.map(({ name }) => {
			const { description = '', value = '' } = inputs.find((input) => input.name === name) ?? {}
			return { name, message: description.trim(), text: bare(value) }
		})
	}
	const expected = wrong.map(({ name, message, text }) => ({ name, message, text: bare(text) }))
	await expect.poll(read, sumber).toEqual(expected)
}

/** Fills every input with another valid value. Returns the typed ones that the server stores as they are. */
async function fillAll(page: Page, entity: Entity): Promise<Map<string, unknown>> {
	const valid = { ...validInput(entity, WORD), uri: `gantinya-${entity.sumber}` }
	const stored = new Map<string, unknown>()
	let day = 0
	for (const { name, type, isDay } of await textInputs(page)) {
		const value = valueAt(valid, name)
		// The end of a period comes after its start.
		if (isDay && typeof value !== 'string') {
			await inputOf(page, name).fill(`2099-01-0${++day}`)
			continue
		}
		if (type !== 'text' || (typeof value !== 'string' && typeof value !== 'number')) continue
		await inputOf(page, name).fill(String(value))
		const parsed = entity.isian.shape[name]?.safeParse(value)
		if (parsed?.success && !rulesOf(entity.table).columns?.[name]) stored.set(name, parsed.data)
	}
	const editors = page.locator('main form').getByRole('textbox').and(page.locator('[contenteditable]'))
	for (const editor of await editors.all()) {
		const name = (await editor.getAttribute('data-field')) ?? ''
		await editor.fill(WORD)
		if (entity.isian.shape[name]) stored.set(name, `<p>${WORD}</p>`)
	}
	return stored
}

/** Some thirty forms: halves that run side by side. */
const halves = [entities.slice(0, entities.length / 2), entities.slice(entities.length / 2)]

for (const half of halves)
	test(
		`every form shows each error, saves what was typed, and can be emptied, from ${half[0]?.sumber} on`,
		repeated,
		async ({ page, console }) => {
			// Some fifteen forms, each saved three times.
			test.slow()
			console.allow(statusLine('400 (Bad Request)'))
			const { request } = page.context()
			const save = page.getByRole('button', { name: 'Simpan', exact: true })
			let provoked = 0
			for (const entity of half) {
				const { sumber, single } = entity
				const before = single && (await (await request.get(`${STAFF}/${sumber}/utama`)).json()).data
				const id = await create(request, entity)
				const path = `${STAFF}/${sumber}/${id}`
				await page.goto(`/staf/${sumber}/${id}`)
				await expect(save, sumber).toBeVisible()
				await expect(page.locator('main form .MuiSkeleton-root'), sumber).toHaveCount(0)
				const isPatch = (response: Response) => response.request().method() === 'PATCH' && response.url().endsWith(path)
				const saved = async () => {
					const [answer] = await Promise.all([
						page.waitForResponse(isPatch),
						// By keyboard: the notice of the save before lies over the button.
						save.press('Enter'),
					])
					const { data, error } = await answer.json()
					expect(error, sumber).toBeUndefined()
					return data
				}
				provoked += await provokeErrors(page, entity, (await (await request.get(path)).json()).data)
				const typed = await fillAll(page, entity)
				const filled = await saved()
				for (const [name, value] of typed) expect(filled[name], `${sumber} ${name}`).toEqual(value)

				const fields = optionalFields(entity)
				await empty(page, fields)
				const data = await saved()
				const left = fields.filter((name) => !NOT_EMPTIED.includes(name) && !isEmpty(data[name]))
				expect(left, sumber).toEqual([])

				// Without the required fields too.
				await empty(page)
				const patched = page.waitForResponse(isPatch, { timeout: 0 }).catch(() => {})
				await save.press('Enter')
				const error = page.locator('main form .MuiFormHelperText-root.Mui-error').first()
				await Promise.race([patched, error.waitFor()])
				await expect(save, sumber).toBeVisible()

				if (single) {
					const { versi: _, id: __, createdAt: ___, ...values } = before
					expect((await request.patch(path, { data: values })).status(), sumber).toBe(200)
				} else expect((await request.delete(path)).status(), sumber).toBe(200)
			}
			expect(provoked).toBeGreaterThan(half.length)
		},
	)
