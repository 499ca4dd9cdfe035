import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestMachine, type TestMachine } from '../../tests/support/test-machine.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'

let staff: TestStaff
let simrs: TestMachine
let admin: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	simrs = await openTestMachine(staff)
	admin = await staff.signedIn('admin')
})
afterAll(() => staff.dispose())

const poliKlinik = [
	{ kode: 'ANAK', nama: 'Poli Anak', kodeSatusehat: 'a1', kodeBpjs: 'ANA' },
	{ kode: 'GIGI', nama: 'Poli Gigi' },
]
const dokter = [
	{ kode: 'AYU', nama: 'dr. Ayu', spesialis: 'Spesialis Anak', kodeSatusehat: 'N1' },
	{ kode: 'BIMA', nama: 'drg. Bima', spesialis: 'Dokter Gigi' },
]
const jadwal = [
	{ dokter: 'AYU', poliKlinik: 'ANAK', hari: 'Senin', jamMulai: '08:00', jamSelesai: '12:00', kuota: 20 },
	{ dokter: 'AYU', poliKlinik: 'GIGI', hari: 'Rabu', jamMulai: '08:00', jamSelesai: '12:00' },
	{ dokter: 'BIMA', poliKlinik: 'GIGI', hari: 'Senin', jamMulai: '13:00', jamSelesai: '15:00' },
]
const cuti = [{ kode: 'C1', dokter: 'AYU', mulai: '2999-01-01', selesai: '2999-01-03', alasan: 'Umrah' }]

const put = (kind: string, data: unknown[]) => simrs.send('PUT', `/${kind}`, { data })
const idOf = async (table: 'dokter' | 'poliKlinik', kode: string) => {
	const row = await staff.db.selectFrom(table).select('id').where('kodeSimrs', '=', kode).executeTakeFirstOrThrow()
	return row.id
}
const refused = (answer: { status: number; body: { error: { code: string; fields?: object } } }) => [
	answer.status,
	answer.body.error?.code,
	Object.keys(answer.body.error?.fields ?? {}).toSorted(),
]

beforeEach(async () => {
	await staff.db.deleteFrom('sinkronisasi').execute()
	await staff.db.deleteFrom('dokter').execute()
	await staff.db.deleteFrom('poliKlinik').execute()
	await put('poli-klinik', poliKlinik)
	await put('dokter', dokter)
	await put('jadwal', jadwal)
	await put('cuti', cuti)
})

