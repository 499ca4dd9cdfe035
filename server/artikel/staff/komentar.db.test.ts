import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearAudit } from '../../../tests/support/clear-audit.ts'
import { publicApi } from '../../../tests/support/test-public-api.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

let staff: TestStaff
let moderator: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	moderator = await staff.signedIn('moderator', 'Ibu Mod')
	await insertRows(staff.db, 'webSetting', [{ namaWeb: 'RS Yasmin' }])
	await insertRows(staff.db, 'kategoriArtikel', [{}])
	await insertRows(staff.db, 'artikel', [{ judul: 'Demam berdarah', uri: 'demam' }])
})
afterAll(() => staff.dispose())
beforeEach(async () => {
	for (const table of ['artikelKomentar', 'kataKomentar'] as const) await staff.db.deleteFrom(table).execute()
	await clearAudit(staff.db)
	const at = (second: number) => ({ createdAt: SENIN_PAGI - (7 * 86_400 - second) * 1000 })
	await insertRows(staff.db, 'artikelKomentar', [
		{ id: 'lama', allowStatus: 'diizinkan', komentar: 'Lama', ...at(1) },
		{ id: 'b', allowStatus: 'menunggu', komentar: 'Balas', komenParentId: 'lama', ...at(5) },
		{ id: 'a', allowStatus: 'menunggu', komentar: 'Judi SLOT-gacor!', ...at(3) },
		{ id: 's', allowStatus: 'spam', ...at(4) },
	])
})

const seen = async () => {
	const { data } = await publicApi(staff).read('/v1/public/artikel/komentar?recursiveFormat=true')
	return data.map(({ id, komenChild }: { id: string; komenChild: { id: string }[] }) => [
		id,
		...komenChild.map((child) => child.id),
	])
}
const judge = (...komentar: [id: string, allowStatus: string][]) =>
	moderator.send('POST', '/komentar/keadaan', { komentar: komentar.map(([id, allowStatus]) => ({ id, allowStatus })) })

test('pending comments come oldest first, with article, parent and listed words', async () => {
	await insertRows(staff.db, 'kataKomentar', [{ id: '1', kata: 'slot gacor', tindakan: 'tahan' }])
	const { body } = await moderator.send('GET', '/komentar')
	expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['a', 'b'])
	expect(body.data[0]).toMatchObject({ artikel: { judul: 'Demam berdarah', uri: 'demam' }, parent: null })
	expect(body.data[0].kata).toEqual(['slot gacor'])
	expect(body.data[1]).toMatchObject({ parent: { komentar: 'Lama', allowStatus: 'diizinkan' }, kata: [] })
	const others = await moderator.send('GET', '/komentar?status=spam')
	expect(others.body.data.map(({ id }: { id: string }) => id)).toEqual(['s'])
	const { body: counted } = await moderator.send('GET', '/komentar/jumlah')
	expect(counted.data).toEqual({ menunggu: 2, diizinkan: 1, ditolak: 0, spam: 1 })
})

test('an allowed comment is public with a new revision, and the response undoes the change', async () => {
	const before = await staff.database.revision()
	const { body } = await judge(['a', 'diizinkan'], ['b', 'diizinkan'])
	expect(await staff.database.revision()).toBeGreaterThan(before)
	expect(await seen()).toEqual([['a'], ['lama', 'b']])
	const trail = await staff.db.selectFrom('peristiwa').selectAll().where('aksi', '=', 'nilai').execute()
	expect(trail.map(({ sumberId }) => sumberId).toSorted()).toEqual(['a', 'b'])
	expect(trail[0]).toMatchObject({ aksi: 'nilai', stafNama: 'Ibu Mod', sebelum: '{"allowStatus":"menunggu"}' })

	await moderator.send('POST', '/komentar/keadaan', { komentar: body.data.sebelum })
	expect(await seen()).toEqual([['lama']])
})

test('a deleted comment among several leaves the others unchanged', async () => {
	const { status } = await judge(['a', 'diizinkan'], ['hilang', 'diizinkan'])
	expect(status).toBe(404)
	expect(await seen()).toEqual([['lama']])
})

test('a reply of the hospital is marked, public at once, and allows its parent', async () => {
	const before = await staff.database.revision()
	const { status, body } = await moderator.send('POST', '/komentar/b/balasan', { komentar: 'Terima kasih, Bu.' })
	expect(status).toBe(201)
	expect(await staff.database.revision()).toBeGreaterThan(before)
	const { data } = await publicApi(staff).read('/v1/public/artikel/komentar?recursiveFormat=true')
	const [own, others] = [data[0].komenChild.at(-1), data[0].komenChild[0]]
	expect(own).toMatchObject({ id: body.data.created.id, nama: 'RS Yasmin', komenParentId: 'lama', dariRs: true })
	expect(others.id).toBe('b')
	expect(others).not.toHaveProperty('dariRs')
	expect((await moderator.send('POST', '/komentar/b/balasan', { komentar: '  ' })).status).toBe(400)
})

test.each([
	['spam', 'Main SLOT, gacor', 'spam'],
	['spam', 'Kloset slotted', 'menunggu'],
	['tahan', 'main slot gacor', 'menunggu'],
])('a word to %s in “%s” leaves it %s', async (tindakan, komentar, allowStatus) => {
	const made = await moderator.send('POST', '/kata-komentar', { kata: ' Slot  Gacor', tindakan })
	expect(made.body.data.created.kata).toBe('slot gacor')
	const { data } = await publicApi(staff).send('/v1/public/artikel/komentar', { artikelId: '1', nama: 'Ani', komentar })
	const kept = await staff.db
		.selectFrom('artikelKomentar')
		.select('allowStatus')
		.where('id', '=', data.created.id)
		.executeTakeFirst()
	expect(kept).toEqual({ allowStatus })
	const twice = await moderator.send('POST', '/kata-komentar', { kata: 'SLOT-gacor' })
	expect([twice.status, twice.body.error.fields]).toEqual([400, { kata: 'Kata ini sudah ada di daftar.' }])
})
