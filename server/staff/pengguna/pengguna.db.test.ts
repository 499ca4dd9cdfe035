import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStaff, TEST_SANDI, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { hasAnyPeran } from '../auth/stored-peran.ts'

let staff: TestStaff
let admin: TestPerson
beforeEach(async () => {
	staff = await openTestStaff()
	admin = await staff.signedIn('admin')
})
afterEach(() => staff.dispose())

const tokenOf = (tautan: string) => new URL(tautan).searchParams.get('token')

test('new staff get a link, set a password, sign in, change role, and are deactivated', async () => {
	const body = { nama: 'Rina', email: 'Rina@RS.example.com', peran: ['moderator'] }
	const { status, body: answer } = await admin.send('POST', '/pengguna', body)
	const { id, tautan, email } = answer.data.created
	expect([status, email]).toEqual([201, 'rina@rs.example.com'])
	expect(tautan).toMatch(/^https:\/\/rs\.example\.com\/staf\/sandi\?token=/)
	expect((await admin.send('POST', '/pengguna', body)).body.error.fields).toHaveProperty('email')
	await staff.send('POST', '/sandi', { body: { token: tokenOf(tautan), sandi: TEST_SANDI } })
	const masuk = () => staff.send('POST', '/masuk', { body: { email, sandi: TEST_SANDI } })
	const cookie = (await masuk()).headers.getSetCookie()[0]?.replace(/;.*/, '')
	const saya = () => staff.send('GET', '/saya', { cookie })
	expect((await saya()).body.data.peran).toEqual(['moderator'])

	expect((await admin.send('PATCH', `/pengguna/${id}`, { peran: ['redaksi'] })).body.data.peran).toEqual(['redaksi'])
	// The old session carried the old rights.
	expect((await saya()).status).toBe(401)
	expect((await masuk()).body.data.peran).toEqual(['redaksi'])

	await admin.send('PATCH', `/pengguna/${id}`, { aktif: false })
	const gone = await masuk()
	expect([gone.status, gone.body.error.code]).toEqual([401, 'MASUK_GAGAL'])
	expect((await admin.send('POST', `/pengguna/${id}/tautan`)).status).toBe(404)
	await admin.send('PATCH', `/pengguna/${id}`, { aktif: true })
	const renewed = (await admin.send('POST', `/pengguna/${id}/tautan`)).body.data.created.tautan
	expect(
		(await staff.send('POST', '/sandi', { body: { token: tokenOf(renewed), sandi: `${TEST_SANDI}!` } })).status,
	).toBe(200)

	const lines = (await admin.send('GET', `/audit?sumberId=${id}`)).body.data
	expect(lines.map(({ aksi }: { aksi: string }) => aksi)).toEqual(
		expect.arrayContaining(['buat', 'setel-sandi', 'ubah', 'tautan-baru', 'masuk']),
	)
	expect(JSON.stringify(lines)).not.toContain(tokenOf(renewed))
	expect((await admin.send('GET', '/pengguna?q=RINA&peran=redaksi')).body.data).toMatchObject([{ id, aktif: true }])
})

test('the last administrator cannot be demoted or deactivated', async () => {
	const refused = async (change: object) => {
		const { status, body } = await admin.send('PATCH', `/pengguna/${admin.id}`, change)
		expect([status, body.error?.code]).toEqual([409, 'ADMIN_TERAKHIR'])
	}
	await refused({ peran: ['redaksi'] })
	await refused({ aktif: false })
	expect((await admin.send('GET', `/pengguna/${admin.id}`)).body.data).toMatchObject({ peran: ['admin'], aktif: true })
	const other = await staff.signedIn('admin', 'Bu Dua')
	const both = await Promise.all([
		admin.send('PATCH', `/pengguna/${other.id}`, { peran: ['redaksi'] }),
		other.send('PATCH', `/pengguna/${admin.id}`, { peran: ['redaksi'] }),
	])
	expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
	const left = await staff.db
		.selectFrom('staf')
		.select('id')
		.where(hasAnyPeran(['admin']))
		.execute()
	expect(left).toHaveLength(1)
})

test('administrators cannot lock themselves out, and others can', async () => {
	const other = await staff.signedIn('admin', 'Bu Dua')
	for (const [change, field] of [
		[{ aktif: false }, 'aktif'],
		[{ peran: ['redaksi'] }, 'peran'],
	] as const) {
		const { status, body } = await admin.send('PATCH', `/pengguna/${admin.id}`, change)
		expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]])
	}
	const own = { nama: 'Bu Satu', email: admin.email, peran: ['admin'], aktif: true }
	expect((await admin.send('PATCH', `/pengguna/${admin.id}`, own)).body.data.nama).toBe('Bu Satu')
	expect((await other.send('PATCH', `/pengguna/${admin.id}`, { aktif: false })).status).toBe(200)
})

test('given two roles, a member of staff may do what either may, and both roles find the account', async () => {
	const both = await staff.signedIn(['pendaftaran', 'moderator'])
	expect((await both.send('GET', '/saya')).body.data.peran).toEqual(['moderator', 'pendaftaran'])
	for (const path of ['/komentar', '/reservasi']) expect((await both.send('GET', path)).status).toBe(200)
	expect((await both.send('GET', '/pengguna')).status).toBe(403)
	for (const peran of ['moderator', 'pendaftaran'])
		expect((await admin.send('GET', `/pengguna?peran=${peran}`)).body.data).toMatchObject([{ id: both.id }])
	expect((await admin.send('GET', '/pengguna?peran=redaksi')).body.data).toEqual([])

	const change = (peran: string[]) => admin.send('PATCH', `/pengguna/${both.id}`, { peran })
	expect((await change([])).body.error.fields).toEqual({ peran: 'Pilih paling sedikit satu peran.' })
	expect((await change(['redaksi', 'dewa'])).status).toBe(400)
	// The same roles in another order are no change and end no session.
	expect((await change(['pendaftaran', 'moderator', 'moderator'])).body.data.peran).toHaveLength(2)
	expect((await both.send('GET', '/komentar')).status).toBe(200)
	await change(['moderator'])
	expect((await both.send('GET', '/komentar')).status).toBe(401)
})