describe('staff cannot change what the SIMRS keeps', () => {
	test('of a clinic: name and visibility; the rest is theirs', async () => {
		const path = `/poli-klinik/${await idOf('poliKlinik', 'ANAK')}`
		const { versi: _, ...before } = (await admin.send('GET', path)).body.data
		const changed = { nama: 'Poli Lain', tampil: 0 }
		expect(refused(await admin.send('PATCH', path, { ...before, ...changed }))).toEqual([
			...[409, 'DIKELOLA_SISTEM'],
			['nama', 'tampil'],
		])
		const own = { deskripsi: 'Untuk anak', jadwalSaja: 1, uri: 'anak' }
		expect((await admin.send('PATCH', path, { ...before, ...own })).body.data).toMatchObject({
			...own,
			nama: 'Poli Anak',
		})
		expect(refused(await admin.send('DELETE', path))).toEqual([409, 'DIKELOLA_SISTEM', []])
		expect(refused(await admin.send('DELETE', '/poli-klinik', { id: [before.id] }))).toEqual([
			409,
			'DIKELOLA_SISTEM',
			[],
		])
		expect((await put('poli-klinik', poliKlinik)).body.data.jumlah.tetap).toBe(2)
		expect((await admin.send('GET', path)).body.data).toMatchObject(own)
	})

	test('a code that is not sent stays as staff wrote it; a sent one replaces it', async () => {
		const path = `/dokter/${await idOf('dokter', 'AYU')}`
		const codes = { kodeSatusehat: 'N7', kodeBpjs: '31415' }
		expect((await admin.send('PATCH', path, codes)).status).toBe(200)
		const sent = dokter.map((each) => (each.kode === 'AYU' ? { ...each, kodeSatusehat: 'N8' } : each))
		await put('dokter', sent)
		expect((await admin.send('GET', path)).body.data).toMatchObject({ kodeSatusehat: 'N8', kodeBpjs: '31415' })
	})

	test('of a doctor: name, title, visibility, clinics and hours; the rest is theirs', async () => {
		const path = `/dokter/${await idOf('dokter', 'AYU')}`
		const { versi: _, ...before } = (await admin.send('GET', path)).body.data
		expect(before.waktu).toHaveLength(2)
		const [slot] = before.waktu
		for (const [field, value] of Object.entries({
			nama: 'dr. Lain',
			spesialis: '',
			tampil: 0,
			poliKlinik: [],
			waktu: [{ ...slot, jamSelesai: '13:00' }],
		}))
			expect(refused(await admin.send('PATCH', path, { ...before, [field]: value }))).toEqual([
				409,
				'DIKELOLA_SISTEM',
				[field],
			])
		for (const waktu of [[], [{ ...slot, kuota: null }, before.waktu[1]], [...before.waktu, slot]])
			expect(refused(await admin.send('PATCH', path, { waktu }))).toEqual([409, 'DIKELOLA_SISTEM', ['waktu']])
		const own = {
			foto: null,
			bahasa: 'Indonesia',
			favorit: 1,
			jadwalSaja: 1,
			keterangan: [{ keterangan: 'Datang pagi' }],
		}
		const saved = await admin.send('PATCH', path, { ...before, ...own })
		expect(saved.body.data).toMatchObject({ ...before, ...own, keterangan: [{ keterangan: 'Datang pagi' }] })
		expect(refused(await admin.send('DELETE', path))).toEqual([409, 'DIKELOLA_SISTEM', []])
		expect((await put('dokter', dokter)).body.data.jumlah.tetap).toBe(2)
		expect((await put('jadwal', jadwal)).body.data.jumlah.tetap).toBe(3)
		expect((await admin.send('GET', path)).body.data).toMatchObject({ bahasa: 'Indonesia', favorit: 1, jadwalSaja: 1 })
	})

	test('somebody of one clinic can save the form of a doctor of two, too', async () => {
		const own = await staff.signedIn('redaksi')
		const anak = await idOf('poliKlinik', 'ANAK')
		await admin.send('PATCH', `/pengguna/${own.id}`, { poliKlinik: [anak] })
		const path = `/dokter/${await idOf('dokter', 'AYU')}`
		const { versi: _, ...seen } = (await own.send('GET', path)).body.data
		expect(seen.waktu).toHaveLength(1)
		expect((await own.send('PATCH', path, { ...seen, bahasa: 'Madura' })).status).toBe(200)
		expect(refused(await own.send('PATCH', path, { ...seen, waktu: [] }))).toEqual([409, 'DIKELOLA_SISTEM', ['waktu']])
	})

	test('hours on the schedule page', async () => {
		const dokterId = await idOf('dokter', 'AYU')
		const { waktu } = (await admin.send('GET', `/jadwal?dokterId=${dokterId}`)).body.data
		const { id, versi, ...slot } = waktu[0]
		const expected = [409, 'DIKELOLA_SISTEM', ['dokterId']]
		expect(refused(await admin.send('POST', '/jadwal/waktu', { ...slot, hari: ['Jumat'] }))).toEqual(expected)
		expect(refused(await admin.send('PATCH', `/jadwal/waktu/${id}`, { ...slot, jamSelesai: '13:00', versi }))).toEqual(
			expected,
		)
		expect(refused(await admin.send('DELETE', `/jadwal/waktu/${id}`, { versi }))).toEqual(expected)
		const note = { dokterId, keterangan: 'Datang pagi' }
		expect((await admin.send('POST', '/jadwal/catatan', note)).status).toBe(201)
		expect((await put('jadwal', jadwal)).body.data.jumlah.tetap).toBe(3)
	})

	test('hours are theirs while the SIMRS sends none, and those of other doctors always', async () => {
		const slot = {
			hari: ['Jumat'],
			jamMulai: '16:00',
			jamSelesai: '18:00',
			poliKlinikId: await idOf('poliKlinik', 'ANAK'),
		}
		const { body } = await admin.send('POST', '/dokter', { nama: 'dr. Sendiri' })
		const own = body.data.created.id
		expect((await admin.send('POST', '/jadwal/waktu', { ...slot, dokterId: own })).status).toBe(201)
		await put('jadwal', jadwal)
		expect((await admin.send('GET', `/jadwal?dokterId=${own}`)).body.data.waktu).toHaveLength(1)
		const kept = async () =>
			(await admin.send('GET', '/jadwal/pilihan')).body.data.dokter
				.filter(({ dikelola }: { dikelola: boolean }) => dikelola)
				.map(({ nama }: { nama: string }) => nama)
		expect(await kept()).toEqual(['dr. Ayu', 'drg. Bima'])
		await admin.send('DELETE', '/integrasi/sinkronisasi/jadwal')
		expect(await kept()).toEqual([])
		expect((await admin.send('POST', '/jadwal/waktu', { ...slot, dokterId: await idOf('dokter', 'AYU') })).status).toBe(
			201,
		)
	})

	test('leave of the SIMRS; their own they can', async () => {
		const { data } = (await admin.send('GET', '/jadwal/pengecualian')).body
		const [{ id, versi, kodeSimrs, ...leave }] = data
		expect(kodeSimrs).toBe('C1')
		const path = `/jadwal/pengecualian/${id}`
		expect(refused(await admin.send('PATCH', path, { ...leave, selesai: '2999-02-01', versi }))).toEqual([
			409,
			'DIKELOLA_SISTEM',
			[],
		])
		expect(refused(await admin.send('DELETE', path, { versi }))).toEqual([409, 'DIKELOLA_SISTEM', []])
		const { body } = await admin.send('POST', '/jadwal/pengecualian', leave)
		const own = (await admin.send('GET', '/jadwal/pengecualian')).body.data.find(
			(each: { id: string }) => each.id === body.data.created.id,
		)
		expect((await admin.send('DELETE', `/jadwal/pengecualian/${own.id}`, { versi: own.versi })).status).toBe(200)
	})

	test('by a CSV file', async () => {
		const [ayu, anak] = [await idOf('dokter', 'AYU'), await idOf('poliKlinik', 'ANAK')]
		const { uri } = await staff.db
			.selectFrom('poliKlinik')
			.select('uri')
			.where('id', '=', anak)
			.executeTakeFirstOrThrow()
		const apply = (jenis: string, ...lines: string[]) =>
			admin.send('POST', `/impor/csv/${jenis}/terapkan`, { csv: lines.join('\n') })
		const preview = async (jenis: string, ...lines: string[]) =>
			(await admin.send('POST', `/impor/csv/${jenis}/periksa`, { csv: lines.join('\n') })).body.data.baris[0].kesalahan

		const ofDokter = ['id,nama,spesialis', `${ayu},dr. Lain,Spesialis Anak`]
		expect(await preview('dokter', ...ofDokter)).toEqual(['nama: Diisi oleh sistem informasi rumah sakit.'])
		expect((await apply('dokter', ...ofDokter)).status).toBe(400)
		expect((await apply('dokter', 'id,nama,favorit', `${ayu},dr. Ayu,3`)).status).toBe(200)

		const header = 'dokterId,poliKlinik,hari,jamMulai,jamSelesai,keteranganWaktu'
		const ofJadwal = [header, `${ayu},${uri},Senin,08:00,13:00,`]
		expect(await preview('jadwal', ...ofJadwal)).toEqual(['jadwal: Diisi oleh sistem informasi rumah sakit.'])
		expect((await apply('jadwal', ...ofJadwal)).status).toBe(400)
		expect((await put('jadwal', jadwal)).body.data.jumlah.tetap).toBe(3)
	})

	test('by undoing what they did before the SIMRS took over', async () => {
		const { body } = await admin.send('POST', '/dokter', { nama: 'dr. Citra', spesialis: 'Umum' })
		const { id } = body.data.created
		const citra = { kode: 'CITRA', nama: 'dr. Citra', spesialis: 'Umum' }
		await put('dokter', [...dokter, citra])
		const undo = () => admin.send('POST', '/dokter/urungkan', { id: [id] })
		expect((await undo()).body.error.code).toBe('TIDAK_DAPAT_DIURUNGKAN')
		// A change of theirs from before, whose row the SIMRS adopts without an event of its own.
		await staff.db.updateTable('dokter').set({ kodeSimrs: null }).where('id', '=', id).execute()
		await admin.send('PATCH', `/dokter/${id}`, { spesialis: 'Anak' })
		await staff.db.updateTable('dokter').set({ kodeSimrs: 'CITRA' }).where('id', '=', id).execute()
		expect((await undo()).body.error.code).toBe('TIDAK_DAPAT_DIURUNGKAN')
		await admin.send('PATCH', `/dokter/${id}`, { bahasa: 'Jawa' })
		expect((await undo()).status).toBe(200)
	})
})

