import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pekan } from '../../contract/tanggal/hari.ts'
import { readRevision } from '../../database/revision.ts'
import { openTestMachine, type TestMachine } from '../../tests/support/test-machine.ts'
import { publicApi } from '../../tests/support/test-public-api.ts'
import { recordQueries } from '../../tests/support/test-queries.ts'
import { openTestStaff, type TestStaff } from '../../tests/support/test-staff.ts'
import { attacks } from '../../tests/support/xss-attacks.ts'

const DOCTORS = 200
const CLINICS = 20
/** A new doctor or week takes about ten; under load each is milliseconds. */
const MAX_QUERIES_A_RECORD = 12
/** However many lines there are. */
const MAX_QUERIES_UNCHANGED = 8

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

const { recorder, during } = recordQueries()
let staff: TestStaff
let simrs: TestMachine
beforeAll(async () => {
	staff = await openTestStaff({ recorder })
	simrs = await openTestMachine(staff)
})
afterAll(() => staff.dispose())

const put = (kind: string, data: unknown[], query = '') => simrs.send('PUT', `/${kind}${query}`, { data })
const events = () =>
	staff.db
		.selectFrom('peristiwa')
		.select(['aksi', 'sumber', 'label', 'stafId', 'stafNama'])
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
const snapshot = async () => ({ revision: await readRevision(staff.db), events: (await events()).length })
const sinkronisasi = (jenis: 'poli-klinik' | 'dokter' | 'jadwal' | 'cuti') =>
	staff.db.selectFrom('sinkronisasi').selectAll().where('jenis', '=', jenis).executeTakeFirstOrThrow()
const weekOf = async (kode: string) => {
	const rows = await staff.db
		.selectFrom('jadwalWaktu')
		.innerJoin('dokter', 'dokter.id', 'dokterId')
		.select(['hari', 'jamMulai', 'jamSelesai', 'kuota', 'keteranganWaktu'])
		.where('dokter.kodeSimrs', '=', kode)
		.orderBy('urutan')
		.execute()
	return rows.map((row) => Object.values(row).join(' '))
}
const onSite = async (kode: string) => {
	const { id } = await staff.db
		.selectFrom('dokter')
		.select('id')
		.where('kodeSimrs', '=', kode)
		.executeTakeFirstOrThrow()
	return publicApi(staff).read(`/v1/public/dokter/detail/${id}`)
}
const nothing = { dibuat: 0, diubah: 0, hilang: 0 }

