import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../tests/support/test-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'

let api: TestApi
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'kategoriArtikel', [{}])
	await insertRows(api.db, 'artikel', [{}, {}])
	await insertRows(api.db, 'artikelKomentar', [
		{ id: 'parent', createdAt: SENIN_PAGI - 1000 },
		{ id: 'reply', komenParentId: 'parent', createdAt: SENIN_PAGI - 500 },
		{ id: 'waiting', allowStatus: 'menunggu' },
		{ id: 'refused', allowStatus: 'ditolak' },
		{ id: 'foreign', artikelId: '2' },
	])
})
afterAll(() => api.dispose())

const comment = { artikelId: '1', nama: 'Ani', komentar: 'Terima kasih' }
const send = (body: object) => api.request('createKomentar', { body })

test.each([undefined, null, ''])('komenParentId %j is no reply', async (komenParentId) => {
	const { status, body } = await send({ ...comment, komenParentId })
	expect(status).toBe(201)
	const row = await api.db
		.selectFrom('artikelKomentar')
		.select('komenParentId')
		.where('id', '=', body.data.created.id)
		.executeTakeFirst()
	expect(row?.komenParentId).toBeNull()
})

test('a new comment is hidden until staff allow it', async () => {
	const { status, body } = await send({ ...comment, nama: '  Ani\u0007 ', komentar: '\n Baris 1\nBaris 2\t' })
	expect(status).toBe(201)
	const { id } = body.data.created
	const list = async () =>
		(await api.request('listKomentar', { query: { filterArtikelId: '1' } })).body.data.map((komentar) => komentar.id)
	expect(await list()).toEqual(['reply', 'parent'])

	await api.db.updateTable('artikelKomentar').set({ allowStatus: 'diizinkan' }).where('id', '=', id).execute()
	expect(await list()).toEqual([id, 'reply', 'parent'])
	const [first] = (await api.request('listKomentar')).body.data.filter((komentar) => komentar.id === id)
	expect(first).toEqual({
		id,
		artikelId: '1',
		komenParentId: null,
		nama: 'Ani',
		komentar: 'Baris 1\nBaris 2',
		createdAt: SENIN_PAGI,
		komenChild: [],
	})
})

test('the longest comment fits, of whatever signs', async () => {
	for (const sign of ['a', 'é', '語', '\n"']) {
		const komentar = sign.repeat(10_000 / sign.length)
		expect((await send({ ...comment, komentar })).status, sign).toBe(201)
	}
	expect((await send({ ...comment, komentar: 'a'.repeat(10_001) })).status).toBe(400)
	expect((await send({ ...comment, situs: 'a'.repeat(33_000) })).status).toBe(413)
})

test.each([
	['a comment', 'parent'],
	['a reply: one level', 'reply'],
])('a reply to %s gets the comment as its parent', async (_, komenParentId) => {
	const { body } = await send({ ...comment, komenParentId })
	const { id } = body.data.created
	const row = await api.db.selectFrom('artikelKomentar').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
	expect(row).toMatchObject({ komenParentId: 'parent', allowStatus: 'menunggu', artikelId: '1' })
})

test.each(['waiting', 'refused', 'foreign', 'unknown'])('a reply to a comment that is %s is a 404', async (parent) => {
	const { status, body } = await send({ ...comment, komenParentId: parent })
	expect([status, body.error?.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
	expect(body.error?.fields).toHaveProperty('komenParentId')
})

test('a comment on an unknown article is a 404', async () => {
	const { status, body } = await send({ ...comment, artikelId: 'unknown' })
	expect(status).toBe(404)
	expect(body.error?.fields).toHaveProperty('artikelId')
})

test.each([
	['nama', { ...comment, nama: '' }],
	['nama', { ...comment, nama: ' \u0000 ' }],
	['nama', { ...comment, nama: 'a'.repeat(101) }],
	['komentar', { ...comment, komentar: '  ' }],
	['komentar', { ...comment, komentar: 'a'.repeat(10_001) }],
	['artikelId', { nama: 'Ani', komentar: 'Halo' }],
	['komenParentId', { ...comment, komenParentId: 7 }],
])('an invalid %s is a 400 that names the field', async (field, body) => {
	const response = await send(body)
	expect(response.status).toBe(400)
	expect(Object.keys(response.body.error?.fields ?? {})).toEqual([field])
})

const links = (count: number) => Array.from({ length: count }, (_, place) => `https://www.toko-${place}.example`)

test.each([
	['the hidden field is filled', { situs: 'https://toko.example' }, 'spam'],
	['the hidden field is empty', { situs: '' }, 'menunggu'],
	['it was written in less than 3 s', { lamaIsiMs: 2999 }, 'spam'],
	['it took 3 s', { lamaIsiMs: 3000 }, 'menunggu'],
	['it has 4 links', { komentar: links(4).join(' ') }, 'menunggu'],
	['it has 5 links', { komentar: links(5).join(' ') }, 'spam'],
	['it has 5 links of two kinds', { nama: 'www.toko.example', komentar: links(4).join('\n') }, 'spam'],
] as const)(
	'every comment gets the same response and is stored by its signs of spam: %s',
	async (_, looks, allowStatus) => {
		const { status, body } = await send({ ...comment, ...looks })
		expect(status).toBe(201)
		const { id } = body.data.created
		const stored = await api.db
			.selectFrom('artikelKomentar')
			.select('allowStatus')
			.where('id', '=', id)
			.executeTakeFirst()
		expect(stored).toEqual({ allowStatus })
		const listed = await api.request('listKomentar', { query: { filterArtikelId: '1', filterAllowStatus: 'spam' } })
		expect(listed.body.data.map((komentar) => komentar.id)).not.toContain(id)
	},
)

test('a reply to spam is a 404', async () => {
	const { body } = await send({ ...comment, situs: 'x' })
	const response = await send({ ...comment, komenParentId: body.data.created.id })
	expect(response.status).toBe(404)
})

test.each([-1, 1.5, 'lama'])('a fill time of %s is a 400 that names the field', async (lamaIsiMs) => {
	const { status, body } = await send({ ...comment, lamaIsiMs })
	expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([400, ['lamaIsiMs']])
})