describe('giving back', () => {
	const kinds = async () =>
		(await admin.send('GET', '/integrasi/sinkronisasi')).body.data.map(({ jenis }: { jenis: string }) => jenis)
	const release = (jenis: string) => admin.send('DELETE', `/integrasi/sinkronisasi/${jenis}`)
	const codes = async () =>
		Object.fromEntries(
			await Promise.all(
				(['poliKlinik', 'dokter', 'jadwalPengecualian'] as const).map(async (table) => {
					const rows = await staff.db.selectFrom(table).select('kodeSimrs').where('kodeSimrs', 'is not', null).execute()
					return [table, rows.length]
				}),
			),
		)

	test.each([
		['poli-klinik', ['cuti', 'dokter'], { poliKlinik: 0, dokter: 2, jadwalPengecualian: 1 }],
		['dokter', ['poli-klinik'], { poliKlinik: 2, dokter: 0, jadwalPengecualian: 0 }],
		['jadwal', ['cuti', 'dokter', 'poli-klinik'], { poliKlinik: 2, dokter: 2, jadwalPengecualian: 1 }],
		['cuti', ['dokter', 'jadwal', 'poli-klinik'], { poliKlinik: 2, dokter: 2, jadwalPengecualian: 0 }],
	])('%s leaves %j, with what needs its codes', async (jenis, left, coded) => {
		expect((await release(jenis)).status).toBe(200)
		expect(await kinds()).toEqual(left)
		expect(await codes()).toEqual(coded)
		expect((await release(jenis)).status).toBe(404)
	})

	test('staff can change everything again, and the next sending finds the rows by their names', async () => {
		const id = await idOf('dokter', 'AYU')
		await release('dokter')
		expect((await admin.send('PATCH', `/dokter/${id}`, { spesialis: 'Anak', waktu: [] })).status).toBe(200)
		const { body } = await put('dokter', dokter)
		expect(body.data.jumlah).toEqual({ dibuat: 0, diubah: 2, hilang: 0, tetap: 0 })
		expect(body.data.perubahan[0].keterangan).toBe(
			'Dipasangkan dengan “dr. Ayu” yang sudah ada; spesialis: “Anak” menjadi “Spesialis Anak”.',
		)
		expect(await idOf('dokter', 'AYU')).toBe(id)
	})

	test('the next sending of leave finds it by doctor and days: nothing is there twice', async () => {
		const leave = () => staff.db.selectFrom('jadwalPengecualian').select(['id', 'kodeSimrs', 'alasan']).execute()
		const before = await leave()
		await release('dokter')
		await put('dokter', dokter)
		const { body } = await put('cuti', [{ ...cuti[0], alasan: 'Haji' }])
		expect(body.data.perubahan).toEqual([
			{
				aksi: 'ubah',
				kode: 'C1',
				nama: 'dr. Ayu',
				keterangan: 'Dipasangkan dengan cuti 2999-01-01 – 2999-01-03 yang sudah ada.',
			},
		])
		expect(await leave()).toEqual(before.map((row) => ({ ...row, alasan: 'Haji' })))
		// Other days are another leave, and that of staff stays theirs.
		await release('cuti')
		await put('cuti', [{ ...cuti[0], mulai: '2999-01-02' }])
		expect((await leave()).map(({ kodeSimrs }) => kodeSimrs).toSorted()).toEqual(['C1', null])
	})
})

