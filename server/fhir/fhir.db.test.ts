import type { PractitionerRole, Schedule, Slot } from '@medplum/fhirtypes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { openTestFhir, TEST_BASE, type TestFhir } from './test-fhir.ts'

let fhir: TestFhir
beforeAll(async () => {
	fhir = await openTestFhir({ now: SENIN_PAGI })
	const { db } = fhir.database
	await insertRows(db, 'webSetting', [{ alamat: 'Jl. Melati 17, Banyuwangi 68416' }])
	await insertRows(db, 'berandaPendaftaran', [{ noTelp: '0812-3456-7001', noTelpType: 'wa' }])
	await insertRows(db, 'poliKlinik', [
		{ nama: 'Poli Anak', uri: 'poli-anak', deskripsi: '<p>Sehat &amp; ceria</p>', jadwalSaja: 0, tampil: 1 },
		{ nama: 'Poli Gigi', uri: 'poli-gigi', jadwalSaja: 1, tampil: 1 },
		{ nama: 'Poli Tersembunyi', jadwalSaja: 0, tampil: 0 },
	])
	await insertRows(db, 'dokter', [
		{ nama: 'dr. Ayu Lestari, Sp.A', uri: 'dr-ayu', spesialis: 'Spesialis Anak', tampil: 1 },
		{ nama: 'drg. Bima', uri: 'drg-bima', spesialis: 'Dokter Gigi', tampil: 1 },
		{ nama: 'dr. Cuti', uri: 'dr-cuti', tampil: 1 },
		{ nama: 'dr. Disembunyikan', tampil: 0 },
	])
	await insertRows(db, 'dokterPoliKlinik', [{ dokterId: '1' }, { dokterId: '2', poliKlinikId: '2' }])
	await insertRows(db, 'jadwalWaktu', [
		{ hari: '["Senin","Rabu"]', jamMulai: '08:00', jamSelesai: '12:00' },
		{ hari: '["Jumat"]', keteranganWaktu: 'Malam', jamMulai: '20:00', jamSelesai: '02:00' },
		{ dokterId: '2', poliKlinikId: '2', hari: '["Senin"]', jamMulai: '07:00', jamSelesai: '08:30' },
		{ dokterId: '1', poliKlinikId: '3', hari: '["Selasa"]' },
		{ dokterId: '4', hari: '["Selasa"]' },
	])
	await insertRows(db, 'jadwalPengecualian', [
		{ mulai: '2026-11-18', selesai: '2026-11-18', alasan: 'Keluarga', alasanTampil: 0 },
		{
			mulai: '2026-11-19',
			selesai: '2026-11-19',
			jenis: 'ganti',
			poliKlinikId: '1',
			jamMulai: '10:00',
			jamSelesai: '11:00',
			alasan: 'Pengganti Rabu',
		},
		{
			dokterId: null,
			poliKlinikId: '1',
			jenis: 'tutup',
			mulai: '2026-11-23',
			selesai: '2026-11-24',
			alasan: 'Renovasi',
		},
	])
})
afterAll(() => fhir.dispose())
beforeEach(() => {
	fhir.clock.now = SENIN_PAGI
})

const slots = async (query = '') =>
	((await fhir.search(`/Slot?${query}`)).bundle.entry ?? []).map(({ resource }) => resource as Slot)
const starts = async (query?: string) => (await slots(query)).map(({ start }) => start.slice(0, 16))

const AYU = '/PractitionerRole?practitioner=1'
const ayu = async () => (await fhir.search(AYU)).ids[0] ?? ''