describe('a SIMRS with 200 doctors and 600 hours', () => {
	test('the first sending creates everything, with one event for each record and few queries', async () => {
		for (const [kind, data] of [
			['poli-klinik', poliKlinik],
			['dokter', dokter],
			['jadwal', jadwal],
		] as const) {
			const queries = await during(staff, async () => {
				const { status, body } = await put(kind, data)
				expect([status, body.data.jumlah]).toEqual([200, { ...nothing, dibuat: data.length, tetap: 0 }])
			})
			const records = kind === 'jadwal' ? DOCTORS : data.length
			expect(queries.length / records).toBeLessThan(MAX_QUERIES_A_RECORD)
		}
		const written = await events()
		expect(written).toHaveLength(CLINICS + DOCTORS + DOCTORS)
		expect(new Set(written.map(({ stafId, stafNama }) => `${stafId} ${stafNama}`))).toEqual(
			new Set(['null Kunci API: SIMRS']),
		)
		expect(await weekOf('D7')).toEqual(['["Senin","Rabu"] 08:00 12:00 20 ', '["Jumat"] 08:00 11:00 20 '])
		expect((await onSite('D7')).data).toMatchObject({
			nama: 'dr. Nomor 7, Sp.A',
			poliKlinik: [{ nama: 'Poli 7' }],
			jadwal: { waktu: [{ hari: ['Senin', 'Rabu'] }, { hari: ['Jumat'] }] },
		})
	})

	test('the second one changes nothing: no row, no event, no revision; only the time of receiving moves', async () => {
		const before = await snapshot()
		const first = await sinkronisasi('jadwal')
		await staff.db.updateTable('sinkronisasi').set({ diterimaAt: 1, berubahAt: 1 }).execute()
		for (const [kind, data] of [
			['poli-klinik', poliKlinik],
			['dokter', dokter],
			['jadwal', jadwal.toReversed()],
		] as const) {
			const jumlah = { ...nothing, tetap: data.length }
			const queries = await during(staff, async () => {
				const { body } = await put(kind, data)
				expect(body.data).toEqual({ dryRun: false, jumlah, perubahan: [] })
			})
			expect(queries.length).toBeLessThan(MAX_QUERIES_UNCHANGED)
			const saved = await sinkronisasi(kind)
			expect(saved.diterimaAt).toBeGreaterThanOrEqual(first.diterimaAt)
			expect([saved.berubahAt, saved.kunciNama, JSON.parse(saved.jumlah)]).toEqual([1, 'SIMRS', jumlah])
		}
		expect(await snapshot()).toEqual(before)
	})

	test('one changed hour is one event, and on the site at once', async () => {
		const before = await snapshot()
		const changed = jadwal.with(21, { ...jadwal[21], jamSelesai: '13:00' } as (typeof jadwal)[number])
		const { body } = await put('jadwal', changed)
		expect(body.data.jumlah).toEqual({ ...nothing, diubah: 1, tetap: 599 })
		expect(body.data.perubahan).toEqual([
			{
				aksi: 'ubah',
				kode: 'D7',
				nama: 'dr. Nomor 7, Sp.A',
				keterangan: 'Senin 08:00–12:00, Poli 7, kuota 20 menjadi Senin 08:00–13:00, Poli 7, kuota 20.',
			},
		])
		const after = await snapshot()
		expect(after.events).toBe(before.events + 1)
		expect(after.revision).toBeGreaterThan(before.revision)
		expect(Number((await sinkronisasi('jadwal')).berubahAt)).toBeGreaterThan(1)
		expect((await onSite('D7')).data.jadwal.waktu).toMatchObject([
			{ hari: ['Senin'], jamSelesai: '13:00' },
			{ hari: ['Rabu'], jamSelesai: '12:00' },
			{ hari: ['Jumat'], jamSelesai: '11:00' },
		])
		await put('jadwal', jadwal)
	})

	test('what staff wrote about hours that stay is kept, also when their quota changes', async () => {
		const { id } = await staff.db
			.selectFrom('dokter')
			.select('id')
			.where('kodeSimrs', '=', 'D3')
			.executeTakeFirstOrThrow()
		await staff.db.updateTable('jadwalWaktu').set({ keteranganWaktu: 'Pagi' }).where('dokterId', '=', id).execute()
		const changed = jadwal.filter((line) => line.dokter !== 'D3' || line.hari !== 'Rabu')
		await put(
			'jadwal',
			changed.map((line) => (line.dokter === 'D3' && line.hari === 'Jumat' ? { ...line, kuota: 9 } : line)),
		)
		expect(await weekOf('D3')).toEqual(['["Senin"] 08:00 12:00 20 Pagi', '["Jumat"] 08:00 11:00 9 Pagi'])
		await put('jadwal', jadwal)
		expect(await weekOf('D3')).toEqual(['["Senin","Rabu"] 08:00 12:00 20 Pagi', '["Jumat"] 08:00 11:00 20 Pagi'])
	})

	test('a doctor who moves to another clinic leaves the first one', async () => {
		await put(
			'jadwal',
			jadwal.map((line) => (line.dokter === 'D7' ? { ...line, poliKlinik: 'P1' } : line)),
		)
		expect((await onSite('D7')).data.poliKlinik).toMatchObject([{ nama: 'Poli 1' }])
		await put('jadwal', jadwal)
		expect((await onSite('D7')).data.poliKlinik).toMatchObject([{ nama: 'Poli 7' }])
	})

	test('one that is removed is hidden and keeps its row; sent again it is shown', async () => {
		const { body } = await put(
			'dokter',
			dokter.filter(({ kode }) => kode !== 'D7'),
		)
		expect(body.data.jumlah).toEqual({ ...nothing, hilang: 1, tetap: 199 })
		expect(body.data.perubahan).toMatchObject([{ aksi: 'hilang', kode: 'D7', nama: 'dr. Nomor 7, Sp.A' }])
		expect((await onSite('D7')).status).toBe(404)
		const again = await put('dokter', dokter)
		expect(again.body.data.perubahan).toMatchObject([{ aksi: 'ubah', keterangan: 'Ditampilkan lagi.' }])
		expect((await onSite('D7')).status).toBe(200)
	})

	test('an inactive one is hidden too', async () => {
		const { body } = await put(
			'dokter',
			dokter.map((line) => ({ ...line, aktif: line.kode !== 'D8' })),
		)
		expect(body.data.perubahan).toMatchObject([{ aksi: 'hilang', keterangan: 'Tidak aktif, disembunyikan.' }])
		expect((await onSite('D8')).status).toBe(404)
		await put('dokter', dokter)
	})

	test.each([
		[
			'jadwal',
			jadwal
				.with(17, { ...jadwal[17], jamSelesai: '07:00' } as never)
				.with(300, 'sampah' as never)
				.with(599, { ...jadwal[599], hari: 'Besok', kuota: -1 } as never),
			['data.17.jamSelesai', 'data.300', 'data.599.hari', 'data.599.kuota'],
		],
		[
			'jadwal',
			jadwal
				.with(4, { ...jadwal[4], dokter: 'tidak ada' } as never)
				.with(5, { ...jadwal[5], poliKlinik: 'tidak ada' } as never)
				.with(400, jadwal[399] as never),
			['data.4.dokter', 'data.5.poliKlinik', 'data.400.jamMulai'],
		],
		['dokter', dokter.with(5, dokter[3] as never).with(9, dokter[8] as never), ['data.5.kode', 'data.9.kode']],
		['dokter', dokter.with(5, { kode: '', nama: 'x'.repeat(151) } as never), ['data.5.kode', 'data.5.nama']],
		[
			'poli-klinik',
			poliKlinik.with(3, { kode: 'P3', nama: 'POLI  4' }).with(5, { kode: 'baru', nama: 'Poli 5' }),
			['data.3.nama'],
		],
		['poli-klinik', [], ['data']],
		[
			'cuti',
			[
				{ kode: 'C1', dokter: 'D1', mulai: '2026-11-20', selesai: '2026-11-19' },
				{ kode: 'C2', dokter: 'D1', mulai: '2026-02-30', selesai: '2026-11-19' },
			],
			['data.0.selesai', 'data.1.mulai'],
		],
		[
			'cuti',
			[
				{ kode: 'C1', dokter: 'D1', mulai: '2026-11-20', selesai: '2026-11-21' },
				{ kode: 'C1', dokter: 'X', mulai: '2026-11-20', selesai: '2026-11-21' },
			],
			['data.1.dokter', 'data.1.kode'],
		],
	])('rubbish in %s (%#) changes nothing, and every bad line is named', async (kind, data, fields) => {
		const before = await snapshot()
		for (const query of ['', '?dryRun=1', '?yakin=1']) {
			const { status, body } = await put(kind, data as unknown[], query)
			expect([status, body.error.code]).toEqual([400, 'INPUT_TIDAK_VALID'])
			expect(Object.keys(body.error.fields).toSorted()).toEqual(fields.toSorted())
		}
		expect(await snapshot()).toEqual(before)
	})

	test('a code that is sent twice is named with the line that has it', async () => {
		const { body } = await put('dokter', dokter.with(5, dokter[3] as never))
		expect(body.error.fields).toEqual({ 'data.5.kode': 'Kode ini sudah ada di baris 3.' })
	})

	test('two clinics can swap their names', async () => {
		const swapped = poliKlinik.with(0, { kode: 'P0', nama: 'Poli 1' }).with(1, { kode: 'P1', nama: 'Poli 0' })
		expect((await put('poli-klinik', swapped)).body.data.jumlah).toEqual({ ...nothing, diubah: 2, tetap: 18 })
		expect((await put('poli-klinik', poliKlinik)).body.data.jumlah.diubah).toBe(2)
	})

	test('dryRun answers the plan and writes nothing', async () => {
		const before = await snapshot()
		const received = await sinkronisasi('dokter')
		const data = [...dokter.slice(1), { kode: 'baru', nama: 'dr. Baru' }]
		const { body } = await put('dokter', data, '?dryRun=1')
		expect(await snapshot()).toEqual(before)
		expect(await sinkronisasi('dokter')).toEqual(received)
		expect(body.data).toMatchObject({ dryRun: true, jumlah: { dibuat: 1, diubah: 0, hilang: 1, tetap: 199 } })
		const { body: done } = await put('dokter', data)
		expect(done.data).toEqual({ ...body.data, dryRun: false })
		await put('dokter', dokter)
	})

	test.each([
		['dokter', dokter],
		['poli-klinik', poliKlinik],
		['jadwal', jadwal],
	])('more than half of %s vanishes only with yakin=1', async (kind, data) => {
		const before = await snapshot()
		const half = data.slice(0, data.length / 2)
		for (const query of ['', '?dryRun=1']) {
			const { status, body } = await put(kind, half.slice(1), query)
			expect([status, body.error.code]).toEqual([409, 'HILANG_BANYAK'])
		}
		expect(await snapshot()).toEqual(before)
		expect((await put(kind, half, '?dryRun=1')).body.data.jumlah.hilang).toBe(data.length / 2)
		expect((await put(kind, half.slice(1), '?yakin=1')).body.data.jumlah.hilang).toBe(data.length / 2 + 1)
		// They count no longer: they are hidden already.
		expect((await put(kind, half.slice(1))).body.data.jumlah.hilang).toBe(0)
		expect((await put(kind, data)).status).toBe(200)
	})
})

