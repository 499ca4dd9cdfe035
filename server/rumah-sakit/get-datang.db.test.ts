import { afterAll, beforeAll, expect, test } from 'vitest'
import { datangBawaan } from '../../contract/rumah-sakit/datang-bawaan.ts'
import { hakPasienBawaan } from '../../contract/rumah-sakit/hak-pasien-bawaan.ts'
import { publicApi } from '../../tests/support/test-public-api.ts'
import { openTestStaff, type TestStaff } from '../../tests/support/test-staff.ts'

let staff: TestStaff
beforeAll(async () => {
	staff = await openTestStaff()
})
afterAll(() => staff.dispose())

const read = async (path: string) => (await publicApi(staff).read(`/v1/public/${path}`)).data

test('given no saved texts, visitors read the defaults; an emptied one is empty and the others stay', async () => {
	expect(await read('datang')).toEqual(datangBawaan)
	const { send } = await staff.signedIn('redaksi')
	expect((await send('PATCH', '/datang/utama', { parkir: '' })).status).toBe(200)
	// Sanitising drops the white space between elements, and nothing else.
	const joined = Object.entries(datangBawaan).map(([name, text]) => [name, text.replaceAll('>\n<', '><')])
	expect(await read('datang')).toEqual({ ...Object.fromEntries(joined), parkir: '' })
})

test('patients read the default rights and duties until staff write their own', async () => {
	expect(await read('hak-pasien')).toEqual(hakPasienBawaan)
	const { send } = await staff.signedIn('redaksi')
	expect((await send('PATCH', '/hak-pasien/utama', { hak: '<p>Didengar.</p>', kewajiban: '' })).status).toBe(200)
	expect(await read('hak-pasien')).toEqual({ hak: '<p>Didengar.</p>', kewajiban: '' })
})

test('a service says whether staff marked it as emergency care', async () => {
	const { send } = await staff.signedIn('redaksi')
	await send('POST', '/layanan', { nama: 'IGD', gawatDarurat: true })
	await send('POST', '/layanan', { nama: 'Laboratorium' })
	const marked = async (uri: string) => (await read(`layanan/detail-uri/${uri}`)).gawatDarurat
	expect([await marked('igd'), await marked('laboratorium')]).toEqual([true, false])
})