describe('rows that staff typed', () => {
	const create = async (nama: string, more = {}) =>
		(await admin.send('POST', '/dokter', { nama, ...more })).body.data.created.id as string
	const citra = { kode: 'CITRA', nama: 'DR.  Citra' }

	test('are adopted by the only line of the same name, and keep what is theirs', async () => {
		const id = await create('dr. Citra', { bahasa: 'Jawa', favorit: 2 })
		const { body } = await put('dokter', [...dokter, citra])
		expect(body.data.perubahan).toEqual([
			{
				aksi: 'ubah',
				kode: 'CITRA',
				nama: 'DR.  Citra',
				keterangan: 'Dipasangkan dengan “dr. Citra” yang sudah ada; nama: “dr. Citra” menjadi “DR.  Citra”.',
			},
		])
		expect(await idOf('dokter', 'CITRA')).toBe(id)
		expect((await admin.send('GET', `/dokter/${id}`)).body.data).toMatchObject({
			bahasa: 'Jawa',
			favorit: 2,
			uri: 'dr-citra',
		})
	})

	test.each([
		['two of them have the name', ['dr. Citra', 'dr. Citra'], [citra]],
		['two lines have the name', ['dr. Citra'], [citra, { ...citra, kode: 'LAIN' }]],
		['the name is another', ['dr. Citra, Sp.A'], [citra]],
	])('stay as they are when %s', async (_, typed, sent) => {
		for (const nama of typed) await create(nama)
		const { body } = await put('dokter', [...dokter, ...sent])
		expect(body.data.jumlah).toEqual({ dibuat: sent.length, diubah: 0, hilang: 0, tetap: 2 })
		expect(await staff.db.selectFrom('dokter').select('id').where('kodeSimrs', 'is', null).execute()).toHaveLength(
			typed.length,
		)
	})

	test('are never hidden by a sending', async () => {
		const id = await create('dr. Sendiri')
		await put('dokter', dokter)
		expect((await admin.send('GET', `/dokter/${id}`)).body.data.tampil).toBe(1)
	})

	test('a clinic with a new code is the same clinic', async () => {
		const id = await idOf('poliKlinik', 'ANAK')
		const { body } = await put('poli-klinik', [{ ...poliKlinik[0], kode: 'ANAK-2' }, poliKlinik[1]])
		expect(body.data.jumlah).toEqual({ dibuat: 0, diubah: 1, hilang: 0, tetap: 1 })
		expect(await idOf('poliKlinik', 'ANAK-2')).toBe(id)
	})
})
