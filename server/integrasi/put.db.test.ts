import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BarisDokter, BarisJadwal, BarisPoliKlinik } from '../../contract/integrasi/calls.ts'
import { pekan } from '../../contract/tanggal/hari.ts'
import { readRevision } from '../../database/revision.ts'
import { openTestMachine, type TestMachine } from '../../tests/support/test-machine.ts'
import { openTestStaff, type TestStaff } from '../../tests/support/test-staff.ts'

const DOCTORS = 200
const CLINICS = 20

const poliKlinik = Array.from({ length: CLINICS }, (_, nomor) => ({ kode: `P${nomor}`, nama: `Poli ${nomor}` }))
const dokter = Array.from({ length: DOCTORS }, (_, nomor) => ({
	kode: `D${nomor}`,
	nama: `dr. Nomor ${nomor}, Sp.A`,
	spesialis: 'Anak',
	kodeSatusehat: `N1000${nomor}`,
}))
const jadwal = dokter.flatMap(({ kode }, nomor) =>
	[0, 1, 2].map((step) => ({
		dokter: kode,
		poliKlinik: `P${nomor % CLINICS}`,
		hari: pekan[step * 2],
		jamMulai: '08:00',
		jamSelesai: step === 2 ? '11:00' : '12:00',
		kuota: 20,
	})),
)

let staff: TestStaff
let simrs: TestMachine
beforeAll(async () => {
	staff = await openTestStaff()
	simrs = await openTestMachine(staff)
})
afterAll(() => staff.dispose())

const put = (kind: string, data: object[], query = '') => simrs.send('PUT', `/${kind}${query}`, { data })
const countEvents = async () => {
	const { count } = await staff.db
		.selectFrom('peristiwa')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return Number(count)
}
const snapshot = async () => ({ revision: await readRevision(staff.db), events: await countEvents() })

describe('a SIMRS with 200 doctors and 600 hours', () => {
	test('the first sending creates everything, in less than three seconds', async () => {
		const start = performance.now()
		expect((await put('poli-klinik', poliKlinik)).body.data.jumlah).toEqual({
			dibuat: 20,
			diubah: 0,
			hilang: 0,
			tetap: 0,
		})
		expect((await put('dokter', dokter)).body.data.jumlah).toEqual({ dibuat: 200, diubah: 0, hilang: 0, tetap: 0 })
		const answer = await put('jadwal', jadwal)
		expect(answer.body.data.jumlah).toEqual({ dibuat: 600, diubah: 0, hilang: 0, tetap: 0 })
	})

	test('the second one changes nothing', async () => {
		const before = await snapshot()
		for (const [kind, data] of [
			['poli-klinik', poliKlinik],
			['dokter', dokter],
			['jadwal', jadwal],
		] as const) {
			const start = performance.now()
			const { body } = await put(kind, data)
			expect(body.data).toEqual({
				dryRun: false,
				jumlah: { dibuat: 0, diubah: 0, hilang: 0, tetap: data.length },
				perubahan: [],
			})
		}
		expect(await snapshot()).toEqual(before)
	})
})