describe('slots', () => {
	test('the weekly hours of 15 days without leave and closed days, with replacement hours, in WIB', async () => {
		expect(await starts(`schedule=${await ayu()}`)).toEqual([
			'2026-11-16T08:00',
			'2026-11-19T10:00',
			'2026-11-20T20:00',
			'2026-11-25T08:00',
			'2026-11-27T20:00',
			'2026-11-30T08:00',
		])
		const [, single, night] = await slots(`schedule=${await ayu()}`)
		expect([single?.start, single?.end]).toEqual(['2026-11-19T10:00:00+07:00', '2026-11-19T11:00:00+07:00'])
		expect([night?.start, night?.end]).toEqual(['2026-11-20T20:00:00+07:00', '2026-11-21T02:00:00+07:00'])
		expect([single?.comment, night?.comment]).toEqual(['Pengganti Rabu', 'Malam'])
	})

	test('hours of today that are over have no slot, from that minute on', async () => {
		fhir.clock.now = Date.parse('2026-11-16T11:59:00+07:00')
		expect(await starts('start=2026-11-16')).toEqual(['2026-11-16T08:00'])
		fhir.clock.now = Date.parse('2026-11-16T12:00:00+07:00')
		expect(await starts('start=2026-11-16')).toEqual([])
	})

	test('a slot has the page on which the visitor registers, and the number of the desk', async () => {
		const [slot] = await slots('start=2026-11-19')
		expect(slot?.status).toBe('free')
		expect(slot?.extension).toEqual([
			{
				url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-deep-link',
				valueUrl: 'https://rs.example/dokter/dr-ayu?dokter=1',
			},
			{
				url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-phone',
				valueString: '+6281234567001',
			},
		])
	})

	test('where the site offers no registration, a slot is not free and has no link', async () => {
		const [slot] = await slots('service-type=poli-gigi')
		expect([slot?.status, slot?.extension]).toEqual(['busy-unavailable', undefined])
	})

	test('a change of content is seen at the next request', async () => {
		const { db } = fhir.database
		await db.updateTable('dokter').set({ tampil: 0 }).where('id', '=', '1').execute()
		fhir.clock.revision += 1
		expect(await starts('service-type=poli-anak')).toEqual([])
		await db.updateTable('dokter').set({ tampil: 1 }).where('id', '=', '1').execute()
		fhir.clock.revision += 1
		expect(await starts('service-type=poli-anak&start=2026-11-16')).toHaveLength(1)
	})
})

test('a role has the weekly hours and the leave; a reason that is not public is not told', async () => {
	const role = await fhir.read<PractitionerRole>(`/PractitionerRole/${await ayu()}`)
	expect(role.availableTime).toEqual([
		{ daysOfWeek: ['mon', 'wed'], availableStartTime: '08:00:00', availableEndTime: '12:00:00' },
		{ daysOfWeek: ['fri'], availableStartTime: '20:00:00', availableEndTime: '02:00:00' },
	])
	expect(role.notAvailable).toEqual([
		{ description: 'Dokter cuti', during: { start: '2026-11-18T00:00:00+07:00', end: '2026-11-18T23:59:59+07:00' } },
		{ description: 'Renovasi', during: { start: '2026-11-23T00:00:00+07:00', end: '2026-11-24T23:59:59+07:00' } },
	])
	expect(role.availabilityExceptions).toBe('Kamis, 19 November 2026: praktik pukul 10:00–11:00 WIB.')
})

test('what is hidden on the site is not in FHIR', async () => {
	expect((await fhir.search('/Practitioner')).ids).toEqual(['1', '3', '2'])
	expect((await fhir.search('/HealthcareService')).ids).toEqual(['1', '2'])
	expect((await fhir.search('/PractitionerRole')).ids).toHaveLength(2)
})

