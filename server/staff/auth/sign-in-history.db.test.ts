import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStaff, TEST_SANDI, type TestStaff } from '../../../tests/support/test-staff.ts'
import { STAFF_API } from '../create-staff-api.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff()
})
afterAll(() => staff.dispose())

async function signInFrom(remoteAddress: string, email: string, sandi: string) {
	const headers = { 'content-type': 'application/json', 'user-agent': CHROME }
	const init = { method: 'POST', headers, body: JSON.stringify({ email, sandi }) }
	await staff.api.request(`${STAFF_API}/masuk`, init, { incoming: { headers, socket: { remoteAddress } } })
}

test('staff see the last sign-ins to their own account, with device, network and result', async () => {
	const { email, send } = await staff.signedIn('redaksi')
	const other = await staff.signedIn('moderator')
	await signInFrom('203.0.113.57', email, 'bukan kata sandinya')
	await signInFrom('2001:db8:1:2::7', email, TEST_SANDI)
	await signInFrom('203.0.113.57', other.email, 'bukan kata sandinya')
	const { body } = await send('GET', '/saya/riwayat-masuk')
	expect(body.data).toMatchObject([
		{ berhasil: true, perangkat: 'Chrome di Windows', jaringan: '2001:db8:1::' },
		{ berhasil: false, perangkat: 'Chrome di Windows', jaringan: '203.0.113.0' },
		{ berhasil: true, perangkat: '', jaringan: '' },
	])
	for (let i = 0; i < 21; i++) await signInFrom('203.0.113.57', email, TEST_SANDI)
	expect((await send('GET', '/saya/riwayat-masuk')).body.data).toHaveLength(20)
})

test('a failed sign-in to an unknown account is in the audit trail, without what was typed', async () => {
	await signInFrom('203.0.113.57', 'rahasia@rs.example.com', 'kata-sandi-yang-diketik')
	const trail = await staff.db.selectFrom('peristiwa').selectAll().where('sumberId', '=', '').execute()
	expect(trail).toMatchObject([
		{ aksi: 'masuk-gagal', stafId: null, stafNama: 'Tidak dikenal', label: 'Akun tidak dikenal' },
	])
	expect(JSON.stringify(trail)).not.toMatch(/rahasia|diketik|113\.57/)
})

test('a failed sign-in to a known account is in the audit trail under that account', async () => {
	const { id, email } = await staff.signedIn('redaksi', 'Bu Rina')
	await signInFrom('203.0.113.57', email, 'bukan kata sandinya')
	const admin = await staff.signedIn('admin')
	const { data } = (await admin.send('GET', `/audit?stafId=${id}&aksi=masuk-gagal`)).body
	expect(data).toMatchObject([{ stafNama: 'Bu Rina', sesudah: { jaringan: '203.0.113.0' } }])
})