describe('leave', () => {
	const cuti = (nomor: number, more = {}) => ({
		kode: `C${nomor}`,
		dokter: 'D2',
		mulai: '2999-01-01',
		selesai: '2999-01-03',
		alasan: 'Umrah',
		...more,
	})
	const rows = () =>
		staff.db
			.selectFrom('jadwalPengecualian')
			.select(['kodeSimrs', 'mulai', 'selesai', 'alasan', 'alasanTampil'])
			.orderBy('kodeSimrs')
			.execute()

	test('is created, changed and removed; past leave and that of staff stay', async () => {
		const admin = await staff.signedIn('admin')
		const { id: dokterId } = await staff.db
			.selectFrom('dokter')
			.select('id')
			.where('kodeSimrs', '=', 'D2')
			.executeTakeFirstOrThrow()
		const own = { jenis: 'cuti', dokterId, mulai: '2999-05-01', selesai: '2999-05-01', alasan: 'Seminar' }
		expect((await admin.send('POST', '/jadwal/pengecualian', own)).status).toBe(201)
		const past = cuti(3, { mulai: '2020-01-01', selesai: '2020-01-02' })
		const { body } = await put('cuti', [cuti(1), cuti(2), past])
		expect(body.data.jumlah).toEqual({ ...nothing, dibuat: 3, tetap: 0 })

		const before = await snapshot()
		expect((await put('cuti', [cuti(1), cuti(2), past])).body.data.jumlah).toEqual({ ...nothing, tetap: 3 })
		expect(await snapshot()).toEqual(before)

		const changed = await put('cuti', [cuti(2, { selesai: '2999-01-09', alasanTampil: true })])
		expect(changed.body.data.jumlah).toEqual({ dibuat: 0, diubah: 1, hilang: 1, tetap: 0 })
		expect((await snapshot()).events).toBe(before.events + 2)
		const [c2, c3, staffs, ...others] = (await rows()).toSorted((a, b) =>
			(a.kodeSimrs ?? 'Z').localeCompare(b.kodeSimrs ?? 'Z'),
		)
		expect(c2).toEqual({
			kodeSimrs: 'C2',
			mulai: '2999-01-01',
			selesai: '2999-01-09',
			alasan: 'Umrah',
			alasanTampil: 1,
		})
		expect([c3?.kodeSimrs, staffs?.alasan, others]).toEqual(['C3', 'Seminar', []])
		expect((await events()).at(-1)).toMatchObject({ aksi: 'hapus', sumber: 'jadwal', stafNama: 'Kunci API: SIMRS' })
	})

	test('an empty list removes all of it', async () => {
		expect((await put('cuti', [])).body.data.jumlah).toEqual({ ...nothing, hilang: 1, tetap: 0 })
		expect((await rows()).map(({ kodeSimrs }) => kodeSimrs).toSorted()).toEqual(['C3', null])
	})

	test('more than half of it vanishes only with yakin=1', async () => {
		const many = Array.from({ length: 8 }, (_, nomor) => cuti(nomor + 10))
		await put('cuti', many)
		expect((await put('cuti', [])).body.error.code).toBe('HILANG_BANYAK')
		expect((await put('cuti', many.slice(4))).status).toBe(200)
		expect((await put('cuti', [])).status).toBe(200)
	})
})