describe('search', () => {
	test.each([
		['/Practitioner?_id=1,3', ['1', '3']],
		['/Practitioner?name=ayu', ['1']],
		['/Practitioner?name=LÉST', ['1']],
		['/Practitioner?name=yu', []],
		['/Practitioner?name:contains=yu', ['1']],
		['/Practitioner?name:exact=drg. Bima', ['2']],
		['/Practitioner?name=ayu,bima', ['1', '2']],
		['/Practitioner?name=dr.&name=cuti', ['3']],
		['/Practitioner?name=&utm_source=x', ['1', '3', '2']],
		['/Organization?name=uji', ['rumah-sakit']],
		['/Location?organization=Organization/rumah-sakit', ['rumah-sakit']],
		['/HealthcareService?specialty=anak', ['1']],
		['/HealthcareService?specialty=http://snomed.info/sct|394812008', ['2']],
		['/HealthcareService?specialty=http://snomed.info/sct|', ['1', '2']],
		['/HealthcareService?specialty=|anak', []],
		['/HealthcareService?specialty:text=gigi', ['2']],
		[`/HealthcareService?service-type=${TEST_BASE}/CodeSystem/poli-klinik|poli-anak`, ['1']],
	])('%s finds %j', async (path, ids) => expect((await fhir.search(encodeURI(path))).ids).toEqual(ids))

	test.each([
		['start=2026-11-19', ['19T10:00']],
		['start=ge2026-11-20&start=le2026-11-25', ['20T20:00', '23T07:00', '25T08:00']],
		['start=gt2026-11-20&start=lt2026-11-27', ['23T07:00', '25T08:00']],
		['start=ge2026-11-19T10:00:00%2B07:00&start=lt2026-11-20', ['19T10:00']],
		['start=2026-11-19T03:00Z', ['19T10:00']],
		['start=ge2026-11-19T10:01+07:00&start=lt2026-11-20', []],
		['start=2026-12', []],
		['status=busy-unavailable&start=2026-11', ['23T07:00', '30T07:00']],
	])('Slot?%s finds %j', async (query, expected) =>
		expect((await starts(query)).map((start) => start.slice(8))).toEqual(expected),
	)

	test('a schedule is found by a day of its period', async () => {
		const found = async (date: string) =>
			(await fhir.search(`/Schedule?actor=HealthcareService/1&date=${date}`)).ids.length
		expect(
			await Promise.all(['ge2026-11-30', 'ge2026-12-01', 'le2026-11-16', 'lt2026-11-16', '2026-11'].map(found)),
		).toEqual([1, 0, 1, 0, 1])
	})

	test('pages are linked, and end', async () => {
		const first = await fhir.search('/Slot?status=free&_count=2&lain=1')
		const urlOf = ({ bundle }: typeof first, relation: string) =>
			bundle.link?.find((link) => link.relation === relation)?.url
		expect([first.bundle.total, first.ids.length]).toEqual([6, 2])
		expect(urlOf(first, 'self')).toBe(`${TEST_BASE}/Slot?status=free&_count=2`)
		expect([urlOf(first, 'next'), urlOf(first, 'previous')]).toEqual([
			`${TEST_BASE}/Slot?status=free&_count=2&_offset=2`,
			undefined,
		])
		const last = await fhir.search('/Slot?status=free&_count=2&_offset=4')
		expect([urlOf(last, 'next'), urlOf(last, 'previous')]).toEqual([
			undefined,
			`${TEST_BASE}/Slot?status=free&_count=2&_offset=2`,
		])
		const none = await fhir.search('/Slot?status=free&_count=0')
		expect([none.bundle.total, none.bundle.entry, none.bundle.link?.length]).toEqual([6, undefined, 1])
	})

	test('what a page refers to is included once', async () => {
		const { bundle, ids } = await fhir.search(
			'/Slot?service-type=poli-anak&_include=Slot:schedule&_include:iterate=Schedule:actor:PractitionerRole&_include:iterate=PractitionerRole:practitioner',
		)
		const included = (bundle.entry ?? []).filter(({ search }) => search?.mode === 'include')
		expect(ids).toHaveLength(6)
		expect(included.map(({ fullUrl }) => fullUrl?.replace(`${TEST_BASE}/`, ''))).toEqual([
			`Schedule/${await ayu()}`,
			`PractitionerRole/${await ayu()}`,
			'Practitioner/1',
		])
	})
})

describe('errors are an OperationOutcome', () => {
	test.each([
		['/Practitioner/9', 404, 'not-found'],
		['/Patient', 404, 'not-found'],
		['/Slot/1/_history', 404, 'not-found'],
		['', 404, 'not-found'],
		['/Slot?start=besok', 400, 'value'],
		['/Slot?start=2026-02-30', 400, 'value'],
		['/Slot?start=ap2026-11-16', 400, 'value'],
		['/Slot?_count=banyak', 400, 'value'],
		['/Slot?_include=Slot:pasien', 400, 'value'],
		['/Slot?_include=Patient:link', 400, 'value'],
		['/Practitioner?name:missing=true', 400, 'value'],
		['/metadata?_format=xml', 400, 'value'],
	])('%s is %i %s', async (path, status, code) => {
		const { issue, ...answer } = await fhir.outcome(path)
		expect([answer.status, issue?.code]).toEqual([status, code])
	})

	test('a search has at most 50 values: each one is compared with each resource', async () => {
		const values = (count: number) => Array(count).fill('a').join(',')
		expect((await fhir.search(`/Slot?specialty:text=${values(50)}`)).ids).not.toEqual([])
		for (const query of [values(51), `${values(50)}&_id=1`, `${values(1)}${'&specialty:text=a'.repeat(50)}`]) {
			const { status, issue } = await fhir.outcome(`/Slot?specialty:text=${query}`)
			expect([status, issue?.diagnostics]).toEqual([400, 'A search has at most 50 values.'])
		}
	})

	test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is 405 with what is allowed', async (method) => {
		const response = await fhir.request('/Practitioner/1', { method })
		expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
		expect(await response.json()).toMatchObject({ resourceType: 'OperationOutcome' })
	})

	test('a failing read is 500, and the next request reads again', async () => {
		const { db } = fhir.database
		await db.schema.alterTable('berandaPendaftaran').renameTo('hilang').execute()
		fhir.clock.revision += 1
		expect(await fhir.outcome('/Slot')).toMatchObject({ status: 500, issue: { code: 'exception' } })
		await db.schema.alterTable('hilang').renameTo('berandaPendaftaran').execute()
		expect((await fhir.search('/Slot')).ids.length).toBeGreaterThan(0)
	})
})

