import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let editor: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	editor = await staff.signedIn('redaksi')
	await insertRows(staff.db, 'poliKlinik', [{}])
	for (const table of ['shopTipe', 'shopKategori', 'shopUsia'] as const)
		await insertRows(staff.db, table, [{ id: '7' }])
	await insertRows(staff.db, 'shopItem', [{ tipeId: '7', kategoriId: '7' }])
	await insertRows(staff.db, 'shopItemUsia', [{ usiaId: '7' }])
})
afterAll(() => staff.dispose())

const fieldsOf = async (method: string, path: string, body?: unknown) =>
	(await editor.send(method, path, body)).body.error?.fields

test('rules across fields hold when only one of the fields is sent', async () => {
	expect(await fieldsOf('PATCH', '/shop-usia/7', { usiaMax: 3 })).toEqual({
		usiaMax: 'Tidak boleh lebih muda daripada usia termuda.',
	})
	await editor.send('PATCH', '/shop-item/1', { untukL: false })
	expect(await fieldsOf('PATCH', '/shop-item/1', { untukP: false })).toHaveProperty('untukP')
	const { body } = await editor.send('GET', '/shop-item/1')
	expect([body.data.untukL, body.data.untukP]).toEqual([0, 1])
	const banner = { contentType: 'gambar', content: 'a.webp' }
	expect(await fieldsOf('POST', '/beranda-banner', { ...banner, buttonTitle: 'Ke sana' })).toHaveProperty('buttonLink')
	const made = (await editor.send('POST', '/beranda-banner', banner)).body.data.created
	expect(await fieldsOf('PATCH', `/beranda-banner/${made.id}`, { contentType: 'embed_video' })).toHaveProperty(
		'content',
	)
	const pasted = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" onload="x"></iframe>'
	const video = await editor.send('PATCH', `/beranda-banner/${made.id}`, {
		contentType: 'embed_video',
		content: pasted,
	})
	expect(video.body.data.content).toBe('youtube:aqz-KE-bpKQ')
})

test('a quiz needs options and one right answer, and gets unique keys', async () => {
	const quiz = { opsiJawaban: [{ text: 'Teh' }, { text: 'Susu<script>x</script>' }], jawaban: 'pilihan-2' }
	const popup = { type: 'quiz', text: 'Mana?', tayangMulai: 0, quiz }
	const made = (await editor.send('POST', '/popup-information', popup)).body.data.created
	expect(made.quiz).toEqual({
		opsiJawaban: [
			{ key: 'pilihan-1', content: null, text: 'Teh' },
			{ key: 'pilihan-2', content: null, text: 'Susu' },
		],
		jawaban: 'pilihan-2',
		infoJawaban: { content: null, text: '' },
	})
	const path = `/popup-information/${made.id}`
	const change = (changes: object) => fieldsOf('PATCH', path, { quiz: { ...made.quiz, ...changes } })
	expect(await change({ jawaban: 'susu' })).toEqual({ 'quiz.jawaban': 'Tandai jawaban yang benar.' })
	expect(await change({ opsiJawaban: [] })).toHaveProperty('quiz.opsiJawaban')
	expect(await fieldsOf('PATCH', path, { quiz: null })).toHaveProperty('quiz.opsiJawaban')
	expect(await fieldsOf('PATCH', path, { tayangSelesai: 0 })).toHaveProperty('tayangSelesai')
	expect(await fieldsOf('PATCH', path, { type: 'informasi', quiz: null })).toBeUndefined()
})

test('a duplicate keluhan of a clinic gets its own error message', async () => {
	const keluhan = { kata: 'batuk', poliKlinikId: '1' }
	expect(await fieldsOf('POST', '/keluhan', keluhan)).toBeUndefined()
	expect(await fieldsOf('POST', '/keluhan', keluhan)).toEqual({ kata: 'Poli klinik ini sudah memiliki keluhan itu.' })
})

test('types, categories and ages in use name the package that uses them', async () => {
	for (const sumber of ['shop-tipe', 'shop-kategori', 'shop-usia'])
		expect(await fieldsOf('DELETE', `/${sumber}/7`)).toEqual({ paket: '1 paket: “Paket”' })
})
