import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { CONFIRMED_MS } from '../auth/confirmation.ts'

let staff: TestStaff
let admin: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	admin = await staff.signedIn('admin')
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const create = async (hak: string[], nama = 'Perawat anak') =>
	(await admin.send('POST', '/peran-sendiri', { nama, hak })).body.data.created

const statusOf = async (person: TestPerson, ...calls: [method: string, path: string][]) =>
	Promise.all(calls.map(async ([method, path]) => (await person.send(method, path)).status))

test('given an own role, its rights add up with others, and a change of it counts with the next request', async () => {
	const role = await create(['dokter:ubah'])
	expect(role).toMatchObject({ nama: 'Perawat anak', hak: ['dokter:lihat', 'dokter:ubah'], jumlah: 0 })
	const nurse = await staff.signedIn([role.id, 'moderator'])
	expect((await nurse.send('GET', '/saya')).body.data).toMatchObject({
		peran: ['moderator', role.id],
		izin: ['moderator', 'dokter:lihat', 'dokter:ubah'],
	})
	expect(
		await statusOf(nurse, ['GET', '/dokter'], ['GET', '/komentar'], ['GET', '/reservasi'], ['DELETE', '/dokter/x']),
	).toEqual([200, 200, 403, 403])

	const change = (hak: string[]) => admin.send('PATCH', `/peran-sendiri/${role.id}`, { hak })
	expect((await change(['reservasi:lihat'])).body.data).toMatchObject({ hak: ['reservasi:lihat'], jumlah: 1 })
	expect(await statusOf(nurse, ['GET', '/reservasi'], ['GET', '/dokter'])).toEqual([200, 200])
	await change(['kalender:lihat'])
	expect(await statusOf(nurse, ['GET', '/reservasi'], ['GET', '/kalender'])).toEqual([403, 200])
})

test('given only an own role, a person without any right left is signed out', async () => {
	const role = await create(['faq:lihat'])
	const person = await staff.signedIn(role.id)
	expect(await statusOf(person, ['GET', '/faq'])).toEqual([200])
	await staff.db.updateTable('peranSendiri').set({ hak: '["pengguna:ubah"]' }).execute()
	expect(await statusOf(person, ['GET', '/pengguna'])).toEqual([401])
})

test('what only administrators may do, an unknown right, no right and a taken name are refused', async () => {
	await create(['faq:lihat'])
	const wrong = async (nama: string, hak: string[]) =>
		Object.keys((await admin.send('POST', '/peran-sendiri', { nama, hak })).body.error.fields)
	for (const hak of ['pengguna:lihat', 'audit:lihat', 'notifikasi:ubah', 'peran-sendiri:buat', 'faq:menari'])
		expect(await wrong('Lain', [hak])).toEqual(['hak.0'])
	expect(await wrong('Lain', [])).toEqual(['hak'])
	expect(await wrong('administrator', ['faq:lihat'])).toEqual(['nama'])
	expect(await wrong('Perawat anak', ['faq:lihat'])).toEqual(['nama'])
})

test('a role that an account has cannot be deleted, and an account gets no role that does not exist', async () => {
	const role = await create(['faq:lihat'])
	const person = await staff.signedIn([role.id, 'moderator'], 'Bu Rina')
	const remove = () => admin.send('DELETE', `/peran-sendiri/${role.id}`)
	expect((await remove()).body.error).toMatchObject({ code: 'MASIH_DIPAKAI', fields: { akun: 'Akun: Bu Rina' } })
	await admin.send('PATCH', `/pengguna/${person.id}`, { peran: ['moderator'] })
	expect((await remove()).body.data).toEqual([{ id: role.id }])
	const refused = await admin.send('PATCH', `/pengguna/${person.id}`, { peran: [role.id] })
	expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['peran']])
	expect((await admin.send('GET', '/peran-sendiri')).body.data).toEqual([])
})

test('giving patients to a role, or such a role to an account, needs a fresh confirmation', async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T09:00:00+07:00') })
	admin = await staff.signedIn('admin')
	const open = await create(['faq:lihat'], 'Penulis')
	const guarded = await create(['reservasi:lihat'], 'Meja dua')
	const person = await staff.signedIn('moderator')
	vi.setSystemTime(Date.now() + CONFIRMED_MS)
	const codeOf = async (method: string, path: string, body: object) =>
		(await admin.send(method, path, body)).body.error?.code
	expect(await codeOf('POST', '/peran-sendiri', { nama: 'Tiga', hak: ['pasien:lihat'] })).toBe('PERLU_SANDI')
	expect(await codeOf('PATCH', `/peran-sendiri/${open.id}`, { hak: ['pasien:lihat'] })).toBe('PERLU_SANDI')
	expect(await codeOf('PATCH', `/peran-sendiri/${guarded.id}`, { nama: 'Meja 2' })).toBeUndefined()
	expect(await codeOf('PATCH', `/pengguna/${person.id}`, { peran: [guarded.id] })).toBe('PERLU_SANDI')
	expect(await codeOf('PATCH', `/pengguna/${person.id}`, { peran: [open.id] })).toBeUndefined()
})

test('the audit trail has the rights of a role, and the names of an account’s roles', async () => {
	const role = await create(['faq:lihat'])
	await admin.send('PATCH', `/peran-sendiri/${role.id}`, { hak: ['faq:ubah'] })
	const person = await staff.signedIn('moderator')
	await admin.send('PATCH', `/pengguna/${person.id}`, { peran: ['moderator', role.id] })
	const { body } = await admin.send('GET', `/audit?sumber=peran-sendiri`)
	expect(body.data).toMatchObject([
		{ aksi: 'ubah', sebelum: { hak: ['faq:lihat'] }, sesudah: { hak: ['faq:lihat', 'faq:ubah'] } },
		{ aksi: 'buat', label: 'Perawat anak' },
	])
	const [given] = (await admin.send('GET', `/audit?sumberId=${person.id}&aksi=ubah`)).body.data
	expect(given.sesudah).toEqual({ peran: ['moderator', 'Perawat anak'] })
	expect((await admin.send('GET', `/pengguna?peran=${role.id}`)).body.data).toMatchObject([{ id: person.id }])
})