test('an answer is FHIR JSON that any origin may read, and is not sent again to who has it', async () => {
	const response = await fhir.request('/Practitioner/1')
	expect(response.headers.get('content-type')).toBe('application/fhir+json; charset=utf-8')
	expect(response.headers.get('access-control-allow-origin')).toBe('*')
	const etag = response.headers.get('etag') ?? ''
	const again = await fhir.request('/Practitioner/1', { headers: { 'if-none-match': etag } })
	expect([again.status, await again.text()]).toEqual([304, ''])
	const head = await fhir.request('/Practitioner/1', { method: 'HEAD' })
	expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
})

describe('SMART Scheduling Links', () => {
	const manifest = () =>
		fhir.read<{ transactionTime: string; request: string; output: { type: string; url: string }[] }>('/$bulk-publish')

	test('the manifest lists files, and each line of a file is a resource', async () => {
		const { request, output } = await manifest()
		expect(request).toBe(`${TEST_BASE}/$bulk-publish`)
		for (const { type, url } of output) {
			const response = await fhir.request(url.replace(TEST_BASE, ''))
			expect(response.headers.get('content-type')).toBe('application/fhir+ndjson')
			const lines = (await response.text())
				.trimEnd()
				.split('\n')
				.map((line) => JSON.parse(line))
			expect(new Set(lines.map(({ resourceType }) => resourceType))).toEqual(new Set([type]))
			expect(lines.map(({ id }) => id)).toEqual((await fhir.search(`/${type}`)).ids)
		}
		expect(output.map(({ type }) => type)).toEqual(expect.arrayContaining(['Location', 'Schedule', 'Slot']))
		expect((await fhir.request('/%24bulk-publish')).status).toBe(200)
	})

	test('a schedule names its place, its doctor and its service', async () => {
		const schedule = await fhir.read<Schedule>(`/Schedule/${await ayu()}`)
		expect(schedule.actor.map(({ reference }) => reference)).toEqual([
			'Location/rumah-sakit',
			`PractitionerRole/${await ayu()}`,
			'HealthcareService/1',
		])
		expect(schedule.planningHorizon).toEqual({
			start: '2026-11-16T00:00:00+07:00',
			end: '2026-11-30T23:59:59+07:00',
		})
	})

	test('the time of publication stays while nothing changes', async () => {
		const { transactionTime } = await manifest()
		fhir.clock.now += 5 * 60_000
		expect((await manifest()).transactionTime).toBe(transactionTime)
		fhir.clock.now = Date.parse('2026-11-16T13:00:00+07:00')
		expect((await manifest()).transactionTime).toBe('2026-11-16T06:00:00.000Z')
	})
})

describe('codes of other systems', () => {
	test('a doctor has the IHS number, clinic and hospital the address of theirs in SATUSEHAT, and hours their quota', async () => {
		const { db } = fhir.database
		await db.updateTable('dokter').set({ kodeSatusehat: 'N10000001', kodeBpjs: '99' }).where('id', '=', '1').execute()
		await db.updateTable('poliKlinik').set({ kodeSatusehat: 'ab/1' }).where('id', '=', '1').execute()
		await db.updateTable('jadwalWaktu').set({ kuota: 24 }).where('id', '=', '1').execute()
		fhir.clock.revision++
		expect(await fhir.read('/Practitioner/1')).toMatchObject({
			identifier: [{ use: 'official', system: 'https://fhir.kemkes.go.id/id/nakes-his-number', value: 'N10000001' }],
		})
		expect(await fhir.read('/Practitioner/2')).not.toHaveProperty('identifier')
		expect(await fhir.read('/HealthcareService/1')).toMatchObject({
			identifier: [
				{ system: 'urn:ietf:rfc:3986', value: 'https://api-satusehat.kemkes.go.id/fhir-r4/v1/Location/ab%2F1' },
			],
		})
		expect(await fhir.read('/HealthcareService/2')).not.toHaveProperty('identifier')
		expect(await fhir.read('/Organization/rumah-sakit')).toMatchObject({
			identifier: [
				{
					system: 'urn:ietf:rfc:3986',
					value: 'https://api-satusehat.kemkes.go.id/fhir-r4/v1/Organization/100026488',
				},
			],
		})
		const capacities = (await slots(`schedule=${await ayu()}`)).map(({ start, extension = [] }) => [
			start.slice(0, 10),
			extension.find(({ url }) => url.endsWith('/slot-capacity'))?.valueInteger,
		])
		expect(capacities).toEqual([
			['2026-11-16', 24],
			['2026-11-19', undefined],
			['2026-11-20', undefined],
			['2026-11-25', 24],
			['2026-11-27', undefined],
			['2026-11-30', 24],
		])
	})
})