test('two sendings at once end in one of the two states', async () => {
	const extra = (hari: string) => dokter.map(({ kode }) => ({ ...jadwal[0], dokter: kode, hari, jamMulai: '06:00' }))
	const answers = await Promise.all([
		put('jadwal', [...jadwal, ...extra('Sabtu')]),
		put('jadwal', [...jadwal, ...extra('Minggu')]),
		put('dokter', dokter),
	])
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
	const added = await staff.db
		.selectFrom('jadwalWaktu')
		.select(['dokterId', 'hari'])
		.where('jamMulai', '=', '06:00')
		.execute()
	expect(added).toHaveLength(DOCTORS)
	expect(new Set(added.map(({ dokterId }) => dokterId)).size).toBe(DOCTORS)
	expect(new Set(added.map(({ hari }) => hari)).size).toBe(1)
	await put('jadwal', jadwal)
})

test('hostile texts are stored as they are typed elsewhere, and the same ones again change nothing', async () => {
	const texts = [
		...attacks.map((text) => text.slice(0, 100)),
		"'; drop table dokter; --",
		'\u202edr. Ayu',
		'é'.repeat(100),
		'%_',
	]
	const hostile = texts.map((text, nomor) => ({
		kode: `${text.slice(0, 20)}${nomor}`,
		nama: `${text}\0\u0007 ${nomor}`,
		spesialis: text,
	}))
	const first = await put('dokter', [...dokter, ...hostile])
	expect(first.body.data?.jumlah ?? first.body).toEqual({ ...nothing, dibuat: hostile.length, tetap: DOCTORS })
	const before = await snapshot()
	expect((await put('dokter', [...dokter, ...hostile])).body.data.jumlah).toEqual({
		...nothing,
		tetap: DOCTORS + hostile.length,
	})
	expect(await snapshot()).toEqual(before)
	const stored = await staff.db
		.selectFrom('dokter')
		.select(['nama', 'uri'])
		.where('kodeSimrs', 'not like', 'D%')
		.execute()
	expect(stored.map(({ uri }) => uri).filter((uri) => !/^[a-z0-9-]+$/.test(uri))).toEqual([])
	expect(stored.map(({ nama }) => nama).filter((nama) => nama.includes('\0') || nama.includes('\u0007'))).toEqual([])
})
